/** The two-letter codes of US states and territories, as the Postal Service lists them, and the states' names. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import type { Shape } from '../shape.ts';

const STATE_CODES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS FM GU MH MP PR PW VI AA AE AP'
).split(' ');

/** The code a word stands for, upper case; null when it is none. `1D`, `0H` and `Rl` are what OCR makes of ID, OH and RI. */
export function stateCode(text: string): string | null {
  const letters = text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/0/g, 'O')
    .replace(/1/g, 'I');
  // `Rl`: beside a capital the small l is one, too, where the two are a code.
  const isStroke = /^(?:[A-Z]l|l[A-Z])$/.test(letters) && !STATE_CODES.includes(letters.toUpperCase());
  const code = (isStroke ? letters.replace('l', 'I') : letters).toUpperCase();
  return STATE_CODES.includes(code) ? code : null;
}

/** `ID no.` is the end of a label about a number, not Idaho. */
const isLabelOfNumber = (next: Word | undefined) => /^(?:no|num|number|#)[^\p{L}]*$/iu.test(next?.text ?? '');

/** The first word that is a code, in upper case; or the code of the state that all words together name. */
export const state: Shape = (words) => {
  const word = words.find(
    ({ text, source }, index) =>
      stateCode(text) !== null &&
      !isLabelOfNumber(words[index + 1]) &&
      // `10 ne.`: what a scan made of the label `ID no.`
      !(source === 'ocr' && /^\p{Ll}+\W+$/u.test(text)),
  );
  if (word) return { value: { value: stateCode(word.text)!, words: [word] } };
  const spelled = named(words);
  return spelled ? { value: { value: spelled.code, words } } : null;
};

/**
 * `NM | 02-118773-00`: the state that gave an employer its number, which stands before that at the beginning of a row; null where two
 * rows name two. Behind the state of an address stands a ZIP code, which has fewer figures or its own dash.
 */
export const stateBeforeNumber: Shape = (words) => {
  const found = toLines(words)
    .map((line) => line.words.filter(({ text }) => /[\p{L}\d]/u.test(text)))
    // `15   CA – 388-4471-9`: the number of the box, in a column of its own
    .map((line) => (line[0]?.text === '15' ? line.slice(1) : line))
    .filter(
      ([code, number]) =>
        /^[A-Z]{2}$/.test(code?.text ?? '') &&
        stateCode(code!.text) !== null &&
        isNumberOfEmployer(number?.text ?? ''),
    )
    .map(([code]) => code!);
  const [first] = found;
  return first && found.every(({ text }) => text === first.text)
    ? { value: { value: stateCode(first.text)!, words: [first] } }
    : null;
};
const isNumberOfEmployer = (text: string) =>
  /^\W?\d[\d-]*\d$/.test(text) &&
  !/^\W?\d{5}(?:-\d{4})?$/.test(text) &&
  (text.match(/\d/g) ?? []).length >= 6;

/** The states as they call themselves, by their codes. */
const STATE_NAMES: Readonly<Record<string, string>> = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut',
  DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois',
  IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland',
  MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska',
  NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina',
  ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island',
  SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia',
  WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
}; // prettier-ignore
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase();
export const STATES = Object.entries(STATE_NAMES).map(([code, name]) => ({
  code,
  name,
  letters: lettersOf(name),
}));
const MOST_WORDS = 3;

const named = (words: readonly Word[]) => {
  if (!words.every(({ text }) => /^[^\p{N}]*\p{L}[^\p{N}]*$/u.test(text))) return undefined;
  const letters = lettersOf(words.map(({ text }) => text).join(''));
  return STATES.find((one) => one.letters === letters);
};

/** `NEW MEXICO`: are the words the name of a state and nothing else? */
export const isState = (words: readonly Word[]): boolean => named(words) !== undefined;

/** The state that the words end with, by its code or its name, and how many words that takes: `West Virginia` is two. */
export function stateAtEnd(words: readonly Word[]): { readonly code: string; readonly count: number } | null {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const found = named(words.slice(-count));
    if (found) return { code: found.code, count };
  }
  const code = stateCode(words.at(-1)?.text ?? '');
  return code === null ? null : { code, count: 1 };
}

/** The state whose name the words begin with, as it is spelled: `Colorado`. Null when they begin with none. */
export const stateName: Shape = (words) => {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const own = words.slice(0, count);
    const found = named(own);
    if (found) return { value: { value: found.name, words: own } };
  }
  return null;
};

/** `Nebraska Secretary of State`, `N. Y. S. DEPARTMENT OF STATE`: the state of an office that keeps companies' papers. */
export const stateOfOffice: Shape = (words, cell) => {
  const parts = stateName(words, cell);
  if (OF_NYS.test(words.map(({ text }) => text).join(' ')))
    return { value: { value: STATE_NAMES['NY']!, words } };
  const rest = words.slice(parts?.value?.words.length ?? 0).map(({ text }) => text);
  return parts && OFFICE.test(rest.join(' ')) ? parts : null;
};
/** New York's on its receipts. */
const OF_NYS = /^N\. ?Y\. ?S\. department of state/i;
const OFFICE = /^(?:secretary of (?:the )?state|department of state|division of corporations|corporation)/i;

/** `Cape May, NJ`: the state behind a city. */
export const stateBehindCity: Shape = (words) => {
  const found = words.length > 1 ? stateAtEnd(words) : null;
  return found && found.count < words.length
    ? { value: { value: found.code, words: words.slice(-found.count) } }
    : null;
};
