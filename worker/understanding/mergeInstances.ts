/** Puts the values of all forms in a document together: the ranking form says who is who, the others add to it. */
import type { FoundValue } from '#domain/documents/extraction';
import { acrossForms } from './acrossForms.ts';
import type { Candidate } from './candidate.ts';
import type { FormInstance } from './formInstance.ts';
import { foldLetters } from './sheet/letters.ts';

/** `instances` in the order of their rank: a tax return before a W-2 before a 1099. */
export function mergeInstances(instances: readonly FormInstance[]): FoundValue[] {
  const found: FoundValue[] = [];
  const ofOwners = sharesOfSeveral(instances);
  for (const instance of instances) {
    const { recognised } = instance;
    const values = ofOwners.has(instance) ? withoutOwner(instance.values, found) : instance.values;
    for (const value of withoutOtherBusiness(placePeople(values, found), found)) {
      if (!found.some(({ to }) => to === value.to)) found.push({ ...value, form: recognised.form });
    }
  }
  const across = acrossForms(instances);
  return [...found.filter(({ to }) => !across.some((value) => value.to === to)), ...across];
}

/** Schedules K-1 of one business for different owners: the copies that go with its return. */
function sharesOfSeveral(instances: readonly FormInstance[]): ReadonlySet<FormInstance> {
  const shares = instances.filter(({ definition }) => definition.identity?.includes(OWNER));
  const owners = new Set(shares.flatMap(({ values }) => values.find(({ to }) => to === OWNER)?.value ?? []));
  return new Set(owners.size > 1 ? shares : []);
}
const OWNER = 'fields.ownerTin';

/** Of several owners nobody knows which is the client, unless a return of their own says so. */
const withoutOwner = (values: readonly Candidate[], known: readonly FoundValue[]) =>
  known.some(({ to }) => to.startsWith('primaryPerson.'))
    ? values
    : values.filter((value) => !value.to.startsWith('primaryPerson.') && !isAboutClient(value));

const BUSINESS = 'businessInfo.businessName';

/** What a lesser form says of another business stays with that form: two businesses never become one. */
function withoutOtherBusiness(
  values: readonly Candidate[],
  known: readonly FoundValue[],
): readonly Candidate[] {
  const [name, knownName] = [values, known].map((list) =>
    String(list.find(({ to }) => to === BUSINESS)?.value ?? '').toLowerCase(),
  );
  const isOther = name !== '' && knownName !== '' && name !== knownName;
  return isOther ? values.filter(({ to }) => !to.startsWith('businessInfo.')) : values;
}

type Somebody = 'primaryPerson' | 'spousePerson';

/** A lesser form's person is the primary, the spouse, or a stranger whose data are left out. */
function placePeople(values: readonly Candidate[], known: readonly FoundValue[]): Candidate[] {
  const isKnown = known.some(({ to }) => to.startsWith('primaryPerson.'));
  const names = values.some(({ to }) => to.startsWith('primaryPerson.'));
  if (!isKnown || !names) return [...values];
  const who = (['primaryPerson', 'spousePerson'] as const).find((person) => isSame(person, values, known));
  if (who === 'primaryPerson') return [...values];
  const isToldAlready = ({ to }: Candidate) =>
    to.startsWith('primaryPerson.homeAddress.') && isOneHousehold(values, known);
  return values.flatMap((value) => {
    if (isToldAlready(value)) return [];
    if (!value.to.startsWith('primaryPerson.')) return isAboutClient(value) ? [] : [value];
    const to = value.to.replace('primaryPerson.', 'spousePerson.') as Candidate['to'];
    return who === 'spousePerson' ? [{ ...value, to }] : [];
  });
}

/** A couple's return tells where they live once; the spouse's own W-2 tells nothing new of it where it has that address, however spelled. */
function isOneHousehold(values: readonly Candidate[], known: readonly FoundValue[]): boolean {
  const [own, other] = [values, known].map((list) => {
    const of = (leaf: string) =>
      String(list.find(({ to }) => to === `primaryPerson.homeAddress.${leaf}`)?.value ?? '');
    const [number = '', name = ''] = of('street').toLowerCase().split(' ');
    return [number, name, of('zipCode').slice(0, 5)].join(' ').trim();
  });
  return own !== '' && own === other;
}

/** Answers about the client's own employment do not come from somebody else's form. */
const isAboutClient = ({ to }: Candidate) => to.startsWith('employmentStatus.employmentType');

function isSame(person: Somebody, values: readonly Candidate[], known: readonly FoundValue[]): boolean {
  const pair = (leaf: 'ssn' | 'fullName') => [
    values.find(({ to }) => to === `primaryPerson.${leaf}`),
    known.find(({ to }) => to === `${person}.${leaf}`),
  ];
  const [ssn, knownSsn] = pair('ssn');
  if (ssn !== undefined && knownSsn !== undefined) return ssn.value === knownSsn.value;
  const names = pair('fullName');
  const [name, knownName] = names.map((one) => foldLetters(String(one?.value ?? '')));
  if (name === '' || knownName === '') return false;
  const isScanned = names.some((one) => one?.source === 'ocr');
  return name === knownName || (isScanned && isSlipOf(name!, knownName!) && isOneHousehold(values, known));
}

/** `Frangois X Theriault` of a scan for `Francois X Theriault`: one letter that such print is misread in, and no other name has. */
function isSlipOf(a: string, b: string): boolean {
  const slips = [...a].flatMap((letter, at) => (letter === b[at] ? [] : [`${letter}${b[at]}`]));
  return a.length === b.length && slips.length === 1 && MISREAD.test(slips[0]!);
}
const MISREAD = /^(?:cg|gc|ce|ec|co|oc|hb|bh|hn|nh|nu|un|vy|yv|ft|tf|it|ti)$/;
