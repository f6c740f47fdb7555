/** Letters reduced to what survives OCR: lower case, no accents, no punctuation, look-alikes made one. */

/** Pairs that OCR confuses in print, each folded to one of the two. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  '8': 'b',
};

/** What each sign of ASCII is folded to; every word of a page is, for every form. */
const FOLDED = Array.from({ length: 128 }, (_, code) => foldAny(String.fromCharCode(code)));

/** `1 Wages, tips` and `l Wages. tips` both become `iwagestips`. For comparing labels, never for values. */
export function foldLetters(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letter = FOLDED[text.charCodeAt(at)];
    if (letter === undefined) return foldAny(text);
    folded += letter;
  }
  return folded;
}

function foldAny(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[01l|!5$8]/g, (letter) => LOOK_ALIKES[letter]!)
    .replace(/[^a-z0-9]/g, '');
}
