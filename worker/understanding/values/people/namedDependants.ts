/** How many dependents a row names: `Ana Ruiz (daughter, 2015), Leo Ruiz (son)`, `None`, `two`. */
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const RELATION =
  /^(?:step|foster |grand)?(?:son|daughter|child|parent|mother|father|brother|sister|niece|nephew|grandchild|grandson|granddaughter|aunt|uncle|cousin)$/i;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
/** `Name, Relationship, Months lived`: the head of a table. */
const HEAD = /\b(?:names?|relationship|age|birth|date|months|number|ssn|credit|status|deduction)\b/i;
const SPELLED = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Null where a part of the row is no name: then the row says something else. */
function countIn(row: string): number | null {
  const text = row.replace(/[.\s]+$/, '');
  if (/^(?:none|n\/a|not applicable)$/i.test(text)) return 0;
  const spelled = SPELLED.indexOf(text.toLowerCase());
  if (spelled >= 0) return spelled;
  const parts = text
    .replace(/\([^()]*\)/g, '')
    .split(/[,;]| (?:and|&) /)
    .map((part) =>
      part
        .replace(/ssn.*$|[x*\d]{3}-[x*\d]{2}-\d{4}.*$|\b(?:19|20)\d\d$/i, '')
        .replace(/\s[-–—]\s.*$/, '')
        .trim(),
    );
  const names = parts.filter((part) => part !== '' && !RELATION.test(part));
  return names.length > 0 && names.every((name) => NAME.test(name) && !HEAD.test(name)) ? names.length : null;
}

export const namedDependants: Shape = (words) => {
  const value = countIn(textOf(words));
  // A count of names does not hang on how well their letters were read.
  return value === null ? null : { value: { value, words: [] } };
};

/** The same of a row that names more than one: without a colon a single name may be the next label. */
export const severalDependants: Shape = (words, cell) => {
  const count = namedDependants(words, cell);
  return Number(count?.value?.value) > 1 ? count : null;
};
