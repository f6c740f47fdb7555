/** The two-letter codes of US states and territories, as the Postal Service lists them, and the states' names. */
import type { Word } from '../../reading/page.ts';
import type { Shape } from './shape.ts';

const STATE_CODES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS FM GU MH MP PR PW VI AA AE AP'
).split(' ');

/** The code a word stands for, upper case; null when it is none. `1D` and `0H` are what OCR makes of ID and OH. */
export function stateCode(text: string): string | null {
  const letters = text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/0/g, 'O')
    .replace(/1/g, 'I');
  return STATE_CODES.includes(letters) ? letters : null;
}

/** `ID no.` is the end of a label about a number, not Idaho. */
const isLabelOfNumber = (next: Word | undefined) => /^(?:no|num|number|#)[^\p{L}]*$/iu.test(next?.text ?? '');

/** The first word that is a code, in upper case. */
export const state: Shape = (words) => {
  const word = words.find(
    ({ text }, index) => stateCode(text) !== null && !isLabelOfNumber(words[index + 1]),
  );
  return word ? { value: { value: stateCode(word.text)!, words: [word] } } : null;
};

/** The states as they call themselves. */
const STATE_NAMES: readonly string[] = (
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,' +
  'Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,' +
  'Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,' +
  'Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,' +
  'Washington,West Virginia,Wisconsin,Wyoming'
).split(',');
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase();

/** The state whose name the words begin with, as it is spelled: `Colorado`. Null when they begin with none. */
export const stateName: Shape = (words) => {
  const isNamed = (count: number) => (name: string) =>
    lettersOf(name) ===
    lettersOf(
      words
        .slice(0, count)
        .map(({ text }) => text)
        .join(''),
    );
  for (const count of [3, 2, 1]) {
    const name = words.length >= count && STATE_NAMES.find(isNamed(count));
    if (name) return { value: { value: name, words: words.slice(0, count) } };
  }
  return null;
};
