/** OCR's `fi` or `f` where a Spanish name has ñ, its `t` where a Polish one has ł: English data know no such letters. */
import type { Word } from '../../../reading/page.ts';

/** Usual names with an ñ, without their marks; none of them is a name with `fi` or `f` instead. */
const NAMES = new Set(
  [
    'acuna avendano banuelos bolanos briseno cabanas canas canedo carreno castaneda cedeno escareno fontanez',
    'ibanez iniguez magana montano montanez muniz munoz nino nunez ocana onate ordonez patino pena penaloza',
    'pina pineiro pinero quinones quinonez saldana trevino urena villasenor yanez zuniga',
  ].flatMap((line) => line.split(' ')),
);
const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Polish given names end so: Stanisław, Bolesław, Czesława, Wacław; with `t`, as the stroke makes it look, no name does. */
const STROKED = /^(?=.*(?:[eioy]s|wac)tawa?$)\p{L}{6,}$|^(?:michat|pawet)$/iu;
const withStrokedL = (word: string) =>
  STROKED.test(word)
    ? word.replace(/t(?=awa?$|$)|(?<=^w)t/giu, (letter) => (letter === 'T' ? 'Ł' : 'ł'))
    : word;

const withN = (word: string) => {
  const seen = ['fi', 'f'].find((letters) => NAMES.has(withoutMarks(word.replace(letters, 'n'))));
  return seen ? word.replace(seen, 'ñ') : word;
};

/** `Castafieda` of a scan is Castañeda, `Nufez` is Nuñez, `Mirostaw` is Mirosław; what print and fields say stays. */
export const withTilde = (name: string, words: readonly Word[]): string =>
  words.some(({ source }) => source === 'ocr')
    ? name.replace(/\p{L}+/gu, (word) => withStrokedL(withN(word)))
    : name;
