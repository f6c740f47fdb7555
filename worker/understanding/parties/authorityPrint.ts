/** Print at the top of a page that hides or only seems to be the name of an authority. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { withLettersJoined } from './bankMarks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { HEAD_SHARE } from './letter.ts';
import { around } from '../sheet/sheet.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { AUTHORITY } from '../values/licences/authority.ts';
import { inOneLine } from '../values/sentences.ts';

/** Points by which lines of one block begin apart. */
const SAME_LEFT = 4;

/** `BY THE AUTHORITY OF THE CITY OF CHICAGO, THE FOLLOWING LICENSE IS GRANTED`: a sentence, which is read as one; and who only drew up the form. */
export const BY_AUTHORITY = /^(?:by (?:the )?authority|whereas|(?:form )?prescribed by)\b/i;

/** A title, with its price or without, but no `Department of Business License`; or the end of one: `UNINCORPORATED BUSINESS OR PROFESSION`; `Citizen Access - Record BUS-2025-00884` of a portal. */
export const NO_AUTHORITY =
  /(?<!\b(?:department|division|bureau|office) of business )\b(?:license|licence|permit|certificate|registration|receipt)(?: \$[\d.,]+)?$|\bor\b|\bpursuant to\b|\brecord \S*\d|\b(?:citizen|customer|public|online) (?:access|portal)\b|^(?:mail|inbox)$/i;

/** `THE SEAL OF THE STATE OF`, bent around the seal itself, whose name goes on below; `CITY SEAL` where one belongs. */
export const ofSeal = (run: readonly Word[]) =>
  /^(?:the )?(?:great )?seal of\b|\bof$|^(?:(?:official|great|city|county|town|village|state) ){0,2}seal$/i.test(
    textOf(run),
  );

/** `The First State`, `The Lone Star State`: what a state calls itself below its name. */
export const NICKNAME = /^the (?:[\p{L}'’-]+ ){0,2}state$/iu;

/** `The State of Ohio, Marion County, ss.`: how a deed says where it is made. */
export const withoutVenue = (run: Word[]): Word[] =>
  /^ss[.:]?$/i.test(run.at(-1)?.text ?? '') ? run.slice(0, -1) : run;

/** `AND C 0p` of a seal, beside `City and County of San Francisco`: the words behind the seal; nothing where none is before them. */
export function behindSeal(name: readonly Word[]): readonly Word[] | null {
  const own = name.findIndex((_, at) => STARTS_GOVERNMENT.test(textOf(name.slice(at))));
  return own > 0 && name.slice(0, own).every(isOfSeal) ? name.slice(own) : null;
}
const isOfSeal = ({ text, source }: Word) => source === 'ocr' && text.length <= 3;
const STARTS_GOVERNMENT = /^(?:city(?: and county)?|county|town|village|state|commonwealth) of\b/i;

/** Does `SLC` stand before `SALT LAKE CITY CORPORATION`, or `TPCHD` before `Tacoma-Pierce County Health Department`? */
export const isInitialsOf = (mark: string, name: readonly Word[]): boolean =>
  /^\p{Lu}{2,6}$/u.test(mark) &&
  textOf(name)
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .startsWith(mark);

/** `S T A T E  O F`, and below it `W A S H I N G T O N`: a name whose letters stand apart. */
export function withLetters(map: MappedSheet, head: readonly Word[]): readonly Word[] {
  const own = withLettersJoined(head);
  if (own === head || !/^of$/i.test(own.at(-1)!.text)) return own;
  const next = runsOf(map.free, COLUMN_GAP).find(
    ([first]) => first!.box.y0 > head[0]!.box.y1 && Math.abs(first!.box.x0 - head[0]!.box.x0) < SAME_LEFT,
  );
  return next ? inOneLine([...own, ...withLettersJoined(next)]) : own;
}

/** `DEPARTMENT OF BUSINESS AND PROFESSIONAL`, and below it `REGULATION`: no office is called what only tells of another word. */
export function withNoun({ free }: MappedSheet, office: readonly Word[]): readonly Word[] {
  const [first, last] = [office[0]!, office.at(-1)!];
  const noun = ADJECTIVE.test(last.text)
    ? runsOf(free, COLUMN_GAP).find(
        ([next]) =>
          Math.abs(next!.box.x0 - first.box.x0) < SAME_LEFT &&
          next!.box.y0 > (first.box.y0 + first.box.y1) / 2 &&
          next!.box.y0 - first.box.y1 < first.box.y1 - first.box.y0,
      )
    : undefined;
  return noun ? [...office, ...noun] : office;
}
const ADJECTIVE =
  /^(?:professional|occupational|public|social|environmental|financial|natural|human|economic|alcoholic)$/i;

/** `JOAN OCHOA, COUNTY CLERK`, `FILED FOR RECORD IN MY OFFICE`: who signs for it. */
export const isOfficer = (run: readonly Word[]): boolean => {
  if (run.length === 1 && OFFICER.test(run[0]!.text)) return true;
  const [name, title] = textOf(run).split(', ');
  const isTitled = title !== undefined && OFFICER.test(title) && !AUTHORITY.test(name!);
  return isTitled || /\bmy office$/i.test(textOf(run));
};
const OFFICER =
  /\b(?:clerk|recorder|treasurer|collector|comptroller|auditor|commissioner|director|assessor|secretary|mayor)\b/i;

/** `NUECES COUNTY` right below `PORT ARANSAS TX 78373`: where somebody is. A line may be left free before it, where it is no larger. */
export const isBelowPlace = ({ free }: MappedSheet, name: readonly Word[]) =>
  runsOf(free, PLACE_GAP).some((run) => {
    const { x0, y0, y1 } = around(run.map(({ box }) => box));
    const own = around(name.map(({ box }) => box));
    const isCounty = COUNTY.test(textOf(name)) && own.y1 - own.y0 < LARGER * (y1 - y0);
    const step = own.y0 - y0;
    return (
      Math.abs(own.x0 - x0) < SAME_LEFT &&
      step > 0 &&
      step < (isCounty ? COUNTY_STEP : PLACE_STEP) * (y1 - y0) &&
      parsePlace(run) !== null
    );
  });
const COUNTY = /^[\p{L}'’.-]+(?: [\p{L}'’.-]+)? county$/iu;
const LARGER = 1.2;
/** Heights of print from line to line. */
const PLACE_STEP = 2.5;
const COUNTY_STEP = 7;
/** Heights of print: state and ZIP code may have columns of their own. */
const PLACE_GAP = 8;

/**
 * `Maricopa County Environmental Services` beside `Environmental Health Division`, `STATE OF GEORGIA` above `Corporations Division`, `Sagebrush Valley
 * Health District` beside `Food Safety Division`, though a label be part of it: who grants what a part of its office signs.
 */
export function whoseDivision(map: MappedSheet, name: readonly Word[]): readonly Word[] {
  if (OFFICIAL.test(textOf(name))) return governmentOf(map) ?? [];
  return DIVISION.test(textOf(name)) ? (governmentOf(map) ?? name) : name;
}
function governmentOf({ sheet }: MappedSheet): Word[] | undefined {
  const top = sheet.lines
    .flatMap(({ words }) => words)
    .filter(({ box }) => box.y1 < sheet.height * HEAD_SHARE);
  const find = (gap: number, name: RegExp) => runsOf(top, gap).find((run) => name.test(textOf(run)));
  // close behind a title in large letters, too
  return find(COLUMN_GAP, GOVERNMENT) ?? find(HEAD_GAP, HEALTH_DISTRICT);
}
/** Heights of print between a title and the name beside it. */
const HEAD_GAP = 1.5;
/** `Estelle M. Fourchet` above `Secretary of State`: who holds the office. */
const OFFICIAL = /^\p{Lu}\p{L}+ \p{Lu}\. \p{Lu}[\p{L}'’-]+$/u;
const DIVISION = /^(?:(?!state|county|city|department)[\p{L}&]+ ){1,4}(?:division|bureau|section|unit)$/iu;
const GOVERNMENT =
  /^(?:the )?(?:state|commonwealth|city|county|town) of \p{L}+(?: \p{L}+)?$|^(?:\p{L}+ ){1,2}(?:county|parish)(?: [\p{L}&]+){0,5}$/iu;
const HEALTH_DISTRICT = /^(?:\p{L}[\p{L}'’-]+ ){1,4}(?:public )?health (?:district|department|authority)$/iu;

/** `PINELLAS COUNTY LOCAL` of `... LOCAL BUSINESS TAX RECEIPT`, `CITY OF LOS ANGELES TAX` of `... TAX REGISTRATION`: how a title begins that a label ends; `Office of Attorney General` is whole. */
export const withoutTitle = (words: Word[]): Word[] =>
  /(?<!\b(?:attorney|surgeon|solicitor) )\b(?:local|general|annual|official)$/i.test(textOf(words)) ||
  OF_TAX.test(textOf(words))
    ? words.slice(0, -1)
    : COUNTY_TAX.test(textOf(words))
      ? words.slice(0, -2)
      : words.slice(YEAR_OR_KIND.exec(textOf(words))?.[0].split(' ').length ?? 0);
const OF_TAX = /^(?:city|town|village|county) of (?:\p{L}[\p{L}'’.-]*(?<!\bof) ){1,3}tax$/iu;
/** `HILLSBOROUGH COUNTY BUSINESS TAX`, and in the next line `RECEIPT`. */
const COUNTY_TAX = /^(?:[\p{L}'’.-]+ ){1,3}(?:county|parish) (?:business|occupational|occupation) tax$/iu;
/** Whom a collector serves, the year a license is for, and land of no city: `Calendar Year 2025 — Unincorporated Gwinnett County`. */
const YEAR_OR_KIND =
  /^(?:Serving|(?:calendar|fiscal|tax) year 20\d\d(?: \P{L}+)?(?: unincorporated)?|unincorporated)(?= )/iu;

/** `City of Alder Ford alderford.gov`: where it is found, close behind its name. */
export function withoutSite(name: readonly Word[]): readonly Word[] {
  const at = name.findIndex(({ text }) =>
    /^(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:gov|org|com|us|net)$/i.test(text),
  );
  return at > 0 ? name.slice(0, at) : name;
}

/** `Department of Commerce, Community, and Economic Development`: more small words than other names have. */
export const isDepartment = (run: readonly Word[]) =>
  run.length <= LONGEST_OFFICE &&
  /\b(?:department|division|bureau|board|office) of \p{Lu}/iu.test(textOf(run)) &&
  run.every(({ text }) => /^\p{Lu}|^(?:of|and|for|the|&)$/u.test(text)) &&
  !/\.$/.test(run.at(-1)!.text);
const LONGEST_OFFICE = 12;

/** The name right below `This is to certify that`, where a scan lost the letterhead above: whom it is granted to. */
export function isOfWhom({ landmarks }: MappedSheet, head: readonly Word[]): boolean {
  const { y0, y1 } = around(head.map(({ box }) => box));
  return landmarks.some(
    ({ label, box }) =>
      /\b(?:that|issued to|granted to)$/.test(label) && box.y1 <= y0 && y0 - box.y1 < 3 * (y1 - y0),
  );
}

/** `Occupational Tax Certificate` in large letters, and below it, lower than letterheads stand, `City of Alder Ford, Georgia`. */
export function belowTitle({ sheet }: MappedSheet): Word[] | undefined {
  const runs = runsOf(
    sheet.lines.flatMap(({ words }) => words),
    COLUMN_GAP,
  );
  const boxOf = (run: readonly Word[]) => around(run.map(({ box }) => box));
  const titles = runs.filter((run) => TITLE.test(textOf(run))).map(boxOf);
  return runs.find((run) => {
    const { x0, x1, y0, y1 } = boxOf(run);
    const isUnder = (title: Box) =>
      y0 > title.y1 - 2 &&
      y0 - title.y1 < 1.5 * (y1 - y0) &&
      Math.abs(x0 + x1 - title.x0 - title.x1) < CENTRED;
    return GOVERNMENT_AND_STATE.test(textOf(run)) && titles.some(isUnder);
  });
}
const TITLE = /\b(?:license|licence|permit|certificate|registration|receipt)$/i;
const GOVERNMENT_AND_STATE =
  /^(?:the )?(?:[Cc]ity|[Tt]own|[Vv]illage|[Bb]orough|[Tt]ownship|[Cc]ounty) of (?:\p{Lu}[\p{L}'’.-]*(?:,? |$)){1,5}$/u;
/** Points by which twice the middles of two centred lines differ. */
const CENTRED = 12;
