import { expect, it } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import { openDocument } from '../openDocument.ts';
import type { Page } from '../page.ts';

const SENTENCE = 'Wages, tips and other compensation of the employee named on this form for the year';

/** A page with a name and an amount in fields; `lose` takes entries out of the file's fields. */
async function pageWith(lose: (field: number) => string | null): Promise<Page> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  for (const y of [740, 720, 700]) page.drawText(SENTENCE, { x: 72, y, size: 10 });
  const form = document.getForm();
  ['Odalys Ferreira', '71,204.16'].forEach((answer, index) => {
    const field = form.createTextField(`f1_0${index}[0]`);
    field.addToPage(page, { x: 72, y: 600 - 40 * index, width: 200, height: 16, borderWidth: 0 });
    field.setText(answer);
  });
  form.updateFieldAppearances();
  form.getFields().forEach((field, index) => {
    const entry = lose(index);
    if (entry) field.acroField.dict.delete(PDFName.of(entry));
  });
  const engine = createOcrEngine(1);
  const opened = await openDocument(await document.save({ updateFieldAppearances: false }), { engine });
  if (!opened.ok) throw new Error(opened.reason);
  const [first] = opened.document.pages();
  await opened.document.close();
  await engine.close();
  return first!.text!;
}

const textOf = ({ words }: Page) => words.map(({ text }) => text).join(' ');

it('When fields show answers that they do not hold, then these are read where they are seen', async () => {
  const page = await pageWith(() => 'V');
  expect(textOf(page)).toContain(`${SENTENCE} Odalys Ferreira 71,204.16`);
  expect(page.words.find(({ text }) => text === 'Odalys')!.box.x0).toBeLessThan(80);
});

it('When fields hold their answers, then they stay fields, whether these are shown or not', async () => {
  const held = await pageWith((field) => (field === 0 ? null : 'AP'));
  expect(textOf(held)).toContain(`${SENTENCE} Odalys Ferreira 71,204.16`);
  expect(held.fields).toHaveLength(2);
});
