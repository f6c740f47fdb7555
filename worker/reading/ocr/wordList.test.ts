/** The words of Tesseract's own data, names among them. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWordList, type WordList } from './wordList.ts';

describe('the list of words', () => {
  let list: WordList;
  beforeAll(async () => {
    list = await openWordList();
  });

  it.each(['compensation', 'Boudreaux', 'MacLeod', 'Castañeda', 'Grünwald', 'Hélène', 'Okonkwo'])(
    'holds %s, as one of its languages does',
    (word) => {
      expect(list.has(word)).toBe(true);
    },
  );

  it.each(['Bdudreaux', 'MAGLEOD', 'Castarieda', 'compensatio', 'compensationq', 'ΩΩΩ', ''])(
    'does not hold "%s"',
    (word) => {
      expect(list.has(word)).toBe(false);
    },
  );
});
