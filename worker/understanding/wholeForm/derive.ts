/** Values that follow from others by the form's own rules: wages on line 1 mean there is W-2 income. */
import type { Candidate } from '../candidate.ts';
import { isSureEnough } from '../checks/isSureEnough.ts';
import { foldLetters } from '../sheet/letters.ts';
import { firstOfCouple, isCouple, isSurelyCouple, withoutOtherName } from '../values/names/couple.ts';
import { isBusinessName } from '../values/names/businessWords.ts';
import type { Condition, DerivedRule, From } from '../formDefinition.ts';

const find = (path: string, candidates: readonly Candidate[]) =>
  candidates.find((candidate) => candidate.to === path);

/** Does the condition hold among these values? */
export function holds(when: Condition, candidates: readonly Candidate[]): boolean {
  const value = find(when.field, candidates)?.value;
  if ('isMissing' in when) return value === undefined;
  if (value === undefined) return false;
  if ('over' in when) return typeof value === 'number' && value > when.over;
  if ('isGiven' in when) return value !== '';
  if ('is' in when) return value === when.is;
  if (when.unlike && !isOther(find(when.unlike, candidates)?.value, value)) return false;
  const tin = when.tin && find(when.tin, candidates)?.value;
  const [name, number] = [withoutOtherName(String(value)), String(tin ?? '')];
  if (/^(?:the )?estate of\b/i.test(name)) return false; // no person any more, and no business
  const isOfTwo = (/^\d{3}-/.test(number) && isCouple(name)) || isSurelyCouple(name);
  const isOfCouple = isOfTwo && !isBusinessName(name.replaceAll('&', ''));
  const isBusiness = /^\d\d-/.test(number) || (isBusinessName(name) && !isOfCouple);
  return isBusiness === (when.names === 'business');
}

const isOther = (known: Candidate['value'] | undefined, value: Candidate['value']) =>
  // `Lakeview Notary` is how `Lakeview Notary & Title` begins
  known !== undefined && !foldLetters(String(known)).startsWith(foldLetters(String(value)));

/** The derived values whose conditions hold; each stands where the value it follows from stood. */
export function applyDerived(rules: readonly DerivedRule[], candidates: readonly Candidate[]): Candidate[] {
  const done = new Set<string>();
  return rules.flatMap(({ to, value, when, use = 'direct' }) => {
    if (done.has(to)) return [];
    const cause = find(when.field, candidates);
    if (!cause || !holds(when, candidates) || find(to, candidates)) return [];
    const result = typeof value === 'object' ? resultOf(to, value, candidates) : value;
    if (result === undefined) return [];
    done.add(to);
    const from = typeof value === 'object' && 'sameAs' in value ? find(value.sameAs, candidates)! : cause;
    // That there is an amount follows also from one that does not add up.
    const follows = typeof value !== 'object' && from.isVerified === false ? withoutProof(from) : from;
    return [{ ...follows, to, value: result, source: 'derived' as const, use }];
  });
}

function withoutProof(from: Candidate): Candidate {
  const unproven = { ...from };
  delete unproven.isVerified;
  return unproven;
}

function resultOf(to: string, value: From, candidates: readonly Candidate[]): Candidate['value'] | undefined {
  const given = (path: string) => find(path, candidates)?.value;
  if ('allOf' in value) {
    // what is not shown by itself is not told with others either
    const told = value.allOf.flatMap((path) => find(path, candidates) ?? []).filter(isSureEnough);
    return told.length > 0 ? told.map((part) => part.value).join(', ') : undefined;
  }
  if ('percent' in value) {
    const whole = value.of.reduce((sum, path) => sum + Number(given(path) ?? 0), 0);
    const share = Math.round((100 * Number(given(value.percent) ?? 0)) / whole);
    return share > 0 && share <= 100 ? share : undefined;
  }
  const from = given(value.sameAs);
  if (from === undefined) return undefined;
  return value.times === undefined ? asTarget(to, from) : Math.round(Number(from) * value.times * 100) / 100;
}

/** A taxpayer number that turns out to be a business's is written as one; of a couple the first is the person. */
function asTarget(to: string, value: Candidate['value']): Candidate['value'] {
  if (to === 'primaryPerson.fullName') return firstOfCouple(String(value));
  if (!to.endsWith('.ein')) return value;
  const digits = String(value).replace(/\D/g, '');
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}
