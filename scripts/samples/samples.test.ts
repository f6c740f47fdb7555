/** What the sample documents promise: every layout draws, a seed repeats itself, and the paper carries what is expected of it. */
import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { degrade, VARIANTS } from './degrade.ts';
import { drawSample } from './drawSample.ts';
import { SAMPLE_FORMS } from './forms/index.ts';
import { planSamples } from './makeSamples.ts';

describe('sample documents', () => {
  it.each(SAMPLE_FORMS.map(({ layout }) => layout))('%s draws for many people', async (layout) => {
    for (let seed = 1; seed <= 2; seed++) {
      const sample = await drawSample(layout, { seed, isFillable: seed % 2 === 0 });
      expect(Object.keys(sample.expected.formFields).length).toBeGreaterThan(3);
    }
  });

  it('repeats itself to the byte for the same seed, and not for another', async () => {
    const [first, again, other] = await Promise.all(
      [7, 7, 8].map(async (seed) => (await drawSample('1040-2024', { seed, isFillable: true })).pdf),
    );
    expect(Buffer.from(again!).equals(Buffer.from(first!))).toBe(true);
    expect(Buffer.from(other!).equals(Buffer.from(first!))).toBe(false);
  });

  it('says in a fillable form what each field means', async () => {
    const { pdf, expected } = await drawSample('w2-irs', { seed: 3, isFillable: true });
    const form = (await PDFDocument.load(pdf)).getForm();
    const texts = form
      .getFields()
      .map((field) => ('getText' in field ? (field.getText as () => string)() : ''));
    expect(texts.map((text) => text?.replaceAll('-', ''))).toContain(expected.primaryPerson?.ssn);
  });

  it('has no form in a flat document', async () => {
    const { pdf } = await drawSample('w2-irs', { seed: 3 });
    expect((await PDFDocument.load(pdf)).catalog.getAcroForm()).toBeUndefined();
  });

  it('makes the same picture again', async () => {
    const sample = await drawSample('w2-payroll', { seed: 5 });
    const [one, two] = [await degrade(sample, 'noisy', 5), await degrade(sample, 'noisy', 5)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  });

  it('asks a photo of a return only for what stands on its first page: in 2018 the figures were on the second', async () => {
    const [postcard, whole] = await Promise.all(
      ['1040-2018', '1040-2021'].map((layout) => drawSample(layout, { seed: 3 })),
    );
    expect(Object.keys(postcard!.expectedOnFirstPage!.formFields)).not.toContain('wages');
    expect(postcard!.expectedOnFirstPage!.employmentStatus).toBeUndefined();
    expect(postcard!.expectedOnFirstPage!.formFields).toHaveProperty('occupation');
    expect(postcard!.expected.formFields).toHaveProperty('wages');
    expect(whole!.expectedOnFirstPage!.formFields).toHaveProperty('wages');
    expect(whole!.expectedOnFirstPage!.formFields).not.toHaveProperty('occupation');
  });

  it('plans every variant in a full set', () => {
    expect(new Set(planSamples(1).map(({ variant }) => variant))).toEqual(new Set(VARIANTS));
  });
});
