/** Who granted a licence, which no label names: the authority at the top of the page. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import { isAnswer } from './answers.ts';
import {
  behindSeal,
  belowTitle,
  BY_AUTHORITY,
  isBelowPlace,
  isDepartment,
  isInitialsOf,
  isOfficer,
  isOfWhom,
  NICKNAME,
  NO_AUTHORITY,
  ofSeal,
  whoseDivision,
  withLetters,
  withoutSite,
  withoutTitle,
  withoutVenue,
} from './authorityPrint.ts';
import { withEnd, withWhole } from './authorityEnd.ts';
import {
  isCountyOffice,
  officeOfCollector,
  officeOfNamed,
  withHealthOffice,
  withoutCountyMark,
} from './authorityOfCounty.ts';
import { withinAgency } from './authorityOfAgency.ts';
import { isBareState, isDepartmentBelow, isOfState, withDepartment } from './authorityOfState.ts';
import { closedMark, nameOfInitials, withPlaceInFull } from './authorityOfMark.ts';
import { withoutYears, withStart } from './authorityStart.ts';
import { countyOfCode, granterTold, issuerTold, placeTold } from './authorityTold.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { departmentAtFoot } from './departmentAtFoot.ts';
import { inOneTongue } from './inOneTongue.ts';
import { isDesk } from './isDesk.ts';
import { isSentence } from './isSentence.ts';
import { HEAD_SHARE, isAddress, isIllegible, isLabelOrNumber, letterHead } from './letter.ts';
import { withPlacePrintedAgain } from './placePrintedAgain.ts';
import { granterBelow, highOf, isLarger, LARGER, MUNICIPAL } from './granterBelow.ts';
import { AUTHORITY, withLostLetter } from '../values/licences/authority.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { inOneLine } from '../values/sentences.ts';
import { isMark, withWrappedEnd } from '../locate/wrappedEnd.ts';

/** Who granted it: the run at the top, unless it names no authority and another one below does; a title names none. */
export function authorityHead(map: MappedSheet): Word[] {
  const own = withoutTitle(
    withoutOffice(
      withoutMark(whoseDivision(map, withEnd(map, withStart(map, withinAgency(map, granterOf(map)))))),
    ),
  );
  const head = inOneTongue(
    withoutYears(withoutSite(withHealthOffice(map, withoutCountyMark(withPlaceInFull(map, own))))),
  );
  // `of Reno`: what kind of place it is was passed over
  return /^of$/i.test(head[0]?.text ?? '') || head.some(isScrap) ? [] : head.map(withLostLetter);
}

/** `City of Baton Rou i e`: letters of a name that was not read; `y` and `e` are words. */
const isScrap = ({ text, source }: Word) => source === 'ocr' && /^[b-df-xz]$/.test(text);

/** `KCMO` in large letters, and in the same line `City of Kansas City, Missouri`: the name says whose mark that is. */
function withoutMark(name: readonly Word[]): readonly Word[] {
  const [mark, ...rest] = name;
  // `CITY OF` of a seal before `City of Alder Bay`
  if (/^(?:city|county|town|village) of (?:city|county|town|village) of\b/i.test(textOf(name)))
    return name.slice(2);
  // `S` of a seal
  if (rest.length > 1 && /^\p{Lu}$/u.test(mark!.text) && MUNICIPAL.test(textOf(rest))) return rest;
  if (mark && rest.length > 1 && isInitialsOf(mark.text, rest) && AUTHORITY.test(textOf(rest))) return rest;
  const own = behindSeal(name);
  if (own) return own;
  const isMark =
    rest.length > 1 && mark!.source !== 'ocr' && !isBareState([mark!]) && !AUTHORITY.test(mark!.text);
  const isNamed = MUNICIPAL.test(textOf(rest)) || /^(?:state|commonwealth) of\b/i.test(textOf(rest));
  return isMark && isLarger([mark!], rest) && isNamed ? rest : name;
}

/** `CITY OF NEW ORLEANS` in large letters, and in the same line in small ones `Department of Finance · Bureau of Revenue`. */
function withoutOffice(name: readonly Word[]): Word[] {
  if (isCountyOffice(name)) return [...name];
  // nothing ends at `Department of`
  const isWithin = (at: number) =>
    [at - 1, at].some((one) => /^(?:of|for|and|the|del?|y)$/i.test(name[one]!.text));
  // behind a mark, `NYC` before `Department of Consumer Protection`, all else is smaller
  const own = name[1] && isMark(name[0]!, name[1]) ? 1 : 0;
  const isSmaller = (at: number) =>
    name[at]!.source !== 'ocr' &&
    [highOf, lettersOf].every((high) => high(name.slice(own, at)) > LARGER * high(name.slice(at)));
  const end = name.findIndex(
    ({ text }, at) =>
      AUTHORITY.test(textOf(name.slice(0, at))) && !isWithin(at) && (/^[·•|:]$/.test(text) || isSmaller(at)),
  );
  return name.slice(0, end < 0 ? name.length : end);
}
/** How high the letters are that stand on the line: some words have letters that hang below it, and `AUTÓNOMO` a capital with an accent above it. */
const lettersOf = (run: readonly Word[]) =>
  Math.max(
    ...run.map(
      ({ text, box }) =>
        (box.y1 - box.y0) *
        (/[gjpqyQ,;()]/.test(text) ? ABOVE_LINE : 1) *
        (/\p{Lu}\p{M}/u.test(text.normalize('NFD')) ? BELOW_ACCENT : 1),
    ),
  );
const ABOVE_LINE = 0.77;
const BELOW_ACCENT = 0.78;
/** `DEPARTMENT OF THE` beside the name of the state, and the rest in a line set flush right. */
const isUnfinished = (run: readonly Word[]) => /^(?:the|and|for)$/i.test(run.at(-1)?.text ?? '');
/** The state with its department; where it names none, the town that a sentence says grants by its law. */
function ofState(map: MappedSheet, head: Word[]): Word[] {
  const whole = withDepartment(map, head);
  const isAlone = whole === head && /^(?:the )?(?:state|commonwealth) of\b/i.test(textOf(head));
  return (isAlone && placeTold(map)) || whole;
}
function granterOf(map: MappedSheet): Word[] {
  const print = withPlacePrintedAgain(map, withLetters(map, letterHead(map)));
  // `GILY OF CHI CA GO)`, bent around a seal: what would not be shown leaves it to a sentence to say who granted it
  const isNone = BY_AUTHORITY.test(textOf(print)) || isUnfinished(print) || ofSeal(print) || isDesk(print);
  const head = isNone || print.some(isIllegible) ? [] : [...print];
  const office = officeOfNamed(head) ?? officeOfCollector(map, head);
  if (office) return office;
  if (AUTHORITY.test(textOf(head)) && !isOfficer(head))
    return nameOfInitials(map, head) ?? granterBelow(map, head) ?? withWhole(map, ofState(map, head));
  const closed = closedMark(head);
  if (closed) return closed;
  const isAuthority = (run: readonly Word[]) =>
    AUTHORITY.test(textOf(run)) &&
    !NICKNAME.test(textOf(run)) &&
    !ofSeal(run) &&
    !isUnfinished(run) &&
    (!isSentence(run) || isDepartment(run)) &&
    !isLabelOrNumber(run) &&
    !isAddress(run) &&
    !isOfficer(run) &&
    !isDesk(run) &&
    !isBelowPlace(map, run);
  const top = map.free.filter(({ box }) => box.y1 < map.sheet.height * HEAD_SHARE);
  const authority = runsOf(top, COLUMN_GAP)
    .map((run) => officeOfNamed(run) ?? withoutVenue(run))
    .find(isAuthority);
  if (authority && isBareState(head) && isDepartmentBelow(authority, head))
    return isOfState(authority, head) ? authority : inOneLine([...head, ...authority]);
  if (authority) return granterBelow(map, authority) ?? withDepartment(map, withWrappedEnd(map, authority));
  if (isBareState(head)) {
    const lower = runsOf(map.free, COLUMN_GAP).find(isAuthority);
    const named = lower && (granterBelow(map, lower) ?? lower);
    return issuerTold(map) ?? named ?? departmentAtFoot(map);
  }
  // `Plumeria Noodle Inc` below the title is whom it is granted to
  const isOther =
    NO_AUTHORITY.test(textOf(head)) ||
    hasCompanySuffix(textOf(head)) ||
    isOfWhom(map, head) ||
    isAnswer(map, head);
  return belowTitle(map) ?? granterTold(map) ?? countyOfCode(map) ?? (isOther ? departmentAtFoot(map) : head);
}
