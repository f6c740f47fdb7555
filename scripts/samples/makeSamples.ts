/** Which documents a set holds, and how each is made. */
import { degrade, type Variant } from './degrade.ts';
import { SAMPLE_FORMS, type SampleForm } from './forms/index.ts';
import { manifestEntry, type ManifestEntry } from './manifest.ts';
import { seedFor } from './random.ts';

export interface PlannedSample {
  readonly form: SampleForm;
  readonly variant: Variant;
  readonly seed: number;
}

export interface SampleFile {
  readonly bytes: Uint8Array;
  readonly entry: ManifestEntry;
}

const PICTURES = ['scan200', 'photo', 'noisy', 'scan300'] as const;

const plan = (form: SampleForm, variant: Variant, seed: number): PlannedSample => ({
  form,
  variant,
  seed: seedFor(seed, `${form.layout}-${variant}`) % 1_000_000,
});

/** Every layout flat, fillable where it has that edition, and in two kinds of picture that alternate along the list. */
export function planSamples(seed: number): PlannedSample[] {
  return SAMPLE_FORMS.flatMap((form, index) => {
    const pictures = [PICTURES[index % 4], PICTURES[(index + 1) % 4]] as Variant[];
    const variants: Variant[] = [...(form.isFillable ? (['fillable'] as const) : []), 'flat', ...pictures];
    return variants.map((variant) => plan(form, variant, seed));
  });
}

/** A handful that takes a good reader well under a minute: one of each kind of source. */
export function planQuickSamples(seed: number): PlannedSample[] {
  const wanted: readonly (readonly [string, Variant])[] = [
    ['w2-irs', 'fillable'],
    ['w2-irs', 'flat'],
    ['w2-irs', 'scan200'],
    ['w2-four-up', 'flat'],
    ['1040-2023', 'flat'],
    ['1040-2024-joint', 'fillable'],
    ['1099-nec', 'flat'],
    ['1099-nec', 'photo'],
    ['bank-list', 'flat'],
    ['licence-table', 'flat'],
  ];
  return wanted.map(([layout, variant]) => plan(formCalled(layout), variant, seed));
}

export function formCalled(layout: string): SampleForm {
  const form = SAMPLE_FORMS.find((one) => one.layout === layout);
  if (!form) throw new Error(`No sample is called ${layout}`);
  return form;
}

/** `valueShift`: points by which every value misses its box. */
export async function makeSample(
  { form, variant, seed }: PlannedSample,
  valueShift = 0,
): Promise<SampleFile> {
  const sample = await form.draw({ seed, isFillable: variant === 'fillable', valueShift });
  const { bytes, extension, expected } = await degrade(sample, variant, seed);
  const place = { file: `${form.layout}-${variant}.${extension}`, layout: form.layout, variant };
  return { bytes, entry: manifestEntry(place, sample, expected) };
}
