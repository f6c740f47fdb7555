/** Tolerant reading of what people type: numbers, SSNs, EINs and dates in any common spelling. */

/**
 * Number from what a person typed: `1,234.50`, `$1,234`, `(500)` and `-500` for negatives, `45%`, `1 234`.
 * Returns `undefined` for anything that is not one finite number.
 */
export function parseNumber(input: string | number): number | undefined {
  if (typeof input === 'number') return Number.isFinite(input) ? input : undefined;
  const text = input.trim().replace(/[\u2212\u2013]/g, '-');
  if (text.length > 40 || !/^[($-]*[\d\s,.$]*\d?[\d\s,.]*\.?\d*\s*%?\)?-?$/.test(text) || !/\d/.test(text))
    return undefined;
  const digits = text.replace(/[^\d.]/g, '');
  if ((digits.match(/\./g) ?? []).length > 1) return undefined;
  const isNegative = /^[($\s]*-|^\(.*\)$|-$/.test(text);
  return (isNegative ? -1 : 1) * Number(digits);
}

/** Nine digits as `123-45-6789`; `undefined` when the input holds letters or another number of digits. */
export function parseSsn(input: string): string | undefined {
  const digits = nineDigits(input);
  return digits && `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
}

/** Nine digits as `12-3456789`; `undefined` when the input holds letters or another number of digits. */
export function parseEin(input: string): string | undefined {
  const digits = nineDigits(input);
  return digits && `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

function nineDigits(input: string): string | undefined {
  if (!/^[\d\s.\-\u2010-\u2015]{9,20}$/.test(input.trim())) return undefined;
  const digits = input.replace(/\D/g, '');
  return digits.length === 9 ? digits : undefined;
}

/**
 * Date as `YYYY-MM-DD` from `1980-05-17`, `1980-05-17T00:00:00.000Z`, `5/17/1980`, `05-17-1980` (US order).
 * `undefined` when it is no real day between 1900 and 2199.
 */
export function parseDate(input: string): string | undefined {
  const text = input.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]{5,12}(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : us
      ? [Number(us[3]), Number(us[1]), Number(us[2])]
      : [0, 0, 0];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}
