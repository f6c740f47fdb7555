import { describe, expect, it } from '@jest/globals';
import { htmlLines } from './htmlLines.ts';
import { layOutLines, SPANNED } from './layOutLines.ts';
import { linesOfRow } from './linesOfRow.ts';
import { rtfLines } from './rtfLines.ts';

describe('the lines of a row', () => {
  const BOXES = [
    ["Employer's name", "Employee's name"],
    ['Alder Mill Co.', 'Ruth Okafor'],
    ['Reno, NV 89501', ''],
  ];

  it('When its cells hold a label and a block each, then they stand side by side, line for line', () => {
    expect(
      linesOfRow(["Employer's name\nAlder Mill Co.\n\nReno, NV 89501", "Employee's name\nRuth  Okafor"]),
    ).toEqual(BOXES);
  });

  it('When it is written by Word, as a web page or as rich text, then it is the same row', () => {
    expect(
      htmlLines(
        `<table><tr><td><p>Employer's
         name</p><p>Alder Mill Co.<br />Reno, NV 89501</p></td><td><p>Employee's name</p><p>Ruth Okafor</p></td></tr></table>`,
      ),
    ).toEqual(BOXES);
    const paper = String.raw`{\rtf1 \trowd\pard\intbl Employer's name\par Alder Mill Co.\line Reno, NV 89501\cell Employee's name\par Ruth Okafor\cell\row\pard Signed\par}`;
    expect(rtfLines(paper).map((line) => line.filter((cell) => cell !== ''))).toEqual([
      ...BOXES.map((line) => line.filter((cell) => cell !== '')),
      ['Signed'],
      [],
    ]);
  });

  it('When a label was wrapped beside its amount, then it stays one line', () => {
    expect(linesOfRow(['Ending\nbalance', '$4,670.38', ''])).toEqual([['Ending balance', '$4,670.38', '']]);
  });

  it('When a cell reaches across others, then what stands below and beside it keeps its column', () => {
    const lines = htmlLines(`<table>
<tr><td>b Employer number</td><td>1 Wages</td><td>2 Federal income tax withheld</td></tr>
<tr><td colspan="2"><p>f Employee's address</p><p>807 Magnolia Ave</p></td><td><p>10 Dependent care benefits</p><p></p></td></tr>
</table>`);
    expect(lines).toEqual([
      ['b Employer number', '1 Wages', '2 Federal income tax withheld'],
      ["f Employee's address", SPANNED, '10 Dependent care benefits'],
      ['807 Magnolia Ave', SPANNED, ''],
    ]);
    const [page] = layOutLines(lines);
    const leftOf = (text: string) => page!.words.find((word) => word.text === text)!.box.x0;
    expect(leftOf('10')).toBe(leftOf('2'));
    expect(leftOf('10')).toBeGreaterThan(leftOf('address'));
  });

  it('When a label is longer than most, then it does not reach into the next column', () => {
    const label = "PAYER'S name, street address, city, state, ZIP code, and telephone no.";
    const [page] = layOutLines([
      [label, '1 Nonemployee compensation'],
      ['Alder Mill Co.', '$ 9,640.00'],
    ]);
    const [no, one] = ['no.', '1'].map((wanted) => page!.words.find(({ text }) => text === wanted)!);
    expect(no!.box.x1).toBeLessThan(one!.box.x0);
  });

  it('When rows hold more cells and lines than any paper, then they end where no more is read', () => {
    expect(linesOfRow(['x\ny', ...Array<string>(500_000).fill('z\nz')])[1]).toHaveLength(200);
    const row = `<tr><td>${'x<br>'.repeat(40)}</td><td colspan="20">y</td></tr>`;
    expect(htmlLines(`<table>${row.repeat(2000)}</table>`).length).toBeLessThan(5100);
    expect(rtfLines(String.raw`\trowd a\line b\cell\row `.repeat(9000)).length).toBeLessThan(5100);
  });

  it('When a cell holds more lines than anybody prints, then the rest stays in the last one', () => {
    const lines = linesOfRow(['x\n'.repeat(100_000)]);
    expect(lines).toHaveLength(40);
    expect(lines.at(-1)![0]).toHaveLength(2 * (100_000 - 39) - 1);
  });
});
