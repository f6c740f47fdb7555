/** Digits as OCR confuses them, put right only where digits alone are expected. */

const CONFUSED: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
};

/** Rules of a box, comb lines and dirt around a value. */
const EDGE_NOISE =
  /^[\s[\](){}|_=~'"`*:;,.\u2018\u2019\u201c\u201d]+|[\s[\](){}|_=~'"`*:;,.\u2018\u2019\u201c\u201d]+$/g;

/** The text with look-alike letters made digits, or null when it holds other letters or hardly any digit. */
export function asDigits(text: string): string | null {
  const real = text.replace(/\D/g, '').length;
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  if (real === 0 || letters > real) return null;
  const digits = text.replace(/[OoQDIli|!ZzSsB]/g, (letter) => CONFUSED[letter]!);
  return /[A-Za-z]/.test(digits) ? null : digits;
}

/** Without the noise that stands around a value in its box. */
export function trimNoise(text: string): string {
  return text.replace(EDGE_NOISE, '');
}
