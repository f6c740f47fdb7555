/** What a box says when it is read alone. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { bankStatement } from '../../forms/statements/bankStatement.ts';
import { form1099Misc } from '../../forms/payments/form1099Misc.ts';
import { scheduleC } from '../../forms/returns/scheduleC.ts';
import { w2 } from '../../forms/wages/w2.ts';
import { readForm } from '../extractForm.ts';
import { mapForm } from '../mapForm.ts';
import { questionsFor } from './questionsFor.ts';
import { answerOf } from './secondLook.ts';
import { readInstances } from '../formInstance.ts';
import { toSheet } from '../sheet/sheet.ts';
import { surerWords } from './surerWords.ts';
import { printedPage, wordsAt, type Print } from '../testing/printedPage.ts';

const page = printedPage(
  [
    [40, 40, "RECIPIENT'S name"],
    [40, 52, 'Vikram Grinwald'],
    [330, 40, '3 Other income'],
    [330, 56, '$ 169,898.25'],
    [40, 70, 'Street address (including apt. no.)'],
    [70, 82, 'Fir'], // all that the first look saw of the street
    [40, 95, 'City or town, state or province, country, and ZIP or foreign postal code'],
    [330, 74, '5 Fishing boat proceeds'],
  ],
  { source: 'ocr' },
);
// The first look was sure of the first name only.
const seen = {
  ...page,
  words: page.words.map((word) => ({ ...word, confidence: word.text === 'Grinwald' ? 0.66 : 0.92 })),
};
const [map] = mapForm(form1099Misc, [toSheet(seen)]);

const questionAbout = (path: string) =>
  questionsFor(form1099Misc, map!).find(({ rule }) => JSON.stringify(rule.to).includes(path))!;
const said = (path: string, words: readonly (readonly [string, number, number?])[]) => {
  const told = words.map(([text, confidence, x = 330]): Word => ({
    ...wordsAt([x, 56, text])[0]!,
    confidence,
  }));
  return answerOf(map!, questionAbout(path), { words: told }).map(({ value }) => value);
};

describe('The second look', () => {
  it('asks for every name, with the letters of other languages, however sure the first was', () => {
    expect(questionAbout('recipientName').box.holds).toBe('name');
    expect(questionAbout('otherIncome').box.holds).toBe('amount');
  });

  it('takes of a name each word from the look that was surer of it', () => {
    const second = [['vam', 0.54, 40], ['Grünwald', 0.88, 71]] as const; // prettier-ignore
    expect(said('recipientName', second)).toEqual(['Vikram Grünwald']);
  });

  it('When English data misread a letter that it does not know, then the name is as the other data read it', () => {
    const second = [['Vikram', 0.9, 40], ['Gránwald', 0.55, 71]] as const; // prettier-ignore
    expect(said('recipientName', second)).toEqual(['Vikram Gránwald']);
    expect(said('recipientName', [['Vikram', 0.9, 40], ['Gréenwald', 0.55, 71]])).toEqual(['Vikram Grinwald']); // prettier-ignore
  });

  it('takes a word that stands for two of the first look for neither of them', () => {
    const at = (text: string, x: number, confidence: number) =>
      wordsAt([x, 0, text], { source: 'ocr', confidence });
    const first = [...at('Four', 40, 0.97), ...at('Corners', 64, 0.95), ...at('Shop', 99, 0.95)];
    const again = [...at('Four', 40, 0.9), ...at('Comers.Shop', 64, 0.97)];
    expect(surerWords(first, again).words.map(({ text }) => text)).toEqual(['Four', 'Corners', 'Shop']);
  });

  it('When two looks read different strokes behind a name, then the more of them are taken', () => {
    const words = (numeral: string, confidence: number): Word[] =>
      wordsAt([40, 0, `Renee ${numeral}`], { source: 'ocr', confidence });
    const numeralOf = (first: string, second: string) =>
      surerWords(words(first, 0.5), words(second, 0.6)).words[1]?.text;
    expect(numeralOf('III', 'II')).toBe('III');
    expect(numeralOf('II', 'III')).toBe('III');
    expect(numeralOf('Ill', 'Hill')).toBe('Hill');
    expect(numeralOf('Il', 'II')).toBe('II');
    expect(numeralOf('III', '111')).toBe('III');
    expect(surerWords(words('IT', 0.83), words('II', 0.93)).isDisputed).toBe(false);
  });

  it('reads a name without the rubbish that a cut line below it gives, but with a clear second line', () => {
    const at = ([x, y, text]: Print, confidence: number): Word => ({
      ...wordsAt([x, y, text])[0]!,
      confidence,
    });
    const name = [at([40, 52, 'Vikram'], 0.95), at([71, 52, 'Grünwald'], 0.95)];
    const rubbish = [at([40, 66, 'Vouse'], 0.76), at([70, 66, 'etandard'], 0.26), at([110, 66, 'riad'], 0.3)];
    const read = (...more: Word[]) =>
      answerOf(map!, questionAbout('recipientName'), { words: [...name, ...more] }).map(({ value }) => value);
    expect(read(...rubbish)).toEqual(['Vikram Grünwald']);
    const first = [at([40, 52, 'Vikram'], 0.92), at([71, 52, 'Grinwald'], 0.66)];
    expect(surerWords(first, [...name, ...rubbish]).words).toHaveLength(2);
    expect(surerWords(first, [...name, at([40, 66, 'LLC'], 0.9)]).words).toHaveLength(3);
  });

  it('When the first look passed over an initial that the second read clearly, then it is part of the name', () => {
    const name = (sureness: number) => [['Vikram', 0.92, 40], ['D', sureness, 66.6], ['Grünwald', 0.9, 71]] as const; // prettier-ignore
    expect(said('recipientName', name(0.93))).toEqual(['Vikram D Grünwald']);
    expect(said('recipientName', name(0.7))).toEqual(['Vikram Grünwald']);
  });

  it('takes no word of a name for another that stands elsewhere, however many words both looks saw', () => {
    const second = [['Grünwald', 0.97, 71], ['Grinwald', 0.6, 73]] as const; // prettier-ignore
    expect(said('recipientName', second)).not.toContain('Vikram Grinwald');
    expect(said('recipientName', second)).not.toContain('Grünwald Grinwald Vikram');
  });

  it('takes no side of the box for letters behind a name, unless it saw them clearly', () => {
    const name = [['Vikram', 0.97, 40], ['Grinwald', 0.93, 71]] as const; // prettier-ignore
    expect(said('recipientName', [...name, ['E', 0.66, 130], ['L', 0.7, 140]])).toEqual(['Vikram Grinwald']);
    expect(said('recipientName', [...name, ['L', 0.93, 130]])).toEqual(['Vikram Grinwald L']);
  });

  it('keeps a word that it lost and the first look read clearly', () => {
    const lost = [['|', 0.93, 30], ['Grünwald', 0.97, 71], ['NEAR', 0.08, 130]] as const; // prettier-ignore
    expect(said('recipientName', lost)).toEqual(['Vikram Grünwald']);
    const sides = [['Vikran', 0.9, 40], ['Grünwald', 0.97, 71], ['|', 0.9, 130]] as const; // prettier-ignore
    expect(said('recipientName', sides)).toEqual(['Vikram Grünwald']);
    const other = [['Vikram', 0.97, 40], ['Otto', 0.97, 130]] as const; // prettier-ignore
    expect(said('recipientName', other)).not.toContain('Vikram Grinwald');
  });

  it('gives an amount that both looks read alike, however unsure each is of it', () => {
    const amount = (text: string, sureness: number) =>
      said('otherIncome', [
        ['$', 0.9],
        [text, sureness, 338],
      ]);
    const disputes = (text: string, confidence: number) =>
      answerOf(map!, questionAbout('otherIncome'), {
        words: wordsAt([338, 56, text], { confidence }),
      }).map(({ isDisputed }) => isDisputed === true);
    expect(amount('169,898.25', 0.38)).toEqual([169898.25]);
    expect(amount('169,898.25', 0.2)).toEqual([]);
    // Another amount at the same place is a doubt about the first look's.
    expect(disputes('169,888.25', 0.38)).toEqual([true]);
    expect(disputes('169,898.25', 0.38)).toEqual([false]);
    expect(disputes('$4', 0.38)).toEqual([]);
  });

  it('doubts a short amount whose figures it read otherwise, clearly, among words', () => {
    const short = {
      ...seen,
      words: seen.words.map((word) => (word.text === '169,898.25' ? { ...word, text: '149' } : word)),
    };
    const [other] = mapForm(form1099Misc, [toSheet(short)]);
    const asked = questionsFor(form1099Misc, other!).find(({ rule }) =>
      JSON.stringify(rule.to).includes('otherIncome'),
    )!;
    const again = (figures: string) => [
      ...wordsAt([339, 56, figures], { confidence: 0.9 }),
      ...wordsAt([380, 56, 'income ain'], { confidence: 0.8 }),
    ];
    const told = (figures: string) => answerOf(other!, asked, { words: again(figures) });
    expect(told('148')).toMatchObject([{ value: 149, isDisputed: true }]);
    expect(told('149').filter(({ isDisputed }) => isDisputed)).toEqual([]);
  });

  it('loses no letter from within a word that the first look saw clearly', () => {
    const second = [['Vikam', 0.97, 40], ['Grünwald', 0.88, 71]] as const; // prettier-ignore
    expect(said('recipientName', second)).toEqual(['Vikram Grünwald']);
  });

  it('takes of an activity each word from the look that was surer of it', () => {
    const words = wordsAt([40, 40, 'Principal business or profession, including product or service']).concat(
      wordsAt([40, 52, 'BEEKEEPING']).map((word) => ({ ...word, confidence: 0.9 })),
      wordsAt([90, 52, 'HONEY']).map((word) => ({ ...word, confidence: 0.97 })),
    );
    const [scanned] = mapForm(scheduleC, [
      toSheet({ ...page, words: words.map((word) => ({ ...word, source: 'ocr' })) }),
    ]);
    const question = questionsFor(scheduleC, scanned!).find(({ rule }) => rule.as === 'text')!;
    const again = question.cell.words.map((word) => ({
      ...word,
      text: word.text.replace('H', 'E'),
      confidence: 0.93,
    }));
    expect(answerOf(scanned!, question, { words: again }).map(({ value }) => value)).toEqual([
      'BEEKEEPING HONEY',
    ]);
  });

  it('doubts text that it alone made a value of where the first look read another word at its place', () => {
    const street = (text: string, sureness: number, first: string) => {
      const words = wordsAt([40, 82, `${first} Elm Rd to be an`]).map((word) => ({
        ...word,
        confidence: 0.42,
      }));
      const [other] = mapForm(form1099Misc, [toSheet({ ...seen, words: [...seen.words, ...words] })]);
      const question = questionsFor(form1099Misc, other!).find(({ rule }) =>
        JSON.stringify(rule.to).includes('recipientStreet'),
      )!;
      const again = wordsAt([40, 82, `${text} Elm Rd`]).map((word) => ({ ...word, confidence: sureness }));
      const unseen = { ...question, cell: { ...question.cell, words: words.slice(0, 1) } };
      return answerOf(other!, unseen, { words: again }).map(({ isDisputed }) => isDisputed === true);
    };
    expect(street('14', 0.6, '74')).toEqual([true]);
    expect(street('14', 0.95, '74')).toEqual([false]);
    expect(street('14', 0.6, '14')).toEqual([false]);
  });

  it('looks where digits stand of which the first look made no number, not at an empty place beside the label', () => {
    const questionWith = (...more: Word[]) => {
      const print = [
        ...wordsAt([200, 120, "RECIPIENT'S TIN"]),
        ...wordsAt([204, 132, '962-256-4171']),
        ...more,
      ];
      const words = [...seen.words, ...print].map((word): Word => ({ ...word, source: 'ocr' }));
      const [other] = mapForm(form1099Misc, [toSheet({ ...seen, words })]);
      return questionsFor(form1099Misc, other!).find(({ rule }) =>
        JSON.stringify(rule.to).includes('recipientTin'),
      )!;
    };
    const below = wordsAt([200, 146, 'Account number (see instructions)']);
    for (const { cell, box } of [questionWith(), questionWith(...below)]) {
      expect(cell.words.map(({ text }) => text)).toEqual(['962-256-4171']);
      expect(box.y1 - box.y0).toBeLessThan(30);
    }
  });

  it('asks for no digits of a high cell where no number is looked for', () => {
    const words = [...seen.words, ...wordsAt([40, 120, '46810 2233'])].map((word): Word => ({ ...word, source: 'ocr' })); // prettier-ignore
    const [other] = mapForm(form1099Misc, [toSheet({ ...seen, words })]);
    const asked = questionsFor(form1099Misc, other!).filter(({ cell }) =>
      cell.words.some(({ text }) => text === '46810'),
    );
    expect(asked).toEqual([]);
  });

  it('does without what it hardly saw where that hides the value', () => {
    const dirt = [['8', 0.1], ['169,898.25', 0.97], ['[LS', 0.39], ['ROR', 0.17], ['TT', 0.2]] as const; // prettier-ignore
    expect(said('otherIncome', dirt)).toEqual([169898.25]);
  });

  it('ends a street before the side of its box, but not where digits follow', () => {
    const street = [['2661', 0.93, 40], ['N', 0.92, 62], ['Fir', 0.96, 70], ['Ln', 0.96, 88]] as const; // prettier-ignore
    expect(said('recipientStreet', [...street, ['|', 0.96, 200], ['1', 0.72, 210]])).toEqual([
      '2661 N Fir Ln',
    ]);
    expect(said('recipientStreet', [...street, ['#', 0.9, 110], ['12', 0.9, 118]])).toEqual([
      '2661 N Fir Ln # 12',
    ]);
  });

  it('and the first give one value together, not another one each', () => {
    const second = answerOf(map!, questionAbout('recipientName'), {
      words: wordsAt([40, 52, 'Vikram Grünwald'], { confidence: 0.9 }),
    });
    const read = readForm(form1099Misc, [{ ...map!, second }], null);
    expect(read.filter(({ to }) => to === 'fields.recipientName').map(({ value }) => value)).toEqual([
      'Vikram Grünwald',
    ]);
  });

  it('and the first show no name of which each read a word clearly and not as the same one', () => {
    const namesAfter = (surname: string, confidence: number, first = 0.92) => {
      const sure = page.words.map((word): Word => ({ ...word, confidence: first, source: 'ocr' }));
      const [clear] = mapForm(form1099Misc, [toSheet({ ...page, words: sure })]);
      const question = questionsFor(form1099Misc, clear!).find(({ box }) => box.holds === 'name')!;
      const words = wordsAt([40, 52, `Vikram ${surname}`], { confidence, source: 'ocr' });
      const second = answerOf(clear!, question, { words });
      return readInstances(form1099Misc, [{ ...clear!, second }])[0]!.values.flatMap(({ to, value }) =>
        to === 'fields.recipientName' ? [value] : [],
      );
    };
    expect(namesAfter('Gronwald', 0.9)).toEqual([]);
    expect(namesAfter('Gronwald', 0.955)).toEqual([]);
    expect(namesAfter('Gronwald', 0.7, 0.63)).toEqual([]);
    expect(namesAfter('Gronwald', 0.91, 0.78)).toEqual([]);
    expect(namesAfter('Grinwald', 0.9)).toEqual(['Vikram Grinwald']);
    expect(namesAfter('Gronwald', 0.6)).toEqual(['Vikram Grinwald']);
    expect(namesAfter('Gronwald', 0.97)).toEqual(['Vikram Gronwald']);
  });

  it('takes no side of the box that it alone saw before a name for a letter of it', () => {
    const first = wordsAt([46, 52, 'Deshawn Macleod'], { confidence: 0.52 });
    const again = [...wordsAt([38, 52, 'ı']), ...wordsAt([46, 52, 'Deshawn MacLeod'], { confidence: 0.92 })];
    expect(surerWords(first, again).words.map(({ text }) => text)).toEqual(['Deshawn', 'MacLeod']);
  });

  it("and the first dispute a name, too, beside whose first letter the box's side was read", () => {
    const side: Word = { ...wordsAt([36, 52, '|'])[0]!, confidence: 0.93 };
    const first = wordsAt([40, 52, 'Gronwald District'], { confidence: 0.66 });
    const [name, ...rest] = wordsAt([40, 52, 'Grinwald District'], { confidence: 0.4 });
    expect(surerWords(first, [side, { ...name!, confidence: 0.7 }, ...rest]).isDisputed).toBe(true);
  });

  describe('at a block of name and address', () => {
    const block = (surname: number) => {
      const print = printedPage(
        [
          [40, 40, "e Employee's first name and initial"],
          [240, 40, 'Last name'],
          [40, 54, 'Yolanda'],
          [240, 54, 'Yamamot'],
          [40, 74, '164 King St W Unit C'],
          [40, 86, 'Erie, PA 16501'],
          [40, 118, "f Employee's address and ZIP code"],
        ],
        { source: 'ocr' },
      );
      const words = print.words.map((word): Word => ({
        ...word,
        source: 'ocr',
        confidence: word.text === 'Yamamot' ? surname : 0.95,
      }));
      const [w2Map] = mapForm(w2, [toSheet({ ...print, words })]);
      return questionsFor(w2, w2Map!).filter(({ rule, box }) => rule.as === 'personBlock' && box.holds);
    };

    it('asks for a name that the first was not sure of, with room for a letter at its end', () => {
      const [question] = block(0.62);
      expect(question!.cell.words.map(({ text }) => text)).toEqual(['Yolanda', 'Yamamot']);
      expect(question!.box.x1).toBeGreaterThan(question!.cell.words[1]!.box.x1 + 4);
      expect(question!.box.y1).toBeLessThan(70);
    });

    it('asks for nothing where the first was sure', () => {
      expect(block(0.95)).toEqual([]);
    });

    it("asks for a payer's name as well", () => {
      const lines: Print[] = [
        [40, 20, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
        [40, 32, 'Barn Owl Books Ci'],
        [40, 42, '6385 Sycamore Ridge Dr Apt 3D'],
        [40, 52, 'Amarillo, TX 79101'],
        [40, 90, "PAYER'S TIN"],
      ];
      const scan = printedPage(lines, { source: 'ocr' });
      const words = scan.words.map((word): Word => ({
        ...word,
        source: 'ocr',
        confidence: word.text === 'Ci' ? 0.69 : 0.95,
      }));
      const [paid] = mapForm(form1099Misc, [toSheet({ ...scan, words })]);
      const asked = questionsFor(form1099Misc, paid!).filter(({ rule }) => rule.as === 'businessBlock');
      expect(asked.map(({ box, cell }) => [box.holds, cell.words.length])).toEqual([['name', 4]]);
    });
  });
});

describe("An account's last digits behind stars", () => {
  const shown = (second: string, confidence = 0, before: readonly Word[] = []) => {
    const statement = printedPage(
      [
        [40, 20, 'ACCOUNT STATEMENT'],
        [40, 40, 'Account number'],
        [40, 90, 'Beginning balance'],
        [200, 90, '$4,120.00'],
        [40, 104, 'Ending balance'],
        [200, 104, '$5,120.00'],
      ],
      { source: 'ocr' },
    );
    const masked = {
      text: '"8479',
      box: { x0: 140, y0: 40, x1: 170, y1: 48 },
      confidence: 0,
      source: 'ocr',
    } as const;
    const [sheet] = mapForm(bankStatement, [toSheet({ ...statement, words: [...statement.words, masked] })]);
    const asked = questionsFor(bankStatement, sheet!).find(({ rule }) => rule.as === 'accountEnd')!;
    expect(asked.box.holds).toBe('maskedNumber');
    const again = answerOf(sheet!, asked, { words: [...before, { ...masked, text: second, confidence }] });
    const [instance] = readInstances(bankStatement, [{ ...sheet!, second: again }]);
    return instance?.values.find(({ to }) => to === 'fields.accountLast4')?.value;
  };
  it('are shown where both looks read them alike, however unsure each is of the whole', () => {
    expect(shown('"+8479')).toBe('8479');
    expect(shown('"+8419')).toBeUndefined();
  });
  it('are shown where the second look, the stars taken away, reads them surely, behind the last letter of the label', () => {
    const end = {
      text: 'r',
      box: { x0: 100, y0: 40, x1: 103, y1: 48 },
      confidence: 0.9,
      source: 'ocr',
    } as const;
    expect(shown('8479', 0.96, [end])).toBe('8479');
    expect(shown('8419', 0.96, [end])).toBe('8419');
    expect(shown('8419', 0.8, [end])).toBeUndefined();
  });
});

describe('A name of two lines above a street', () => {
  it('When the first look was unsure of it, then the second tells of both lines', () => {
    const lines: Print[] = [
      [40, 20, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
      [40, 32, "ST. BRENDAN'S ACADEMY"],
      [40, 42, "PARENTS' TRUST"],
      [40, 52, '940 Ocean Ave'],
      [40, 62, 'Marblehead, MA 01945'],
      [40, 90, "PAYER'S TIN"],
    ];
    const scan = printedPage(lines, { source: 'ocr' });
    const words = scan.words.map((word): Word => ({
      ...word,
      source: 'ocr',
      confidence: word.text === "PARENTS'" ? 0.09 : 0.93,
    }));
    const [paid] = mapForm(form1099Misc, [toSheet({ ...scan, words })]);
    const asked = questionsFor(form1099Misc, paid!).find(({ rule }) => rule.as === 'businessBlock')!;
    const again = asked.cell.words.map((word) => ({ ...word, confidence: 0.93 }));
    expect(answerOf(paid!, asked, { words: again }).map(({ value }) => value)).toEqual([
      "ST. BRENDAN'S ACADEMY PARENTS' TRUST",
    ]);
  });
});
