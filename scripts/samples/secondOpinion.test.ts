import { describe, expect, it } from '@jest/globals';
import { PDFParse } from 'pdf-parse';
import { drawSample } from './drawSample.ts';
import { openPdf } from '../../worker/reading/pdf/openPdf.ts';

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

async function readByUs(bytes: Uint8Array): Promise<string> {
  const opened = await openPdf(bytes);
  if (!opened.ok) throw new Error(opened.reason);
  const page = opened.pdf.page(1);
  const text = page?.text().words.map((word) => word.text) ?? [];
  page?.close();
  opened.pdf.close();
  return letters(text.join(''));
}

async function readByPdfParse(bytes: Uint8Array): Promise<string[]> {
  const parser = new PDFParse({ data: new Uint8Array(bytes), verbosity: 0 });
  const { text } = await parser.getText({ partial: [1], pageJoiner: '' });
  await parser.destroy();
  return text.split(/\s+/).map(letters).filter(Boolean);
}

describe('When pdf-parse, an independent library, reads the text layer of a form', () => {
  it.each(['w2-irs', '1040-2024', '1099-nec'] as const)(
    'then %s holds no word that we missed',
    async (form) => {
      const { pdf } = await drawSample(form, { seed: 7, isFillable: false });
      const ours = await readByUs(pdf);
      const theirs = await readByPdfParse(pdf);
      expect(theirs.length).toBeGreaterThan(50);
      expect(theirs.filter((word) => !ours.includes(word))).toEqual([]);
    },
  );
});
