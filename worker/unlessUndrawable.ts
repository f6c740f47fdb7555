/** A page that no engine can draw is left out; the other pages may still say all that is needed. */
import { CannotDrawError } from './reading/raster/drawWithAnyEngine.ts';

/** What the reading gives; null where its page cannot be drawn. Every other error stays one. */
export async function unlessUndrawable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CannotDrawError) return null;
    throw error;
  }
}
