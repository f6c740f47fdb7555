/** The card of a profession names its holder without a label: `REGISTERED NURSE`, and below it `BERNADETTE L QUISPE`. */
import type { Word } from '../../../reading/page.ts';
import { isPersons } from '../names/isPersons.ts';
import { parsePersonName } from '../names/names.ts';
import { runsOf, textOf } from '../runs.ts';
import { speechOf } from '../sentences.ts';
import type { Shape } from '../shape.ts';
import { asValue, LONGEST_NAME, only } from '../told.ts';

const OF_PEOPLE =
  /\b(?:person|individual|licensee|registrant|holder)s? (?:named|listed|identified|whose name appears) (?:above|below|hereon|herein|on this)\b|\b(?:board of|licensing board|herein (?:is|has been)|nurs(?:e|ing)|accountan(?:t|cy)|cosmetolog\w+|barber\w*|electrician|plumber|real estate|engineers?|architects?|therap\w+|dentist\w*|physician|pharmacist|salesperson|broker|esthetic\w+|notary)\b/i;
/** Who signs for the office. */
const OFFICER =
  /\b(?:director|clerk|governor|secretary|commissioner|mayor|treasurer|chair\w*|president|manager|administrator|superintendent|registrar|collector|judge|auditor|officer|notary)\b/i;

/** The one person a paper of people's licences names, who does not sign it. */
export const onlyPerson: Shape = (words) => {
  if (!OF_PEOPLE.test(speechOf(words).text)) return null;
  const runs = runsOf(words, 2);
  const names = runs.map((run) =>
    run.length <= LONGEST_NAME && !isOfficers(run, runs) ? parsePersonName(behindLabel(run)) : null,
  );
  return asValue(only(names.filter((name) => name && isPersons(String(name.value)))));
};

/** `Owner and pharmacist in charge: Ann Lee`: a label is no part of the name. */
const behindLabel = (run: readonly Word[]) => run.slice(run.findLastIndex(({ text }) => /:$/.test(text)) + 1);

/** `Ron Alvarado, Governor`, or the office in the line below the name. */
function isOfficers(run: readonly Word[], runs: readonly Word[][]): boolean {
  const { x0, x1, y0, y1 } = { ...run[0]!.box, x1: run.at(-1)!.box.x1 };
  const isBelow = ([first]: readonly Word[], last: Word) =>
    first!.box.y0 > (y0 + y1) / 2 && first!.box.y0 - y1 < y1 - y0 && first!.box.x0 < x1 && last.box.x1 > x0;
  return (
    OFFICER.test(textOf(run)) ||
    runs.some((other) => isBelow(other, other.at(-1)!) && OFFICER.test(textOf(other)))
  );
}
