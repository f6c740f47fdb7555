/** What an amount may have been before OCR misread one sign of it. */

/** Digits that OCR takes for one another in small print, each way. */
const CONFUSED: Readonly<Record<string, string>> = {
  '0': '689',
  '1': '47',
  '2': '7',
  '3': '589',
  '4': '19',
  '5': '368',
  '6': '058',
  '7': '12',
  '8': '03569',
  '9': '0348',
};

/** Amounts (dollars) that differ from this one by a single misread sign: a digit, once or wherever it stands, a box's rule read as a 1, a point lost or too many. */
export function digitSlips(amount: number): number[] {
  const sign = amount < 0 ? -1 : 1;
  const cents = String(Math.round(Math.abs(amount) * 100)).padStart(3, '0');
  const hasCents = !cents.endsWith('00');
  const digits = hasCents ? cents : cents.slice(0, -2);
  const swapped = [...digits].flatMap((digit, at) =>
    [...(CONFUSED[digit] ?? '')].map((other) => digits.slice(0, at) + other + digits.slice(at + 1)),
  );
  // A typeface whose 5 looks like a 6 does so in every place.
  const throughout = [...new Set(digits)].flatMap((digit) =>
    [...(CONFUSED[digit] ?? '')].map((other) => digits.replaceAll(digit, other)),
  );
  const shorter = /^[1|]\d{3}/.test(digits) ? [digits.slice(1)] : [];
  const unit = hasCents ? 100 : 1;
  const whole = [...swapped, ...throughout, ...shorter].map((text) => Number(text) / unit);
  const pointLost = hasCents || digits.length < 4 ? [] : [Number(digits) / 100];
  // `157.50` of 15,750, whose comma was read as a point a figure too late
  const pointGained = hasCents && digits.endsWith('0') && digits.length > 4 ? [Number(digits)] : [];
  return [...whole, ...pointLost, ...pointGained].map((value) => sign * value);
}
