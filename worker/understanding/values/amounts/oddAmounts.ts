/** What people and programs put where an amount is expected. */
import type { Word } from '../../../reading/page.ts';

/**
 * `1377.5`: spreadsheets drop the last zero of an amount; on paper a figure may have been lost there, and `=1;950` is what OCR makes
 * of a minus and a comma.
 */
export function textWithCents(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join('');
  return words.every(({ source }) => source !== 'ocr')
    ? text.replace(/(\d\.\d)(?=\)?-?$)/, '$10')
    : text.replace(/^=(?=\d)/, '-').replace(/(\d);(?=\d{3})/g, '$1,');
}

/** `STMT 1`, `SEE STATEMENT 3`, `Form 8814`: the number of what the amount is found on; `is in box 2.`: that of the box where it stands. */
export const isReference = (run: readonly Word[]) => {
  const first = run.findIndex(({ text }) => /\d/.test(text));
  const isLast = first === run.length - 1;
  if (
    isLast &&
    /^(?:box|lines?|page)$/i.test(run[first - 1]?.text ?? '') &&
    /^\d{1,2}[a-z]?\W*$/i.test(run[first]!.text)
  )
    return true;
  return /^\W*(?:stmts?|stm|statements?|stat|schedule|sch|forms?|attachment|note)\W*$/i.test(
    run[first - 1]?.text ?? '',
  );
};

/** `$          150`, `$      1,250.`: the form prints the sign at the left of the box, the amount stands at its right. */
export function afterOwnSign(line: readonly Word[]): readonly Word[] {
  const [sign, amount] = line;
  const isOwn = line.length === 2 && sign!.text === '$' && /^\(?[\d,]+\.?\)?$/.test(amount!.text);
  return isOwn ? [{ ...amount!, text: `$${amount!.text}` }] : line;
}

const IN_MONTH = /^(?:[1-9]|[12]\d|3[01])$/;
const MONTH =
  /^\W*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;

/** `Amount you owe is due on or before April 18, 2022.`: neither the day nor the year is an amount; nor is the day of `due Apr 15`. */
export function withoutWrittenDays(words: readonly Word[]): readonly Word[] {
  const starts = words.flatMap(({ text }, at) => {
    const [day, year] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? ''];
    return MONTH.test(text) && /^\d{1,2},?$/.test(day) && /^(?:19|20)\d{2}\W*$/.test(year) ? [at] : [];
  });
  const days = words.flatMap(({ text }, at) =>
    at > 0 &&
    /^(?:due|by|on|before|until)$/i.test(words[at - 1]!.text) &&
    MONTH.test(text) &&
    IN_MONTH.test(words[at + 1]?.text ?? '')
      ? [at, at + 1]
      : [],
  );
  return words.filter(
    (_, at) => !days.includes(at) && !starts.some((start) => at >= start && at < start + 3),
  );
}
