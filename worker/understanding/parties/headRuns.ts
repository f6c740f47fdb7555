/** The runs of print at the top of a page without what only stands beside a name there: a seal, a year, an address. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { BANK } from './bankProduct.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** Those of these words. */
export const headRuns = (words: readonly Word[]): Word[][] =>
  runsOf(words, COLUMN_GAP).map(withoutSeal).map(besideLarge).map(withoutYear).map(beforeAddress);

/** `oF RAZ,` before `Certificate of Occupancy`, `77` before `TEXAS`: a seal beside the print, read as far smaller and unsure words. */
function withoutSeal(run: readonly Word[]): Word[] {
  const heights = run.map(({ box }) => box.y1 - box.y0);
  const isOfSeal = (word: Word, at: number) =>
    isUnsure(word) && heights[at]! < SEAL_SHARE * Math.max(...heights);
  return run.slice(
    Math.max(
      0,
      run.findIndex((word, at) => !isOfSeal(word, at)),
    ),
  );
}
const SEAL_SHARE = 0.6;
export const isUnsure = ({ source, confidence }: Word) => source === 'ocr' && confidence < SURE;
const SURE = 0.85;

/** `CITY SEAL` in letters a fifth as high, a column left of `City of Alder Bay`: what a seal says, whose words stand apart from the line beside it. */
function besideLarge(run: Word[]): Word[] {
  const heightOf = ({ box }: Word) => box.y1 - box.y0;
  const high = Math.max(...run.map(heightOf));
  const start = run.findIndex((word) => heightOf(word) >= SEAL_SHARE * high);
  const [last, first] = [run[start - 1], run[start]];
  const isApart = last && first!.box.x0 - last.box.x1 > Math.max(high, COLUMN_GAP * heightOf(last));
  return isApart ? run.slice(start) : run;
}

/**
 * `Prairie Savings Bank | 14 Elm St, Athens, Ohio 45701 | 740-555-0139`: the name before the first bar, where figures stand behind it;
 * and `Prairie Savings Bank  14 Elm St, Athens, Ohio 45701`: before its whole address.
 */
function beforeAddress(run: Word[]): Word[] {
  const bar = run.findIndex(
    ({ text }, at) => at > 1 && /^[|•·]$/.test(text) && /^\d/.test(run[at + 1]?.text ?? ''),
  );
  if (bar >= 0) return run.slice(0, bar);
  const street = run.findIndex(({ text }, at) => at > 1 && /^\d+$|^P\.?O\.?$/i.test(text));
  const name = run.slice(0, Math.max(0, street));
  return isOfOffice(textOf(name)) && parsePlace(run.slice(street)) !== null
    ? name.map((word, at) => (at < street - 1 ? word : { ...word, text: word.text.replace(/,$/, '') }))
    : run;
}

const isOfOffice = (text: string) => BANK.test(text) || GOVERNMENT.test(text);

/** `2024` in large letters left of `LANIER COUNTY, GEORGIA`: the year of a licence, which stands a little apart. */
function withoutYear(run: Word[]): Word[] {
  const [year, next] = run;
  const isApart =
    next !== undefined &&
    next.box.x0 - year!.box.x1 > Math.max(next.box.y1 - next.box.y0, year!.box.y1 - year!.box.y0);
  return isApart && /^20\d\d$/.test(year!.text) && GOVERNMENT.test(textOf(run.slice(1))) ? run.slice(1) : run;
}
const GOVERNMENT =
  /^(?:the )?(?:city|county|town|village|borough|township|parish|state|commonwealth) of\b|\b(?:county|parish)\b/i;
