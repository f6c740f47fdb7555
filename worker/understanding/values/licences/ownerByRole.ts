/** Whoever a licence names as its contact, where the print says that this is an owner: `Contact: Ann Lee, Member`. */
import { toLines } from '../../sheet/sheet.ts';
import { beforeRole } from '../names/behindName.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parsePersonName } from '../names/names.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** A manager, an agent or an officer may be anybody. */
export const OWNS =
  /^(?:(?:sole|managing|general|business|co-?) ?)?(?:owner|proprietor|member|partner|principal|president|shareholder)\b/i;
/** Heights of print before the next column. */
const COLUMN_GAP = 2;

/** The name in the first line, before a comma and what owns: `, Owner`, `, Managing Member`, `, President`. */
export const ownerByRole: Shape = (words) => {
  const [line = []] = splitAtGaps(toLines(words)[0]?.words ?? [], COLUMN_GAP);
  const name = beforeRole(line);
  const isOwner = name.length < line.length && OWNS.test(textOf(line.slice(name.length)));
  const parsed = isOwner && !hasCompanySuffix(textOf(name)) ? parsePersonName(name) : null;
  return parsed ? { value: parsed } : null;
};
