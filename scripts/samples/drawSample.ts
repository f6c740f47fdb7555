/** Draws one document of a layout by name: what tests and end-to-end tests ask for. */
import { SAMPLE_FORMS } from './forms/index.ts';
import type { Drawing, Sample } from './sample.ts';

/** `layout` as in forms/index.ts: `w2-irs`, `1040-2024`. Throws for a layout nobody drew. */
export function drawSample(layout: string, drawing: Drawing): Promise<Sample> {
  const form = SAMPLE_FORMS.find((one) => one.layout === layout);
  if (!form) throw new Error(`No sample is called ${layout}`);
  return form.draw(drawing);
}
