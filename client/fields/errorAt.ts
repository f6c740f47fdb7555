/** The sentence about one field among a form's errors. */
import { type FieldErrors, get } from 'react-hook-form';

export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const found: unknown = get(errors, path);
  const hasMessage = typeof found === 'object' && found !== null && 'message' in found;
  return hasMessage && typeof found.message === 'string' ? found.message : undefined;
}
