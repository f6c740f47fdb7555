/** Marks one reading against what was drawn, value by value. */
import type { Reading } from '#domain/documents/extraction';
import type { ManifestEntry } from '../samples/manifest.ts';
import { flatten, isGiven, readingValues } from './readingValues.ts';
import { sameValue } from './sameValue.ts';

export interface DocumentScore {
  readonly file: string;
  readonly layout: string;
  readonly variant: string;
  readonly isTypeRight: boolean;
  readonly right: number;
  /** Read, but not what is on the paper. */
  readonly wrong: number;
  /** Given though not on the paper. */
  readonly invented: number;
  readonly missing: number;
  /** SSNs, EINs and amounts among the given ones. */
  readonly exactGiven: number;
  readonly exactRight: number;
  /** One line each; samples are invented, so these may be shown. */
  readonly errors: readonly string[];
}

/** What may be invented: a client's identity and figures. Further answers of the questionnaire are conclusions. */
const IDENTITY =
  /^(primaryPerson|spousePerson)\.|^employmentStatus\.(w2Income|employmentType)$|^businessInfo\.(businessName|ein|businessType|yearFounded|stateOfIncorporation|industry|businessPhone|businessEmail|website|businessAddress\..*|(annualRevenue|netIncome)\..*)$/;
const EXACT = /(ssn|ein|tin)$/i;

export function scoreDocument(entry: ManifestEntry, reading: Reading): DocumentScore {
  const want = flatten(entry.expected);
  const got = readingValues(reading, new Set(want.keys()));
  const tally = { right: 0, wrong: 0, invented: 0, missing: 0, exactGiven: 0, exactRight: 0 };
  const errors: string[] = [];
  const fail = (kind: 'wrong' | 'invented' | 'missing', text: string): void => {
    tally[kind] += 1;
    errors.push(`${kind} ${text}`);
  };
  for (const path of new Set([...want.keys(), ...got.keys()])) {
    if (entry.ignore.includes(path)) continue;
    const [wanted, given] = [want.get(path), got.get(path)];
    if (!isGiven(wanted)) {
      if (given !== undefined && (want.has(path) || IDENTITY.test(path)))
        fail('invented', `${path}: ${String(given)}`);
    } else if (given === undefined) fail('missing', `${path}: ${String(wanted)}`);
    else {
      const answers = [wanted as string, ...(entry.accept[path] ?? [])];
      const isRight = answers.some((answer) => sameValue(path, answer, given));
      const isExact = EXACT.test(path) || (typeof wanted === 'number' && !path.endsWith('taxYear'));
      if (isExact) tally.exactGiven += 1;
      if (isExact && isRight) tally.exactRight += 1;
      if (isRight) tally.right += 1;
      else fail('wrong', `${path}: ${String(wanted)} read as ${String(given)}`);
    }
  }
  if (reading.outcome === 'failed') errors.unshift(`failed: ${reading.reason ?? 'no reason'}`);
  const { file, layout, variant, documentType } = entry;
  return { file, layout, variant, isTypeRight: reading.documentType === documentType, ...tally, errors };
}
