/** Addresses among what a scan puts beside them. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { wordsAt, type Print } from '../../testing/printedPage.ts';
import { parsePlace } from './place.ts';
import { SHAPES } from '../shapes.ts';

const city = (...print: Print[]) =>
  SHAPES.city(
    print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 })),
    { x0: 0, y0: 0, x1: 612, y1: 20 },
  )?.value?.value;

describe('the city on a scan', () => {
  it('ends where dirt stands a column away', () => {
    expect(city([0, 0, 'New York'], [74, 0, 'Ld'])).toBe('New York');
  });

  it('keeps all its words, and begins behind a side of the box', () => {
    expect(city([0, 0, 'Truth or Consequences'])).toBe('Truth or Consequences');
    expect(city([0, 0, 'l'], [40, 0, 'Sioux Falls'])).toBe('Sioux Falls');
  });

  it('When the side of the box stands before it as a stroke, then it begins behind that', () => {
    expect(city([0, 0, 'i Tucson'])).toBe('Tucson');
    // the name of a copy, below the empty box of a locality
    expect(city([0, 0, 'Copy B - Federal Return'])).toBeUndefined();
    expect(city([0, 0, 'El Paso'])).toBe('El Paso');
    expect(city([0, 0, 'H Lee'])).toBe('Lee');
    for (const town of ['W Palm Beach', 'O Fallon', 'L Anse']) expect(city([0, 0, town])).toBe(town);
  });

  it('When it has a column of its own behind the street, then it begins there, and not where it stands close', () => {
    const cityOf = (gap: number) => {
      const street = wordsAt([40, 0, '2940 N 67TH PL STE 110'], { source: 'ocr' });
      const place = wordsAt([street.at(-1)!.box.x1 + gap, 0, 'SCOTTSDALE AZ 85251'], { source: 'ocr' });
      return parsePlace([...street, ...place])?.city.value;
    };
    expect(cityOf(40)).toBe('Scottsdale');
    expect(cityOf(4)).toBeUndefined();
  });
  it('When a suite stands before it behind the last comma, then that is part of the street', () => {
    const cityOf = (line: string) => parsePlace(wordsAt([0, 0, line]))?.city.value;
    expect(cityOf('8044 STATE HWY 70 E ST GERMAIN, WI 54558')).toBe('St Germain');
    expect(cityOf('120 COUNTY ROAD 38 ALDER BAY, WI 54558')).toBe('Alder Bay');
    expect(cityOf('2216 E. Thompson Blvd., Suite C Ventura CA 93001')).toBe('Ventura');
    expect(cityOf('2216 E. Thompson Blvd., #12 Ventura CA 93001')).toBe('Ventura');
    expect(cityOf('2216 E. Thompson Blvd., Lot Valley CA 93001')).toBe('Lot Valley');
  });
  it('When its state stands behind it without a ZIP code, then it ends before that', () => {
    expect(city([0, 0, 'Mobile. AL'])).toBe('Mobile');
    expect(city([0, 0, 'Port St. Lucie'])).toBe('Port St. Lucie');
  });
});

describe('a block above a box of the post office', () => {
  it('When the box is printed in three words, then the two lines above it are the name', () => {
    const lines = ['Sorrel Valley Lutheran', 'Conference', 'P O Box 2210', 'Selma AL 36701'];
    const words = lines.flatMap((line, at) => wordsAt([0, 12 * at, line]));
    const parts = SHAPES.businessBlock(words, { x0: 0, y0: 0, x1: 612, y1: 60 });
    expect([parts?.name?.value, parts?.street?.value]).toEqual([
      'Sorrel Valley Lutheran Conference',
      'P O Box 2210',
    ]);
  });
});

describe('an address whose parts have labels', () => {
  const read = (...lines: string[]) => {
    const words = lines.flatMap((line, at) => wordsAt([0, 12 * at, line]));
    const parts = SHAPES.address(words, { x0: 0, y0: 0, x1: 612, y1: 60 });
    return parts && [parts.street?.value, parts.city?.value, parts.state?.value, parts.zipCode?.value];
  };

  it('is that of its parts', () => {
    const parts = ['44 Elm Street', 'San Marin', 'TX', '78201'];
    expect(read('44 Elm Street', 'CITY San Marin      STATE Texas      ZIP CODE 78201')).toEqual(parts);
    expect(
      read('Number and Street: 44 Elm Street', 'City: San Marin   State: TX   Zip: 78201   County: Bell'),
    ).toEqual(parts);
  });

  it('is another one where a city and a state are called so', () => {
    expect(read('44 Elm Street', 'City of Industry, CA 91744')).toEqual([
      '44 Elm Street',
      'City of Industry',
      'CA',
      '91744',
    ]);
  });
});

describe('an address that stands in one line below a name', () => {
  it('has a street without the name', () => {
    const words = [
      ...wordsAt([0, 0, 'Heron River Dental, P.C']),
      ...wordsAt([0, 12, '44 Elm St, Bend, OR 97701']),
    ];
    expect(SHAPES.address(words, { x0: 0, y0: 0, x1: 612, y1: 40 })?.street?.value).toBe('44 Elm St');
  });
});

describe('a place whose state is spelled out', () => {
  const place = (line: string) => {
    const parts = SHAPES.address([...wordsAt([0, 0, '4400 Industrial Pkwy']), ...wordsAt([0, 12, line])], {
      ...{ x0: 0, y0: 0, x1: 612, y1: 40 },
    });
    return parts && [parts.city?.value, parts.state?.value, parts.zipCode?.value];
  };

  it('has the code of that state', () => {
    expect(place('Bend, Oregon 97701')).toEqual(['Bend', 'OR', '97701']);
    expect(place('New York, New York 10001')).toEqual(['New York', 'NY', '10001']);
    expect(place('Charleston West Virginia 25301-0012')).toEqual(['Charleston', 'WV', '25301-0012']);
    expect(place('Washington, District of Columbia 20001')).toEqual(['Washington', 'DC', '20001']);
    expect(place('Kansas City, MO 64101')).toEqual(['Kansas City', 'MO', '64101']);
  });

  it('is none where the name is no state, or the whole of the place', () => {
    expect(place('Bend, Oregano 97701')).toBeNull();
    expect(place('Washington 98101')).toBeNull();
  });

  it('stands in a box of its own, too', () => {
    const state = (text: string) => SHAPES.state(wordsAt([0, 0, text]), { x0: 0, y0: 0, x1: 90, y1: 20 });
    expect(state('North Dakota')?.value?.value).toBe('ND');
    expect(state('Oregon Coast Bank')).toBeNull();
  });
});

describe('A name above an address on a scan', () => {
  const nameOf = (change: Partial<Word>, ...lines: Print[]) =>
    SHAPES.businessBlock(
      lines.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95, ...change })),
      { x0: 0, y0: 0, x1: 612, y1: 40 },
    )?.name?.value;
  const home: Print[] = [
    [40, 10, '12 Tamarack Run'],
    [40, 20, 'Duluth, MN 55802'],
  ];

  it('When one word alone stands further right than both of its lines, then the first one was lost', () => {
    expect(nameOf({}, [66, 0, 'Halvorsen-Pell'], ...home)).toBeUndefined();
    expect(nameOf({}, [40, 0, 'Ida Halvorsen-Pell'], ...home)).toBe('Ida Halvorsen-Pell');
    expect(nameOf({}, [40, 0, 'Saltbox'], ...home)).toBe('Saltbox');
    expect(nameOf({ source: 'text' }, [66, 0, 'Halvorsen-Pell'], ...home)).toBe('Halvorsen-Pell');
  });

  it('When the lines are centred, then it is whole', () => {
    expect(nameOf({}, [66, 0, 'Saltbox'], [44, 10, '12 Tamarack Run'], [40, 20, 'Duluth, MN 55802'])).toBe(
      'Saltbox',
    );
  });
});

describe('An address whose place a paper for training leaves open', () => {
  it('still has its street, and a name above that', () => {
    const lines: Print[] = [
      [0, 0, 'OTTILIE MARCHETTI'],
      [0, 10, '77 Cobble Road Lot 12'],
      [0, 20, 'YOUR CITY, YOUR STATE ZIP'],
    ];
    const parts = SHAPES.personBlock(
      lines.flatMap((line) => wordsAt(line)),
      { x0: 0, y0: 0, x1: 612, y1: 40 },
    );
    expect(parts).toMatchObject({
      name: { value: 'Ottilie Marchetti' },
      street: { value: '77 Cobble Road Lot 12' },
    });
    expect(parts).not.toHaveProperty('city');
  });
});
