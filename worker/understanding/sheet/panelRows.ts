/** What the lines of a panel are: a heading of its own, or a row of a label and its value. */
import type { Word } from '../../reading/page.ts';
import { COUPLE, labelOf } from '../values/people/askedLabels.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

/** Heights of print between a label and its value, at least; points by which the lines of a panel begin apart. */
const COLUMN_GAP = 1.3;
const FLUSH = 4;

/** What panels are about. */
const ABOUT =
  /^(?:taxpayers?|you|clients?|primary|secondary|spouse|filers?|household|family|dependents?|address|contacts?|status|income|adjustments?|deductions?|tax|taxes|credits?|payments?|refund|results?|outcome|balance|business|schedule|preparer|bank|deposit|summary|information|details|figures|return|totals?|people|personal|bottom)$/i;
/** What else such headings say: `About you`, `Tax and credits`, `Filing status`, `Primary taxpayer information`, `Schedule C`. */
const BESIDE =
  /^(?:about|the|your|my|our|and|&|of|or|for|on|this|federal|state|filing|mailing|home|joint|tax|taxpayer['’]?s|spouse['’]?s|client['’]?s|main|key|other|direct|paid|amount|owed|due|line|who|is|c|form|1040|\(?schedule|c\)|return['’]?s|at|a|glance|info|[-–—/:|])$/i;
/** Whose lines stand below it. */
const OF_RETURN =
  /^(?:federal )?form 1040(?:-sr)?$|^(?:schedule|sch) c(?: [-–—])? (?:net )?profit (?:or|and) loss(?: from (?:a )?business)?$/i;
const LONGEST = 8;

/** A run that stands alone in its panel, flush with its left side, and says nothing but what the panel is about. */
export function isHeadingOfPanel(words: readonly Word[], left: number): boolean {
  const texts = words.map(({ text }) => text.replace(/[,:]$/, ''));
  return (
    words.length > 0 &&
    words.length <= LONGEST &&
    Math.abs(words[0]!.box.x0 - left) < FLUSH &&
    splitAtGaps(words, COLUMN_GAP).length === 1 &&
    (OF_RETURN.test(texts.join(' ')) ||
      (texts.some((text) => ABOUT.test(text)) &&
        texts.every((text) => ABOUT.test(text) || BESIDE.test(text))))
  );
}

/** `Wages   $61,240`, `Occupation: Baker`, or a label with its value below. */
export function isRowOfPanel(words: readonly Word[], left: number, below: readonly Word[]): boolean {
  const runs = splitAtGaps(words, COLUMN_GAP);
  const [first] = runs;
  if (!first || Math.abs(first[0]!.box.x0 - left) >= FLUSH || !/^\p{L}/u.test(first[0]!.text)) return false;
  if (runs.length > 1) return true;
  const colon = first.findIndex(({ text }) => text.endsWith(':'));
  if (colon >= 0 && colon < first.length - 1) return true;
  return below.length > 0 && labelOf(COUPLE, textOf(first)) !== null;
}
