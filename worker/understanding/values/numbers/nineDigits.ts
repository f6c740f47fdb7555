/** Social security and employer numbers: nine digits, printed whole, with dashes, or one digit to a comb's tooth. */
import type { Word } from '../../../reading/page.ts';
import { asDigits, trimNoise } from './digits.ts';
import { standUnevenly } from './evenDigits.ts';
import { toLines } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

/** `62~4410973`, `951=72-3306`: what a scan makes of a dash, too. */
const DASH = /[-\u2010-\u2015~=.\s_|]/g;

/** Nine digits among the words of one line, and how they were grouped; null when there are more or fewer. */
function findNineDigits(words: readonly Word[]): { digits: string; printed: string; words: Word[] } | null {
  const amounts = amountsInPieces(words);
  const numeric = words.filter(
    (word) =>
      !isAmount(word) &&
      !amounts.includes(word) &&
      !isZip(word) &&
      asDigits(trimNoise(word.text).replace(DASH, '')) !== null,
  );
  const printed = numeric.map((word) => trimNoise(word.text)).join('');
  const digits = asDigits(printed.replace(DASH, ''));
  const sizeOf = ({ text }: Word) => trimNoise(text).replace(DASH, '').length;
  if (digits && /^\d{9}$/.test(digits) && !goAround(words, numeric))
    return standUnevenly(numeric, sizeOf) || numeric.some(isStruck)
      ? null
      : { digits, printed, words: numeric };
  return numeric.length > 1 ? (wholeWord(numeric) ?? inGroups(numeric)) : null;
}

/** `966 (42 1784`: a bracket within is half of a figure that a line of the box's comb was typed over, and the figure beside it the other half. */
const isStruck = ({ text, source }: Word, at: number, { length }: readonly Word[]) =>
  source === 'ocr' && ((at > 0 && /^\(\d/.test(text)) || (at < length - 1 && /\d\)$/.test(text)));

/** `15634 County Highway 12 Lot 18`: figures with words between them are no number. */
const goAround = (words: readonly Word[], numeric: readonly Word[]) =>
  words
    .slice(words.indexOf(numeric[0]!), words.indexOf(numeric.at(-1)!))
    .some((word) => !numeric.includes(word) && /\p{L}{2}/u.test(word.text));

/** `410.00` and `77.00` in the boxes beside have nine figures between them; on paper a point may be dirt. */
const isAmount = ({ text, source }: Word) => source !== 'ocr' && /^[$(]*[\d,]+\.\d{2}\)?$/.test(text);

/** `$ 55 .50     $ 231 .04`: dollars and cents apart, which have nine figures together, too. */
const amountsInPieces = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((sign, at) =>
    sign.text === '$' && sign.source === 'text' ? [...words.slice(at + 1, at + 3)] : [],
  );

/** `03801-4402` has nine figures, too. */
const isZip = ({ text }: Word) => /^\d{5}-\d{4}$/.test(text);

/** Beside other digits a number in one word still counts when its own dashes say what it is. */
function wholeWord(words: readonly Word[]): { digits: string; printed: string; words: Word[] } | null {
  const whole = words.filter((word) => /^\D?(\d{3}[-~=]\d{2}[-~=]\d{4}|\d{2}[-~=]\d{7})\D?$/.test(word.text));
  if (whole.length !== 1) return null;
  const printed = trimNoise(whole[0]!.text);
  return { digits: printed.replace(/\D/g, ''), printed, words: whole };
}

/** `5 984 07 2251`, of which a scan is sure but for the first figure: three groups as a social security number is typed in, beside dirt. */
function inGroups(words: readonly Word[]): { digits: string; printed: string; words: Word[] } | null {
  const at = words.findIndex((_, index) => GROUPS.test(textOf(words.slice(index, index + 3))));
  const own = words.slice(at, at + 3);
  const isDirt = ({ source, confidence }: Word) => source === 'ocr' && confidence < DOUBT;
  if (at < 0 || !words.every((word) => own.includes(word) || isDirt(word))) return null;
  const printed = own.map(({ text }) => text).join('');
  return { digits: printed, printed, words: own };
}
const GROUPS = /^\d{3} \d{2} \d{4}$/;
/** Less sure than this is dirt. */
const DOUBT = 0.4;

const formatSsn = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
const formatEin = (digits: string) => `${digits.slice(0, 2)}-${digits.slice(2)}`;

function inLines(
  words: readonly Word[],
  format: (digits: string, printed: string) => string,
  other?: RegExp,
): Parsed | null {
  for (const line of toLines(words)) {
    // `99-0177204     Social security number: 945-30-9917`: the number of the other kind is another's
    const own = line.words.filter(({ text }) => !other?.test(text));
    const found = findNineDigits(own);
    if (found && (!/^000/.test(found.digits) || (format === formatEin && isSample(found))))
      return { value: format(found.digits, found.printed), words: found.words };
  }
  return null;
}

/** `00-0000021` of the IRS's own filled samples: no office gives out such numbers, but one is printed. */
const isSample = ({ printed, words }: { printed: string; words: readonly Word[] }) =>
  /^00-?0{4}(?!000)\d{3}$/.test(printed) && words[0]!.source !== 'ocr';

/** `123-45-6789`, however it was printed. */
export const ssn: Shape = (words) => asValue(inLines(words, formatSsn, /^\d{2}-\d{7}$/));
/** `12-3456789`, however it was printed. */
export const ein: Shape = (words) => asValue(inLines(words, formatEin, /^\d{3}-\d{2}-\d{4}$/));
/** The one number that its own dashes tell to be of that kind; `931-55-2048.` at the end of a sentence is one. */
const only =
  (dashed: RegExp): Shape =>
  (words) => {
    const numberOf = ({ text }: Word) => text.replace(/[.,;]$/, '');
    const own = words.filter((word) => dashed.test(numberOf(word)));
    return own.length === 1 ? { value: { value: numberOf(own[0]!), words: own } } : null;
  };
/** A number that its own dash tells to be an employer's. */
export const dashedEin: Shape = only(/^\d{2}-\d{7}$/);
const onlySsn = only(/^\d{3}-\d{2}-\d{4}$/);
/** A number that its own dashes tell to be a person's; none where one is masked or not yet known, `000-00-0000`, beside which it is another's. */
export const dashedSsn: Shape = (words, cell) =>
  words.some(({ text }) => /[x*•]{2}\W*[x*•]{2}\W*\d{4}$|^000-00-/i.test(text)) ? null : onlySsn(words, cell);
/** The same beside a number that is a firm's: of two parties the one who is a person. */
export const ssnBesideEin: Shape = (words, cell) => (dashedEin(words, cell) ? dashedSsn(words, cell) : null);
/** A taxpayer number that may be either: its dashes tell; without any it is taken for an SSN. */
export const tin: Shape = (words) =>
  asValue(
    inLines(words, (digits, printed) =>
      /^.{2}[-\u2010-\u2015]/.test(printed) ? formatEin(digits) : formatSsn(digits),
    ),
  );

const asValue = (parsed: Parsed | null) => parsed && { value: parsed };
