/** Streets and the blocks they stand in: what the post prints above them, and directions in them. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt, type Print } from '../../testing/printedPage.ts';
import { typedPage } from '../../testing/typedPage.ts';
import { businessBlock, personBlock, street } from './address.ts';

const PAGE = { x0: 0, y0: 0, x1: 612, y1: 792 };
const blockOf = (picture: string) => {
  const parts = businessBlock(typedPage(picture).words, PAGE) ?? {};
  return [parts.name?.value, parts.street?.value];
};

describe('a street that begins with a number and `Old`', () => {
  it('When a scan set them close, then they are two words', () => {
    const streetOf = (text: string, source: 'ocr' | 'text') =>
      street(wordsAt([0, 0, text], { source, confidence: 0.9 }), PAGE)?.value?.value;
    expect(streetOf('40LD MILL RD', 'ocr')).toBe('4 Old Mill Rd');
    expect(streetOf('210ld Mill Rd', 'ocr')).toBe('21 Old Mill Rd');
    expect(streetOf('40LD MILL RD', 'text')).not.toBe('4 Old Mill Rd');
  });
});

describe('a street beside a box whose heading was not read', () => {
  const of = (text: string) =>
    street(wordsAt([0, 0, text], { source: 'ocr', confidence: 0.9 }), PAGE)?.value?.value;

  it('ends where the words of that box begin, but not before an apartment', () => {
    expect(of('7814 RIVER TPKE          Check here if of your spouse if fing joindy,')).toBe(
      '7814 River Tpke',
    );
    expect(of('7814 RIVER TPKE          Apt 4F')).toBe('7814 RIVER TPKE Apt 4F');
  });
});

describe('a block of name and address', () => {
  it.each(['0091-4418', '1/R1/04F000', '#000000AB99RW1F4A#000MSTSF2'])(
    'When a code of figures stands above the name, then it is neither name nor street',
    (code) => {
      expect(blockOf(`${code}\nSTONES RIVER SUPPLY INC\n885 OLD FORT PKWY\nMURFREESBORO, TN 37129`)).toEqual([
        'STONES RIVER SUPPLY INC',
        '885 Old Fort Pkwy',
      ]);
    },
  );

  it('When OCR passed over the space between state and ZIP code, then they are two', () => {
    const placeOf = (place: string, source: 'ocr' | 'text') => {
      const words = [[0, 0, 'Ana Reyes'], [0, 12, '12 Elm St'], [0, 24, place]] as const; // prettier-ignore
      const parts =
        personBlock(
          words.flatMap((line) => wordsAt(line, { source })),
          PAGE,
        ) ?? {};
      return [parts.city?.value, parts.state?.value, parts.zipCode?.value];
    };
    expect(placeOf('Cedar Falls, IA50613', 'ocr')).toEqual(['Cedar Falls', 'IA', '50613']);
    expect(placeOf('Barre, VT-05641-8820', 'ocr')).toEqual(['Barre', 'VT', '05641-8820']);
    expect(placeOf('Cedar Falls, XA50613', 'ocr')).toEqual([undefined, undefined, undefined]);
  });

  it('When a scan has a Q before another letter than u within a street or a town, then it is an O', () => {
    const parts = (source: 'ocr' | 'text') => {
      const lines: Print[] = [[0, 0, 'Ana Reyes'], [0, 12, '28411 County Rqad 65'], [0, 24, 'CHATTANQOGA, TN 37404']]; // prettier-ignore
      const { street: own, city } = personBlock(
        lines.flatMap((line) => wordsAt(line, { source })),
        PAGE,
      )!;
      return [own?.value, city?.value];
    };
    expect(parts('ocr')).toEqual(['28411 County Road 65', 'Chattanooga']);
    expect(parts('text')).toEqual(['28411 County Rqad 65', 'Chattanqoga']);
    expect(street(wordsAt([0, 0, '4 Albuquerque Way'], { source: 'ocr' }), PAGE)?.value?.value).toBe(
      '4 Albuquerque Way',
    );
  });

  it('When a street printed in capitals is set small, then its direction keeps both letters', () => {
    expect(blockOf('ALDER WORKS LLC\n4445 SE HAWTHORNE BLVD\nPORTLAND, OR 97215')[1]).toBe(
      '4445 SE Hawthorne Blvd',
    );
  });

  it.each([
    ['3M Company\n3M CENTER BLDG 224-5N-40\nST PAUL MN 55144', '3M Company'],
    ['84 Lumber\n1019 ROUTE 519\nEIGHTY FOUR, PA 15330', '84 Lumber'],
    ['1234 OAK GROVE\n14TH FLOOR\nTULSA, OK 74103', undefined],
    ['500 CEDAR ST\n77 ELM AVE\nTULSA, OK 74103', undefined],
  ])('When a number begins %j, then it is the name only where the street stands below it', (print, name) => {
    expect(blockOf(print)[0]).toBe(name);
  });

  it('When a place lies in a state that is associated with the US, then it has an address as any other', () => {
    expect(blockOf('REEF SUPPLY INC\n12 LAGOON RD\nKOROR, PW 96940')[1]).toBe('12 Lagoon Rd');
  });

  it('When city and state stand behind it without their ZIP code, then it is no street', () => {
    const streetOf = (text: string) => street(typedPage(text).words, PAGE)?.value?.value;
    expect(streetOf('118 S Oak St # 12, Telluride, CO')).toBeUndefined();
    expect(streetOf('118 S Oak St, Bldg 4 NE')).toBe('118 S Oak St, Bldg 4 NE');
  });
});

describe('a street on a scan', () => {
  const scanned = (...print: Print[]) =>
    street(
      print.flatMap((line) => wordsAt(line, { source: 'ocr', confidence: 0.95 })),
      PAGE,
    )?.value?.value;

  it('When there is room for a word between two others, then it is no street: one was passed over', () => {
    expect(scanned([0, 0, '9521'], [60, 0, 'Ln Unit 11'])).toBeUndefined();
    expect(scanned([0, 0, '9521 Barnhill Ln'], [110, 0, 'Unit 11'])).toBe('9521 Barnhill Ln Unit 11');
    expect(street([...wordsAt([0, 0, '9521']), ...wordsAt([60, 0, 'Elm Ln'])], PAGE)?.value?.value).toBe(
      '9521 Elm Ln',
    );
  });

  it('When nothing stands between its number and its kind, then it is no street, unless its name stands behind', () => {
    expect(scanned([0, 0, '8522 St'])).toBeUndefined();
    expect(scanned([0, 0, '9521 Ln Unit 11'])).toBeUndefined();
    for (const whole of ['12 Avenue B', '4 Hwy 9', '77 St James Ct', '8522 Elm St'])
      expect(scanned([0, 0, whole])).toBe(whole);
  });

  it('When the number behind the word for an apartment was passed over, then it is no street', () => {
    expect(scanned([0, 0, '6198 Turnberry Ct Apt'])).toBeUndefined();
    expect(scanned([0, 0, '1180 County Road 44 Lot'])).toBeUndefined();
    expect(scanned([0, 0, '6198 Turnberry Ct Apt 8D'])).toBe('6198 Turnberry Ct Apt 8D');
  });

  it('When the number of a lot stands in a box of its own, then it belongs to the street', () => {
    expect(scanned([0, 0, '7826 Linden Aly'], [300, 0, 'Lot 18'])).toBe('7826 Linden Aly Lot 18');
  });

  it('When a bracket that nothing closes stands for a letter, then it is no street', () => {
    const of = (text: string, source: 'ocr' | 'text' = 'ocr') =>
      street(wordsAt([0, 0, text], { source, confidence: 0.9 }), PAGE)?.value?.value;
    expect(of('35 Larch (ane')).toBeUndefined();
    expect(of('35 Larch (ane', 'text')).toBeDefined();
    expect(of('35 Larch Lane (Upper floor)')).toBeDefined();
  });

  it('When one letter is much wider than high, then it was made of two, and nobody knows which', () => {
    const [letter] = wordsAt([92, 0, 'A'], { source: 'ocr' });
    const withLetter = (width: number) =>
      street(
        [
          ...wordsAt([0, 0, '3950 Avenue M Apt'], { source: 'ocr' }),
          { ...letter!, box: { ...letter!.box, x1: 92 + width } },
          ...wordsAt([108, 0, '3'], { source: 'ocr' }),
        ],
        PAGE,
      )?.value?.value;
    expect(withLetter(11)).toBeUndefined();
    expect(withLetter(7)).toBe('3950 Avenue M Apt A 3');
  });

  it('When the letter of an apartment is seen once more as a small one, then it is one letter', () => {
    expect(scanned([0, 0, '5644 Avenue B Apt Cc'])).toBe('5644 Avenue B Apt C');
    expect(scanned([0, 0, '5644 Avenue B Apt Cd'])).toBe('5644 Avenue B Apt Cd');
  });

  it('When OCR is unsure of words for their spelling alone, then they are surer where it is mended', () => {
    const sureness = (text: string, source: 'ocr' | 'text' = 'ocr') => {
      const words = wordsAt([0, 0, text], { source, confidence: 0.4 });
      return street(words, PAGE)!.value!.words.map(({ confidence }) => confidence);
    };
    expect(sureness('8087 01d Mill')).toEqual([0.4, 0.6, 0.4]);
    expect(sureness('8087 Old Mill')).toEqual([0.4, 0.4, 0.4]);
    expect(sureness('8087 Mill Apt Cc')).toEqual([0.4, 0.4, 0.6, 0.6]);
    expect(sureness('8087 Mill Apt Cd')).toEqual([0.4, 0.4, 0.4, 0.4]);
    expect(sureness('8087 Mill Apt Cc', 'text')).toEqual([0.4, 0.4, 0.4, 0.4]);
  });

  it('When the letter of a suite was read as part of its word, then they are two behind a kind of street', () => {
    expect(scanned([0, 0, '4699 W 42nd St Stec'])).toBe('4699 W 42nd St Ste C');
    expect(scanned([0, 0, '4699 W 42ND ST STEC'])).toBe('4699 W 42nd St Ste C');
    expect(scanned([0, 0, '16 Elm Ave, AptB'])).toBe('16 Elm Ave, Apt B');
    expect(scanned([0, 0, '764 Avenue Baptc'])).toBe('764 Avenue B Apt C');
    expect(scanned([0, 0, '257 W 42nd Ststec'])).toBe('257 W 42nd St Ste C');
    expect(scanned([0, 0, '4904 Five Mile Pkwy Apt c'])).toBe('4904 Five Mile Pkwy Apt C');
    expect(scanned([0, 0, '764 AVENUE BAPTC'])).toBe('764 Avenue B Apt C');
    for (const whole of [
      '9 Avenue Aster',
      '12 Stec',
      '4 Cold Step',
      '7 Oak Ln Step',
      '9 Elm Ct Suites',
      '31 Stec Ave',
    ])
      expect(scanned([0, 0, whole])).toBe(whole);
  });

  it('When a development of Puerto Rico is named, then its short word keeps its b', () => {
    expect(scanned([0, 0, '4 Calle Sol, Urh. El Prado'])).toBe('4 Calle Sol, Urb. El Prado');
    expect(scanned([0, 0, '4 Urhan Ct'])).toBe('4 Urhan Ct');
  });

  it('When the word for a floor stands before its number, then it has a small l', () => {
    expect(scanned([0, 0, '9276 Lillian Ln FI 3'])).toBe('9276 Lillian Ln Fl 3');
    expect(scanned([0, 0, '437 E 11th StFI 3'])).toBe('437 E 11th St Fl 3');
    expect(scanned([0, 0, '118 Garnet Avenue 2nd FI'])).toBe('118 Garnet Avenue 2nd Fl');
    for (const whole of ['12 Fi Ct', '9 Elm Ct Fir 3']) expect(scanned([0, 0, whole])).toBe(whole);
  });

  it('When the word for a trailer stands before its number, then it has a small l', () => {
    expect(scanned([0, 0, '3319 Dakota Ridge Rd Trir 8'])).toBe('3319 Dakota Ridge Rd Trlr 8');
    expect(scanned([0, 0, '3319 Dakota Ridge Rd TrIr #8B'])).toBe('3319 Dakota Ridge Rd Trlr #8B');
    for (const whole of ['12 Trir Ct', '9 Elm Ct Trier 3']) expect(scanned([0, 0, whole])).toBe(whole);
  });

  it('When the side of its box and a word before that were read, then it begins behind them', () => {
    expect(scanned([0, 0, 'or |659 SE Hawthorne Blvd'])).toBe('659 SE Hawthorne Blvd');
  });

  it('When a single letter stands before its number, then that is the end of a label, unless it is a direction', () => {
    expect(scanned([0, 0, 'j 4119 Terrill Way'])).toBe('4119 Terrill Way');
    expect(scanned([0, 0, 'N 4119 Terrill Way'])).toBe('N 4119 Terrill Way');
    expect(scanned([0, 0, '4119 Avenue J'])).toBe('4119 Avenue J');
  });

  it('When a capital I stands between a capital and small letters, then it is an l', () => {
    expect(scanned([0, 0, '6902 OId Mill Rd'])).toBe('6902 Old Mill Rd');
    expect(scanned([0, 0, '8522 Eim St'])).toBe('8522 Elm St');
    expect(scanned([0, 0, '712 EIm St'])).toBe('712 Elm St');
    expect(scanned([0, 0, '8087 Oid Stage Rd'])).toBe('8087 Old Stage Rd');
    expect(scanned([0, 0, 'P.0. BOX 4471'])).toBe('P.O. Box 4471');
    expect(scanned([0, 0, '12 McIntosh Rd'])).toBe('12 McIntosh Rd');
    expect(scanned([0, 0, '12 AIP Way'])).toBe('12 AIP Way');
  });
});

describe('the last word of a street on a scan', () => {
  it('When only one letter of its kind was read, then the street is left out; avenues are named with letters', () => {
    const streetOf = (text: string, source: 'ocr' | 'text') =>
      street(wordsAt([40, 40, text], { source, confidence: 0.9 }), PAGE)?.value?.value;
    expect(streetOf('3140 W Paulina R Fl 3', 'ocr')).toBeUndefined();
    expect(streetOf('3140 W PAULINA R', 'ocr')).toBeUndefined();
    expect(streetOf('3140 W Paulina R Fl 3', 'text')).toBe('3140 W Paulina R Fl 3');
    expect(streetOf('3140 Avenue R Apt 3', 'ocr')).toBe('3140 Avenue R Apt 3');
    expect(streetOf('3140 W Paulina St Unit B', 'ocr')).toBe('3140 W Paulina St Unit B');
    expect(streetOf('3140 W Paulina St Suite C', 'ocr')).toBe('3140 W Paulina St Suite C');
    expect(streetOf('3140 State Highway R', 'ocr')).toBe('3140 State Highway R');
  });
  it('When its last word was read together with the word for a suite, then they are two', () => {
    const streetOf = (text: string, source: 'ocr' | 'text') =>
      street(wordsAt([40, 40, text], { source, confidence: 0.9 }), PAGE)?.value?.value;
    expect(streetOf('3678 Summit CirSte B', 'ocr')).toBe('3678 Summit Cir Ste B');
    expect(streetOf("2414 Avenue B Ste'4B", 'ocr')).toBe('2414 Avenue B Ste 4B');
    expect(streetOf('4108 Old Stage Rd Apte310', 'ocr')).toBe('4108 Old Stage Rd Apt 310');
    expect(streetOf('4108 Old Stage Rd FI3', 'ocr')).toBe('4108 Old Stage Rd Fl 3');
    expect(streetOf("8936 Lakeshore Dr'Ste 1207", 'ocr')).toBe('8936 Lakeshore Dr Ste 1207');
    expect(streetOf('3117 HACKBERRY STAPT 4', 'ocr')).toBe('3117 Hackberry St Apt 4');
    expect(streetOf('1704 Avenue Bapt C', 'ocr')).toBe('1704 Avenue B Apt C');
    expect(streetOf('1704 AVENUE BAPT C', 'ocr')).toBe('1704 Avenue B Apt C');
    expect(streetOf('12 rapt Way', 'ocr')).toBe('12 rapt Way');
    expect(streetOf('12 Capt Bligh Way', 'ocr')).toBe('12 Capt Bligh Way');
    expect(streetOf('3678 Summit CirSte B', 'text')).toBe('3678 Summit CirSte B');
  });
});

it('When a street follows a post office box, then the two numbers are no amount', () => {
  const of = (text: string) => street(wordsAt([0, 0, text]), PAGE)?.value?.value;
  expect(of('PO BOX 77, 12 ELM ST')).toBe('Po Box 77, 12 Elm St');
  expect(of('77, 12 ELM ST')).toBeUndefined();
});

it('When OCR read the O of a post office box as a figure, then it is a letter', () => {
  const lines: Print[] = [[0, 0, 'Ana Reyes'], [0, 12, 'P 0 BOX 518'], [0, 24, 'LAS CRUCES NM 88004']]; // prettier-ignore
  const streetOf = (source: 'ocr' | 'text') =>
    personBlock(
      lines.flatMap((line) => wordsAt(line, { source })),
      PAGE,
    )?.street?.value;
  expect(streetOf('ocr')).toBe('P O Box 518');
  lines[1] = [0, 12, 'P.0. BOX 518'];
  expect(streetOf('ocr')).toBe('P.O. Box 518');
});

it('When OCR is unsure of the letters before a box, then they are as sure as the word', () => {
  const words = wordsAt([0, 0, 'P.O. BOX 518'], { source: 'ocr', confidence: 0.95 });
  const unsure = words.map((word, at) => (at === 0 ? { ...word, confidence: 0.3 } : word));
  expect(street(unsure, PAGE)?.value?.words.map(({ confidence }) => confidence)).toEqual([0.95, 0.95, 0.95]);
});

it('When the number of an envelope is printed above the name, then it is no name', () => {
  expect(
    blockOf('Envelope 221400387\nSTONES RIVER SUPPLY INC\n885 OLD FORT PKWY\nMURFREESBORO, TN 37129'),
  ).toEqual(['STONES RIVER SUPPLY INC', '885 Old Fort Pkwy']);
});

it('When OCR glued the letter of a suite to its word, then it is parted; letters that number nothing make no street', () => {
  const streetOf = (street: string) => {
    const lines: Print[] = [[0, 0, 'Ana Reyes'], [0, 12, street], [0, 24, 'LAS CRUCES NM 88004']]; // prettier-ignore
    const words = lines.flatMap((line) => wordsAt(line, { source: 'ocr' }));
    return personBlock(words, PAGE)?.street?.value;
  };
  expect(streetOf('1897 State Route 9 Stec')).toBe('1897 State Route 9 Ste C');
  expect(streetOf('2214 County Rd 407 Aptc')).toBe('2214 County Rd 407 Apt C');
  expect(streetOf('2214 Willow Farm Stec')).toBe('2214 Willow Farm Stec');
  expect(streetOf('1296 Old Stage Rd Apt ad')).toBeUndefined();
  expect(streetOf('1296 Old Stage Rd Apt C')).toBe('1296 Old Stage Rd Apt C');
});
