/**
 * Reads an invented paper before the first one of a client: V8 and PDFium compile what they run for the first time, which takes most of a
 * second, and forms fold their labels once.
 */
import { FORMS } from './forms/index.ts';
import { readDocument } from './readDocument.ts';
import { allLabels } from './understanding/labels/allLabels.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';

/** Forms of few boxes, of many, of lists and of letters: together they run most of what any form runs. */
const READ = ['W-2', '1120', '1040', 'Bank statement', 'Business license'];
/** Labels of a form that a page has room for, in two columns. */
const ON_A_PAGE = 120;
/** Points. */
const [LEFT, COLUMN, TOP, LINE, SIZE] = [30, 290, 760, 12, 6];
const SAID = ['1,234.56', 'Ann B. Example', '12 Elm Street, Salem, OR 97301', '123-45-6789', '01/31/2025'];

/** Never rejects: what goes wrong here goes wrong again with a document, where somebody is told. */
export async function warmUp(read = readDocument): Promise<void> {
  const forms = READ.flatMap((wanted) => FORMS.find(({ name }) => name === wanted) ?? []);
  await read(drawPdf(forms.map(linesOf)), { fileName: 'warm-up.pdf' }).catch(() => undefined);
}

const linesOf = (form: FormDefinition): string[] =>
  [...new Set([...form.signs.flatMap(({ of }) => of), ...allLabels(form)])]
    .slice(0, ON_A_PAGE)
    .map((label, at) => `${label} ${SAID[at % SAID.length]!}`);

/** A PDF with a page for each list of lines, in the font that every reader has. */
function drawPdf(pages: readonly (readonly string[])[]): Uint8Array {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 612 792]/Resources<</Font<</F1 ${pages.length * 2 + 3} 0 R>>>>>>`,
    ...pages.flatMap((lines, at) => {
      const drawn = drawLines(lines);
      return [
        `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
        `<</Type/Page/Parent 2 0 R/Contents ${3 + 2 * at} 0 R>>`,
      ];
    }),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>`);
}

function drawLines(lines: readonly string[]): string {
  const drawn = lines.map((line, at) => {
    const [x, y] = [LEFT + (at % 2) * COLUMN, TOP - Math.floor(at / 2) * LINE];
    return `1 0 0 1 ${x} ${y} Tm(${line.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, ' ')})Tj`;
  });
  return `BT /F1 ${SIZE} Tf ${drawn.join(' ')} ET`;
}
