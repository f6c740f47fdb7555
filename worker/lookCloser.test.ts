import { describe, expect, it } from '@jest/globals';
import type { Box } from '#domain/documents/extraction';
import { businessLicense } from './forms/licences/businessLicense.ts';
import { form1099Misc } from './forms/payments/form1099Misc.ts';
import { w2 } from './forms/wages/w2.ts';
import { lookCloser } from './lookCloser.ts';
import type { Page, Word } from './reading/page.ts';
import type { SourcePage } from './reading/sourceDocument.ts';
import { mapForm } from './understanding/mapForm.ts';
import { readInstances } from './understanding/formInstance.ts';
import { toSheet } from './understanding/sheet/sheet.ts';

const word = (text: string, x0: number, y0: number, confidence = 0.95): Word => ({
  text,
  box: { x0, y0, x1: x0 + text.length * 4, y1: y0 + 8 },
  confidence,
  source: 'ocr',
});
const line = (text: string, x: number, y: number) =>
  text
    .split(' ')
    .map((part, index, all) => word(part, x + all.slice(0, index).join(' ').length * 4 + (index ? 4 : 0), y));

/** A scanned W-2 of which one SSN is known; each look at a box gives the next of the readings. */
function looks(readings: readonly string[], first = word('902-322-6305', 120, 34, 0.1)) {
  const words = [...line("a Employee's social security number", 100, 20), first];
  const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
  const zooms: (number | undefined)[] = [];
  const readRegions = (boxes: readonly Box[], zoom?: number) => {
    if (boxes.length > 0) zooms.push(zoom);
    const text = readings[zooms.length - 1] ?? '';
    return Promise.resolve(
      boxes.map((box) => ({ box, words: text ? [word(text, box.x0 + 4, box.y0 + 2)] : [] })),
    );
  };
  const source = { readRegions } as unknown as SourcePage;
  return { zooms, maps: lookCloser(source, w2, mapForm(w2, [toSheet(page)])) };
}
const ssnOf = async ({ maps }: ReturnType<typeof looks>) =>
  (await maps)[0]!.second!.find(({ to }) => to === 'primaryPerson.ssn')?.value;

describe('a closer look at a box', () => {
  it('When the second look gives the number, then there is no third', async () => {
    const look = looks(['902-32-6305']);
    expect(await ssnOf(look)).toBe('902-32-6305');
    expect(look.zooms).toEqual([undefined]);
  });

  it('When two looks give no number, then the box is read larger', async () => {
    const look = looks(['902-322-6305', '902-32-6305']);
    expect(await ssnOf(look)).toBe('902-32-6305');
    expect(look.zooms).toEqual([undefined, 1.5]);
  });

  it('When two looks make no amount of what they see in a wide box, then only that print is read larger', async () => {
    const words = [...line('1 Wages, tips, other compensation', 100, 20), word('85x20.5', 400, 20, 0.4)];
    const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
    const asked: Box[][] = [];
    const readRegions = (boxes: readonly Box[]) => {
      asked.push([...boxes]);
      return Promise.resolve(boxes.map((box) => ({ box, words: [] })));
    };
    await lookCloser({ readRegions } as unknown as SourcePage, w2, mapForm(w2, [toSheet(page)]));
    const [second, third] = asked.map((boxes) => boxes[0]!);
    expect(third!.x1 - third!.x0).toBeLessThan(100);
    expect(second!.x1 - second!.x0).toBeGreaterThan(150);
  });

  it('When three looks see the figures of an amount, but none as they are, then they are read smaller, if clearly', async () => {
    const wages = async (...readings: readonly (readonly [string, number])[]) => {
      const words = [...line('1 Wages, tips, other compensation', 100, 20), word('39:35.1:38', 400, 20, 0.3)];
      const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
      const zooms: (number | undefined)[] = [];
      const readRegions = (boxes: readonly Box[], zoom?: number) => {
        if (boxes.length > 0) zooms.push(zoom);
        const [text, confidence] = readings[zooms.length - 1]!;
        return Promise.resolve(
          boxes.map((box) => ({ box, words: [word(text, box.x0 + 4, box.y0 + 2, confidence)] })),
        );
      };
      const maps = mapForm(w2, [toSheet(page)]);
      const read = await lookCloser({ readRegions } as unknown as SourcePage, w2, maps);
      return [read[0]!.second!.find(({ to }) => to === 'fields.wages')?.value, ...zooms];
    };
    const unread = ['39:35.1:38', 0.3] as const;
    const larger = ['379:3.338', 0.1] as const;
    expect(await wages(unread, larger, ['3,935.38', 0.9])).toEqual([3935.38, undefined, 1.5, 0.6]);
    expect((await wages(unread, larger, ['3,935.38', 0.6]))[0]).toBeUndefined();
    expect(await wages(unread, ['3,935.38', 0.9])).toEqual([3935.38, undefined, 1.5]);
  });

  it('When print comes to nothing among the others of a page, then it is read alone', async () => {
    const words = [
      ...line("RECIPIENT'S name", 40, 40),
      ...line('Halina Radford', 40, 54),
      ...line('Street address (including apt. no.)', 40, 70),
      ...line('77 Cobble Rd', 40, 82).map((one) => ({ ...one, confidence: 0.7 })),
      ...line('City or town, state or province, country, and ZIP or foreign postal code', 40, 100),
    ];
    const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
    const readRegions = (boxes: readonly Box[], zoom?: number) => {
      const isAlone = !zoom && boxes.length === 1 && boxes[0]!.y0 > 70;
      return Promise.resolve(
        boxes.map((box) => ({ box, words: isAlone ? line('77 Cobble Rd', 40, 82) : [] })),
      );
    };
    const maps = mapForm(form1099Misc, [toSheet(page)]);
    const [read] = await lookCloser({ readRegions } as unknown as SourcePage, form1099Misc, maps);
    expect(read!.second!.find(({ to }) => to === 'fields.recipientStreet')?.value).toBe('77 Cobble Rd');
  });

  it('When two copies on a page give the same number, then neither is looked at again', async () => {
    const copy = (y: number, number: string) => {
      const words = [...line("a Employee's social security number", 100, y), word(number, 120, y + 14, 0.7)];
      const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
      return mapForm(w2, [toSheet(page)]);
    };
    const asked = async (...numbers: readonly string[]) => {
      const boxes: Box[] = [];
      const readRegions = (regions: readonly Box[]) => {
        boxes.push(...regions);
        return Promise.resolve(regions.map((box) => ({ box, words: [] })));
      };
      const maps = numbers.flatMap((number, at) => copy(20 + at * 300, number));
      await lookCloser({ readRegions } as unknown as SourcePage, w2, maps);
      return boxes.filter(({ y0 }) => y0 < 40 || (y0 > 320 && y0 < 340)).length;
    };
    expect(await asked('902-32-6305', '902-32-6305')).toBe(0);
    expect(await asked('902-32-6305', '902-32-6805')).toBeGreaterThan(1);
  });

  it('When no look gives a number, then none is guessed', async () => {
    expect(await ssnOf(looks(['902-322-6305', '9O2-3']))).toBeUndefined();
  });

  it('When only the first look gave a number, and was unsure of it, then the box is read larger', async () => {
    const look = looks(['', '902-32-6805'], word('902-32-6305', 120, 34, 0.6));
    expect(await ssnOf(look)).toBe('902-32-6805');
    expect(look.zooms).toEqual([undefined, 1.5]);
    expect((await looks(['', '902-32-6805'], word('902-32-6305', 120, 34, 0.96)).maps)[0]!.second).toEqual(
      [],
    );
  });

  describe('at a code of which two looks read a sign otherwise', () => {
    const codeAfter = async (second: string, third: string, seen = 'BTC-2022-82554', sureness = 0.76) => {
      const first = [...line('License number', 100, 40), word(seen, 100, 54, sureness)];
      const page: Page = { number: 1, width: 612, height: 792, words: first, fields: [], source: 'ocr' };
      const readRegions = (boxes: readonly Box[], zoom?: number) => {
        const text = zoom ? third : second;
        return Promise.resolve(
          boxes.map((box) => ({ box, words: text ? [word(text, box.x0 + 4, box.y0 + 2)] : [] })),
        );
      };
      const source = { readRegions } as unknown as SourcePage;
      const maps = await lookCloser(source, businessLicense, mapForm(businessLicense, [toSheet(page)]));
      const [instance] = readInstances(businessLicense, maps);
      return instance?.values.find(({ to }) => to === 'fields.licenseNumber')?.value;
    };

    it('When the third agrees with the first, then it is that', async () => {
      expect(await codeAfter('ITC-2022-82554', 'BTC-2022-82554')).toBe('BTC-2022-82554');
    });

    it('When the third does not, or sees nothing, then there is no code', async () => {
      expect(await codeAfter('ITC-2022-82554', 'ITC-2022-82554')).toBeUndefined();
      expect(await codeAfter('ITC-2022-82554', '')).toBeUndefined();
      expect(await codeAfter('BTC-2022-82554', '')).toBe('BTC-2022-82554');
    });

    it('When the first read only the end of it, then the second is no other code', async () => {
      expect(await codeAfter('BTC-2022-82554', 'BTC-2022-82554', '82554', 0.24)).toBe('BTC-2022-82554');
    });

    it('When the second read a sign more at an end of it, which may be the side of the box, then there is none', async () => {
      expect(await codeAfter('BTC-2022-825541', 'BTC-2022-825541', 'BTC-2022-82554', 0.6)).toBeUndefined();
      expect(await codeAfter('1BTC-2022-82554', '1BTC-2022-82554', 'BTC-2022-82554', 0.6)).toBeUndefined();
    });
  });

  describe('at a name of which two looks read a word otherwise', () => {
    /** What a speck is read with, as an `A`. */
    const DIRT = 0.48;
    const nameAfter = async (
      third: string,
      { first = 'Radford', sureness = 0.78, second = 'Radtord', again = 0.95 } = {},
    ) => {
      const words = [...line("RECIPIENT'S name", 40, 40), ...line(`Halina ${first}`, 40, 54)].map((one) =>
        one.text === first ? { ...one, confidence: sureness } : one,
      );
      const labels = [
        ...line('Street address (including apt. no.)', 40, 70),
        ...line('City or town, state or province, country, and ZIP or foreign postal code', 40, 95),
        ...line('3 Other income', 330, 60),
        ...line('5 Fishing boat proceeds', 330, 80),
      ];
      const page: Page = {
        number: 1,
        width: 612,
        height: 792,
        words: [...words, ...labels],
        fields: [],
        source: 'ocr',
      };
      const readRegions = (asked: readonly Box[], zoom?: number) =>
        Promise.resolve(
          asked.map((box) => {
            const text = zoom ? third : second;
            const isName = box.y1 > 54 && box.x0 < 100 && text !== '';
            const seen = isName ? line(`Halina ${text}`, 40, 54) : [];
            return {
              box,
              words: seen.map((one) => ({ ...one, confidence: one.text === 'A' ? DIRT : again })),
            };
          }),
        );
      const source = { readRegions } as unknown as SourcePage;
      const maps = await lookCloser(source, form1099Misc, mapForm(form1099Misc, [toSheet(page)]));
      return readInstances(form1099Misc, maps)[0]!.values.find(({ to }) => to === 'fields.recipientName')
        ?.value;
    };
    it('When a larger one reads what the first did, then that is the name', async () => {
      expect(await nameAfter('Radford')).toBe('Halina Radford');
    });
    it('When a larger one, with the same data, makes the mistake of the second, then there is none', async () => {
      expect(await nameAfter('Radtord')).toBeUndefined();
    });
    it('When a letter more was seen by the first alone, then there is none', async () => {
      const looks = { first: 'Radfiord', sureness: 0.7, second: 'Radford', again: 0.65 };
      expect(await nameAfter(': Radford', looks)).toBeUndefined();
      expect(await nameAfter('A : Radford', looks)).toBeUndefined();
      expect(await nameAfter('Radfiord', looks)).toBe('Halina Radfiord');
    });
    it('When only a larger one makes another name of what the first was unsure of, then it must be clear', async () => {
      const looks = { first: 'Radfords', sureness: 0.3, second: '' };
      expect(await nameAfter('Radfords', { ...looks, again: 0.8 })).toBe('Halina Radfords');
      expect(await nameAfter('Rad tord', { ...looks, again: 0.8 })).toBeUndefined();
      expect(await nameAfter('Rad tord', { ...looks, again: 0.95 })).toBe('Halina Rad tord');
    });
  });

  it('When a word of a block was not read clearly, then its line is read again', async () => {
    const words = [
      ...line("e Employee's name, address, and ZIP code", 40, 40),
      ...line('Dale Price', 40, 54),
      ...[word('8522', 40, 66, 0.6), ...line('Elm St', 62, 66)],
      ...line('Reno, NV 89501', 40, 78),
    ];
    const page: Page = { number: 1, width: 612, height: 792, words, fields: [], source: 'ocr' };
    const readRegions = (boxes: readonly Box[]) =>
      Promise.resolve(boxes.map((box) => ({ box, words: [word('8622', box.x0 + 4, box.y0 + 2, 0.96)] })));
    const source = { readRegions } as unknown as SourcePage;
    const [map] = await lookCloser(source, w2, mapForm(w2, [toSheet(page)]));
    expect(map!.free.map(({ text }) => text)).toContain('8622');
    expect(map!.free.map(({ text }) => text)).not.toContain('8522');
  });
});
