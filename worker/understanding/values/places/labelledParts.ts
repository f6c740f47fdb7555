/** Lines of an address that name each of its parts: `Number and Street: 1609 Market Street`, `City: Bend  State: OR  Zip Code: 97701`. */
import type { Word } from '../../../reading/page.ts';
import type { Line } from '../../sheet/sheet.ts';
import { splitAtGaps, textOf } from '../runs.ts';

const STREET = /^(?:number (?:and|&) )?street(?: address)?:? (?=\d)/i;
const CITY = /^city:?$/i;
const STATE = /^state:?$/i;
const ZIP = /^zip(?:code)?:?$/i;

/** The line without the labels of its parts, and without what stands behind the ZIP code, as `County: Wake`. */
export function withoutPartLabels(line: Line): Line {
  const words = ofPlace(line.words) ?? besideName(line.words) ?? ofStreet(line.words);
  return words === line.words ? line : { ...line, words };
}

/** `Name        Ann Lee`, `Address     12 Elm St`: what stands apart beside the label; nothing beside that of a number. */
function besideName(words: readonly Word[]): readonly Word[] | null {
  const [label = [], value, ...more] = splitAtGaps(words, LABEL_GAP);
  if (!value || more.length > 0 || !ASKED.test(textOf(label))) return null;
  return NUMBER.test(textOf(label)) ? [] : value;
}
/** Heights of print. */
const LABEL_GAP = 1.5;
const NUMBER = /^(?:tin|ssn|ein):?$/i;
const ASKED = /^(?:tin|ssn|ein|(?:full )?name|(?:street |mailing )?address):?$/i;

function ofPlace(words: readonly Word[]): readonly Word[] | null {
  const state = words.findIndex(({ text }) => STATE.test(text));
  const zip = words.findIndex(({ text }, at) => at > state + 1 && /^\d{5}(?:-\d{4})?$/.test(text));
  const isLabelled = CITY.test(words[0]?.text ?? '') && state > 1 && zip > 0;
  // `City of Reno, State of Nevada`
  if (!isLabelled || [words[1], words[state + 1]].some((word) => /^of$/i.test(word!.text))) return null;
  const label = words.findIndex(({ text }, at) => at > state && ZIP.test(text));
  return [
    ...words.slice(1, state),
    ...words.slice(state + 1, label > 0 && label < zip ? label : zip),
    words[zip]!,
  ];
}

const ofStreet = (words: readonly Word[]): readonly Word[] => {
  const label = STREET.exec(textOf(words));
  return label ? words.slice(label[0].split(' ').length - 1) : words;
};
