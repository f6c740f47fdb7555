/** Licences of people's own professions: a nurse's or a barber's names nobody's business, and the address on it is where that person lives. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from './addressPaths.ts';
import type { Candidate } from '../candidate.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { foldLetters } from '../sheet/letters.ts';
import { isBusinessName } from '../values/names/businessWords.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

const NAME = 'businessInfo.businessName';
const PERSON = 'primaryPerson.fullName';
const TRADE = 'businessInfo.industry';
const OF_BUSINESS = Object.values(addressPaths('businessInfo.businessAddress')).flat();
const OF_HOME = Object.values(addressPaths('primaryPerson.homeAddress')).flat();

/** What people are, and no business is: `Barber shop` is another licence. */
const TITLE =
  '(?:registered nurse|(?:licensed )?(?:practical|vocational) nurse|nurse practitioner|(?:certified )?nurs(?:e|ing) (?:aide|assistant)|(?:master |apprentice )?(?:cosmetologist|barber|electrologist|hair ?(?:stylist|dresser|braider))|a?esthetician|manicurist|nail technician|(?:licensed )?massage therapist|real estate (?:salesperson|sales agent|sales associate|agent|broker)|(?:certified public|public) accountant|pharmacist|pharmacy technician|(?:physical|occupational|respiratory|speech) therapist|dental (?:hygienist|assistant)|dentist|physician(?: assistant)?|chiropractor|optometrist|psychologist|(?:licensed )?(?:clinical |master )?social worker|(?:licensed )?(?:professional|mental health) counselor|veterinarian|professional (?:engineer|land surveyor|geologist)|(?:registered |licensed )?architect|(?:master|journeyman|apprentice) (?:plumber|electrician|carpenter|pipefitter|lineman)|insurance producer|paramedic|emergency medical technician|(?:salon|nail salon|barber shop) manager|notary public)';
/** Alone in its run, behind a label, or in what the law entitles to: `License type: Barber`, `licensed to practice as a Barber`. */
const IS_TITLE = new RegExp(
  `^(?:.{0,24}(?:type|profession|occupation|credential|class|category): ?|.{0,50} as an? )?(?:(?:licensed|registered|individual|(?:non-?)?resident) ){0,2}${TITLE}(?: licen[cs]e| certificate| registration)?(?: [-–—] (?:licensee|active|individual))?[.,]?$`,
  'i',
);
const AT_ENDS = new RegExp(`^${TITLE}\\s+|\\s+${TITLE}$`, 'gi');
/** Where somebody works. */
const IS_AT_WORK =
  /\b(?:business|practice|office|employer|employment|work|salon|shop|primary|principal|premises|facility|site) (?:address|location|name)\b|^(?:primary |principal )?place of (?:business|employment|practice)\b|\bdoing business\b|\b(?:dba|d\/b\/a)\b/i;

/** The values with the name as the person's and the address as that of the home, on a licence of such a person. */
export function ofPractitioner(values: readonly Candidate[], maps: readonly MappedSheet[]): Candidate[] {
  const lines = maps.flatMap(({ sheet }) => sheet.lines.map(({ words }) => words));
  const isOfPerson = lines.some((line) =>
    [line, ...splitAtGaps(line, COLUMN_GAP)].some((run) => IS_TITLE.test(textOf(run))),
  );
  if (!isOfPerson) return [...values];
  const named = withoutNameAsTrade(withoutFirm(values));
  const isAtWork =
    named.some(({ to }) => to === NAME || OF_HOME.includes(to)) ||
    lines.some((line) => IS_AT_WORK.test(textOf(line)));
  return isAtWork ? named : named.map(atHome);
}
const COLUMN_GAP = 2;

/** `COSMETOLOGIST Ann Lee`: where no other person is named, whoever holds it is one. */
function withoutFirm(values: readonly Candidate[]): Candidate[] {
  const [firm, person] = [NAME, PERSON].map((path) => values.find(({ to }) => to === path));
  if (!firm) return [...values];
  const isTitle = IS_TITLE.test(String(firm.value));
  const name = String(firm.value).replace(AT_ENDS, '').trim();
  const isPersons = !isBusinessName(name) && !hasCompanySuffix(name) && / /.test(name) && !/[\d&]/.test(name);
  const isSame = !person || sorted(name) === sorted(String(person.value));
  if (!isTitle && !(isPersons && isSame)) return [...values];
  const others = values.filter((value) => value !== firm);
  return isTitle || person ? others : [...others, { ...firm, to: PERSON, value: name }];
}

/** `Class A`, and below it `Ann Lee`: a name is no trade. */
function withoutNameAsTrade(values: readonly Candidate[]): Candidate[] {
  const person = values.find(({ to }) => to === PERSON);
  const isName = ({ to, value }: Candidate) =>
    to === TRADE && sorted(String(value)) === sorted(String(person?.value));
  return values.filter((value) => !isName(value));
}

/** `LEE, ANN` is `Ann Lee`. */
const sorted = (name: string) => name.split(' ').map(foldLetters).sort().join(' ');

function atHome(value: Candidate): Candidate {
  const part = OF_BUSINESS.indexOf(value.to);
  return part < 0 ? value : { ...value, to: OF_HOME[part] as TargetPath };
}
