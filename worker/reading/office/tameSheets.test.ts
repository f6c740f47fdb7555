import { describe, expect, it } from '@jest/globals';
import { tameSheets } from './tameSheets.ts';

/** What becomes of a sheet's text. */
function tamed(text: string): string {
  const part = { content: Buffer.from(text), size: text.length };
  tameSheets({ FileIndex: [part] });
  expect(part.size).toBe(part.content.length);
  return part.content.toString();
}

describe('A sheet of a workbook', () => {
  it('When it links cells to a page, then only the link goes', () => {
    const cells = '<sheetData><row><c><v>Ramírez</v></c></row></sheetData>';
    expect(tamed(`${cells}<hyperlinks><x:hyperlink ref="A1:XFD1048576"/></hyperlinks>`)).toBe(
      `${cells}<hyperlinks></hyperlinks>`,
    );
  });

  it('When columns are wide or hidden, then those that are hidden stay, within the bounds of a sheet', () => {
    expect(
      tamed(
        '<cols><col min="1" max="2000000000"/><col min="1" max="2" width="9"/><col min="3" max="4" hidden="1"/></cols>',
      ),
    ).toBe('<cols><col min="3" max="4" hidden="1"/></cols>');
    expect(tamed('<col x:max="9999999" min="2" max="99999" hidden="true" width="0"></col>')).toBe(
      '<col min="2" max="16384" hidden="1"/></col>',
    );
    const [all, ...again] = Array.from({ length: 1000 }, () => '<col min="1" max="16384" hidden="1"/>');
    expect(tamed([all, ...again].join(''))).toBe(all);
  });

  it('When there is neither, then nothing of it changes', () => {
    const text = '<sheetData><row><c><v>1</v></c></row></sheetData>';
    expect(tamed(text)).toBe(text);
  });
});
