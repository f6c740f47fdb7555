import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { firstOfCouple, isSurelyCouple, splitCouple } from './couple.ts';
import { parsePersonName } from './names.ts';

describe('Two names with an & between them', () => {
  it.each([
    'GRETCHEN LINDQVIST & PER A LINDQVIST',
    'Norma Abel & Otto Brandt JT TEN',
    'Kevin & Dana Whitlock',
    'KEVIN WHITLOCK & DANA ROSS JTWROS',
  ])('%s are surely a couple', (name) => {
    expect(isSurelyCouple(name)).toBe(true);
  });
  it.each(['Briar & Oak Carpentry', 'Marrow & Mint Kitchen', 'Kevin Whitlock JT TEN'])(
    '%s are not surely one',
    (name) => {
      expect(isSurelyCouple(name)).toBe(false);
    },
  );
  it.each([
    ['GRETCHEN LINDQVIST & PER A LINDQVIST JT TEN', 'GRETCHEN LINDQVIST'],
    ['Mary L Todd TOD', 'Mary L Todd'],
    ['Bao Tran Nguyen dba Pho on Fifth', 'Bao Tran Nguyen'],
    ['Mary L Todd - INDIVIDUAL TOD', 'Mary L Todd'],
    ["MARY O'TODD-LEE INDIVIDUAL", "MARY O'TODD-LEE"],
    ['Mary L Todd Individual Account', 'Mary L Todd'],
    ['MARY L TODD & LEE TODD - JOINT WROS', 'MARY L TODD'],
    ['Mary L Todd TRANSFER ON DEATH', 'Mary L Todd'],
    ['Todd Jett', 'Todd Jett'],
    ['Mr. and Mrs. Anselm Rey', 'Anselm Rey'],
    ['Mr. Gordon and Mrs. Elaine Pruitt', 'Gordon Pruitt'],
    ['BRUNO ADEYEMI OR CELIA ADEYEMI', 'BRUNO ADEYEMI'],
    ['BRUNO OR CELIA ADEYEMI', 'BRUNO ADEYEMI'],
    ['Dr. Yara Quill-Benton', 'Yara Quill-Benton'],
    ['Or Cohen', 'Or Cohen'],
  ])('Of %s the person is %s', (name, first) => {
    expect(firstOfCouple(name)).toBe(first);
  });
  it('Of Mr. and Mrs. with one name, hers is not told', () => {
    expect(splitCouple(wordsAt([40, 40, 'Dr. and Mrs. Anselm Rey']))?.second).toEqual([]);
  });
  it.each(['Owner or Manager', 'Buyer or Seller', 'President or Vice President', 'Print or type'])(
    'A label that says or, %s, names nobody',
    (label) => {
      expect(parsePersonName(wordsAt([40, 40, label]))).toBeNull();
    },
  );
});
