/** One filled-in form found in a document: its values and what its arithmetic says. */
import type { RecognisedForm } from '#domain/documents/extraction';
import type { Candidate } from './candidate.ts';
import type { MappedSheet } from './locate/cells.ts';
import { markVerified, runChecks } from './checks/checks.ts';
import { doubtLostFigure } from './checks/doubtLostFigure.ts';
import { doubtWholeAmounts } from './checks/doubtWholeAmounts.ts';
import { emailOfName } from './wholeForm/emailOfName.ts';
import { stateOfZip } from './wholeForm/stateOfZip.ts';
import { nameOfEmail } from './wholeForm/nameOfEmail.ts';
import { extractForm, readForm, withDerived } from './extractForm.ts';
import type { FormDefinition } from './formDefinition.ts';
import { foldLetters } from './sheet/letters.ts';
import { isSureEnough } from './checks/isSureEnough.ts';
import { otherParty } from './wholeForm/otherParty.ts';
import { ofChecking } from './wholeForm/ofChecking.ts';
import { provenElsewhere } from './checks/provenElsewhere.ts';
import { nameOf } from './recognise/recognise.ts';
import { restoreLostDigits } from './checks/restoreLostDigits.ts';
import { settleAmounts, suspectsOf } from './checks/settleAmounts.ts';
import { sharedFamilyName } from './wholeForm/sharedFamilyName.ts';
import { findTaxYear } from './years/taxYear.ts';
import { withoutUnreadLines } from './checks/unreadLine.ts';
import { withoutGuesses } from './checks/withoutGuesses.ts';
import { ofOtherYears } from './years/valuesOfYears.ts';

export interface FormInstance {
  readonly definition: FormDefinition;
  readonly recognised: RecognisedForm;
  readonly values: readonly Candidate[];
}

/** Reads all instances of a form on its pages: copies that say the same are one, other people's forms are others. */
export function readInstances(definition: FormDefinition, maps: readonly MappedSheet[]): FormInstance[] {
  return groupCopies(definition, maps).map((all) => {
    const group = all.filter(({ sheet }) => !sheet.beside);
    const own = group.map((map) => map.sheet);
    const large = group.find((map) => map.largeYear !== undefined)?.largeYear;
    const taxYear = definition.hasTaxYear ? (findTaxYear(own) ?? large ?? null) : null;
    const voted = ofChecking(definition, group, doubtWholeAmounts(readForm(definition, all, taxYear)));
    const first = provenElsewhere(definition, group, voted);
    const checks = withoutUnreadLines(definition.checks ?? [], group, first);
    const settled = restoreLostDigits(checks, settleAmounts(checks, withoutGuesses(checks, first)));
    const read = doubtLostFigure(checks, settled);
    const proven = markVerified(read, runChecks(checks, read, suspectsOf(checks, read)));
    const isPage = ({ sheet }: MappedSheet) =>
      !sheet.beside || proven.some(({ page }) => page === sheet.page);
    const pages = [...new Set(all.filter(isPage).map((map) => map.sheet.page))];
    return {
      definition,
      recognised: {
        form: nameOf(definition, own),
        taxYear,
        pages,
      },
      values: [
        ...otherParty(
          definition,
          emailOfName(nameOfEmail(sharedFamilyName(withDerived(definition, stateOfZip(proven), taxYear)))),
        ),
        ...ofOtherYears(definition, group),
      ].filter(isSureEnough),
    };
  });
}

/** Digits of an identifying number that OCR may misread on one copy, and of how many one: the end of an account has four. */
const MAX_MISREAD = 2;
const DIGITS_PER_MISREAD = 4;

function groupCopies(definition: FormDefinition, maps: readonly MappedSheet[]): MappedSheet[][] {
  const { identity } = definition;
  if (!identity) return [[...maps]];
  const groups: { maps: MappedSheet[]; ids: readonly (string | undefined)[]; name: string }[] = [];
  for (const map of maps) {
    const values = extractForm(definition, [map]);
    if (values.length === 0) continue;
    const ids = identity.map((path) => values.find((value) => value.to === path)?.value?.toString());
    const name = String(values.find(({ to }) => to === 'primaryPerson.fullName')?.value ?? '');
    const isOwn = (other: (typeof groups)[number]) =>
      other.ids.every((id, index) => isAlike(id, ids[index])) &&
      (other.ids.every((id, index) => id === ids[index]) || mayBeOne(other.name, name));
    // A page that says nothing of whose it is goes on where the page before it ended.
    const group = ids.some((id) => id !== undefined) ? groups.find(isOwn) : groups.at(-1);
    if (group) group.maps.push(map);
    else if (!map.sheet.beside) groups.push({ maps: [map], ids, name });
  }
  const front = maps.filter(({ sheet }) => sheet.beside === 'front');
  return groups.map((group, at) => (at === 0 ? [...front, ...group.maps] : group.maps));
}

/** Numbers that differ by two digits may be misread, or be those of two people, whose names share no word. */
function mayBeOne(a: string, b: string): boolean {
  const [words, others] = [a, b].map((name) =>
    name
      .split(/[^\p{L}]+/u)
      .map(foldLetters)
      .filter(isLong),
  );
  return words!.length === 0 || others!.length === 0 || words!.some((word) => others!.includes(word));
}
/** No initial. */
const isLong = (word: string) => word.length > 2;

function isAlike(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  if (a.length !== b.length) return false;
  const most = Math.min(MAX_MISREAD, Math.floor(a.length / DIGITS_PER_MISREAD));
  return [...a].filter((letter, index) => letter !== b[index]).length <= most;
}
