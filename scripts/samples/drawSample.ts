/** Draws one document of a layout by name: what tests and end-to-end tests ask for. */
import { formCalled } from './makeSamples.ts';
import type { Drawing, Sample } from './sample.ts';

/** `layout` as in forms/index.ts: `w2-irs`, `1040-2024`. Throws for a layout nobody drew. */
export function drawSample(layout: string, drawing: Drawing): Promise<Sample> {
  return formCalled(layout).draw(drawing);
}
