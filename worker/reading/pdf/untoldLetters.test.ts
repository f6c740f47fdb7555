import { expect, it } from '@jest/globals';
import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFNumber,
  type PDFPage,
} from 'pdf-lib';
import { createOcrEngine } from '../ocr/ocrEngine.ts';
import { openDocument } from '../openDocument.ts';

const SENTENCE = 'Wages, tips and other compensation of the employee for the year';
const BOX = '0 0 500 700 re f';

/** Text in a font of boxes: it draws something for the codes 1 to 9, and says of none which letter it is. */
function drawUntold(page: PDFPage, words: readonly string[]) {
  const { context } = page.doc;
  const codes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const glyph = context.register(context.stream(`600 0 d0 ${BOX}`));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 600, 700],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: Object.fromEntries(codes.map((code) => [`g${code}`, glyph])),
    Encoding: { Type: 'Encoding', Differences: [1, ...codes.map((code) => PDFName.of(`g${code}`))] },
    FirstChar: 1,
    LastChar: 9,
    Widths: codes.map(() => 600),
  });
  const name = page.node.newFontDictionary('T', context.register(font));
  const operator = (kind: PDFOperatorNames, ...args: (PDFName | PDFNumber | PDFHexString)[]) =>
    page.pushOperators(PDFOperator.of(kind, args));
  words.forEach((word, row) => {
    operator(PDFOperatorNames.BeginText);
    operator(PDFOperatorNames.SetFontAndSize, name, PDFNumber.of(10));
    operator(PDFOperatorNames.MoveText, PDFNumber.of(72), PDFNumber.of(400 - row * 20));
    operator(PDFOperatorNames.ShowText, PDFHexString.of(word));
    operator(PDFOperatorNames.EndText);
  });
}

async function firstText(untold: readonly string[]): Promise<string | null> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  for (const y of [700, 680, 660, 640, 620, 600]) page.drawText(SENTENCE, { x: 72, y, size: 10 });
  drawUntold(page, untold);
  const engine = createOcrEngine(1);
  const opened = await openDocument(await document.save(), { engine });
  if (!opened.ok) throw new Error(opened.reason);
  const [first] = opened.document.pages();
  await opened.document.close();
  await engine.close();
  return first!.text && first!.text.words.map(({ text }) => text).join(' ');
}

it('When the answers on a page are in a font that tells no letters, then the page is looked at, well though its labels read', async () => {
  expect(await firstText(['01020304', '0405060708', '010209'])).toBeNull();
});

it('When one mark is in such a font, then the print is read as it stands', async () => {
  expect(await firstText(['01', '02'])).toContain(SENTENCE);
});
