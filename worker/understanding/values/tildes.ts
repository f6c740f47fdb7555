/** OCR's `fi` where a Spanish name has ñ: English data know no such letter. */
import type { Word } from '../../reading/page.ts';

/** Usual names with an ñ, without their marks; none of them is a name with `fi` instead. */
const NAMES = new Set(
  [
    'acuna avendano banuelos bolanos briseno cabanas canas canedo carreno castaneda cedeno escareno fontanez',
    'ibanez iniguez magana montano montanez muniz munoz nino nunez ocana onate ordonez patino pena penaloza',
    'pina pineiro pinero quinones quinonez saldana trevino urena villasenor yanez zuniga',
  ].flatMap((line) => line.split(' ')),
);
const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `Castafieda` of a scan is Castañeda; what print and fields say stays. */
export const withTilde = (name: string, words: readonly Word[]): string =>
  words.some(({ source }) => source === 'ocr')
    ? name.replace(/\p{L}+/gu, (word) =>
        NAMES.has(withoutMarks(word.replace('fi', 'n'))) ? word.replace('fi', 'ñ') : word,
      )
    : name;
