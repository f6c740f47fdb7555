/** States that OCR glued to the city before them or to the ZIP code behind them. */
import type { Word } from '../../../reading/page.ts';
import { stateCode } from './states.ts';

/** The words of a line, each state apart: `IA50613` is two words, and so is `VISTAAR` in front of a ZIP code of Arkansas. */
export const withStatesApart = (words: readonly Word[]): readonly Word[] =>
  words.flatMap(withZipApart).flatMap((word, at, all) => withCityApart(word, all[at + 1]));

/** `Cedar Falls, IA50613`, `VT-05641-8820`: OCR passed over the space, or made a dash of it. */
function withZipApart(word: Word): readonly Word[] {
  const [, state, zip] = (word.source === 'ocr' && /^([A-Z]{2})-?(\d{5}(?:-\d{4})?)$/.exec(word.text)) || [];
  return state && zip && stateCode(state) ? apart(word, state, zip) : [word];
}

/** `BELLA VISTAAR 72714`; `PORTLAND 97201` lacks its state, for North Dakota's ZIP codes begin with another figure. */
function withCityApart(word: Word, next: Word | undefined): readonly Word[] {
  const [, city, state] = (word.source === 'ocr' && /^(\p{Lu}{3,},?)([A-Z]{2})$/u.exec(word.text)) || [];
  const [, figure] = /^(\d)\d{4}(?:-\d{4})?$/.exec(next?.text ?? '') ?? [];
  return city && state && figure && STATES_OF_FIGURE[Number(figure)]!.includes(state)
    ? apart(word, city, state)
    : [word];
}

const apart = (word: Word, ...texts: readonly string[]): Word[] => texts.map((text) => ({ ...word, text }));

/** The states whose ZIP codes begin with 0, 1, 2 and so on, as the Postal Service gives them. */
const STATES_OF_FIGURE: readonly string[] = [
  'CT MA ME NH NJ PR RI VT VI AE',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN AA',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV UT WY',
  'AK CA HI OR WA AS GU AP',
];
