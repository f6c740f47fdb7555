/** What kind of company a business is by law, as the questionnaire names it. */
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const KINDS: readonly (readonly [kind: string, said: RegExp])[] = [
  ['LLC', /^(?:limited liability (?:company|co)|[ps]?llc|l\.l\.c\.?)$/],
  ['S Corp', /^(?:(?:sub)?(?:chapter )?s[ -]corp(?:oration)?)$/],
  ['C Corp', /^(?:(?:chapter )?c[ -]corp(?:oration)?)$/],
  ['Non-Profit', /^(?:non-?profit|not[ -]for[ -]profit)(?: (?:corp(?:oration)?|organization|association))?$/],
  [
    'Corporation',
    /^(?:(?:(?:for[ -])?profit|business|professional|stock) )?(?:corp(?:oration)?|inc(?:orporated)?)$/,
  ],
  ['Partnership', /^(?:(?:general|limited|limited liability) )?partnership$|^l?lp$/],
  ['Sole Proprietor', /^(?:sole (?:prop(?:rietor(?:ship)?)?|owner(?:ship)?)|individual)$/],
];

/** The kind that print names and nothing else, also twice (`Individual / Sole Proprietor`); null for other print, and where it names several. */
export function legalFormOf(print: string): string | null {
  const named = print
    .toLowerCase()
    .split(/\s*[/()]\s*/)
    .map((part) =>
      part.replace(/^(?:an? )?(?:(?:domestic|foreign|single[ -]member|multi[ -]member) )*|[.,;:]$/g, ''),
    )
    .filter((part) => part !== '');
  const kinds = new Set(named.map((part) => KINDS.find(([, said]) => said.test(part))?.[0] ?? null));
  return kinds.size === 1 ? [...kinds][0]! : null;
}

/** The kind beside a label of it. */
export const legalForm: Shape = (words) => {
  const value = legalFormOf(textOf(words));
  return value === null ? null : { value: { value, words } };
};

/** The same without a label: `Limited Liability Company` on a line of its own. One word may mean anything. */
export const statedLegalForm: Shape = (words, cell) => (words.length > 1 ? legalForm(words, cell) : null);

/** What a certificate that somebody was formed makes of him: `CERTIFICATE OF ORGANIZATION` is a limited liability company's; of formation may be either's. */
export const formedAs: Shape = (words) => {
  const title = /\bcertificate of (organization|incorporation)\b/i.exec(textOf(words))?.[1]?.toLowerCase();
  return title ? { value: { value: title === 'organization' ? 'LLC' : 'Corporation', words } } : null;
};
