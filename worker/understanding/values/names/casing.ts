/** Names and places as they are written, whether they are printed in capitals or not. */

/** `PRIYA MC ALLISTER` reads better as `Priya Mc Allister`, `HORACE McCANTS` as `Horace McCants`; mixed case is left as it was written. */
export function properCase(print: string): string {
  const name = print.replace(/\bMc(?=\p{Lu}{3})/gu, 'MC');
  if (name !== name.toUpperCase()) return print;
  if (!/\p{L}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\S*\d\S*/g, (word) => (/\d(?:st|nd|rd|th)\b/.test(word) ? word : word.toUpperCase()))
    .replace(/\b(Ii|Iii|Iv)\b/g, (numeral) => numeral.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** `F resno` is one word whose capital OCR set apart. */
export const joinWords = (texts: readonly string[]) =>
  texts.join(' ').replace(/\b(\p{Lu}) (\p{Ll}{3})/gu, '$1$2');

/** Without the dirt at its ends. */
export const stripped = (text: string) => text.replace(/^[^\p{L}\p{N}(#&"]+|[^\p{L}\p{N}.)!"]+$/gu, '');
