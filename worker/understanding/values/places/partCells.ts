/** The parts of an address that labels ask for in a line, and what stands beside each. */
import type { Word } from '../../../reading/page.ts';
import type { Line } from '../../sheet/sheet.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { stateAtEnd, stateCode } from './states.ts';
import { isStreetLabel, ITEM, withoutPlace } from './streetLabel.ts';

export type PartLabel = 'street' | 'unit' | 'city' | 'county' | 'state' | 'zip' | 'state and zip' | 'place';

export interface PartCell {
  readonly label: PartLabel;
  /** As it is printed. */
  readonly text: string;
  readonly x0: number;
  readonly value: readonly Word[];
}

const LABELS: readonly (readonly [PartLabel, RegExp])[] = [
  [
    'unit',
    /^(?:unit|suite|ste|apt|apartment)\.?(?: ?(?:no\.?|number|#))?(?: ?\/ ?(?:unit|suite|ste|apt|room)){0,2}$/i,
  ],
  ['unit', /^(?:street )?(?:address |addr )?line 2$|^(?:address|addr) 2$/i],
  ['city', /^(?:business )?(?:city|town|municipality)(?:(?: or | ?\/ ?)(?:town|village))?$/i],
  ['county', /^county$/i],
  [
    'place',
    /^city(?: or town)? ?[,/] ?(?:town(?: or|,) post office,? )?(?:state ?[,/&]|state,? and) ?zip(?: ?code)?$/i,
  ],
  ['state and zip', /^state(?: ?[/,&] ?| and )zip(?: code)?$/i],
  ['state', /^(?:business )?(?:state|st\.?)(?: ?\/ ?province)?$/i],
  ['zip', /^(?:business )?(?:zip|postal)(?: ?code)?(?: ?\/ ?postal code)?$|^zip ?\+ ?4$/i],
];
/** Which part a label asks for; undefined where it asks for something else. */
export const partOf = (label: string): PartLabel | undefined => {
  const print = label.replace(/:$/, '').replace(ITEM, '');
  return isStreetLabel(print)
    ? 'street'
    : LABELS.find(([, pattern]) => pattern.test(withoutPlace(print)))?.[0];
};

/** All labels of parts in a line that begin a run of print. */
export function cellsIn({ words }: Line): PartCell[] {
  const runs = splitAtGaps(words, LABEL_GAP).flatMap(atTyped).flatMap(atColons).flatMap(besideShortLabel);
  return runs.flatMap((run, at) => {
    // `Office address: street and number` asks to its end
    const count = partOf(textOf(run)) ? run.length : labelWords(run);
    const label = partOf(textOf(run.slice(0, count)));
    if (!label) return [];
    const behind = count < run.length ? [run.slice(count)] : valuesBehind(runs.slice(at + 1));
    const value = behind.slice(0, label === 'state and zip' ? 2 : 1).flat();
    return [{ label, text: textOf(run.slice(0, count)), x0: run[0]!.box.x0, value }];
  });
}
/** Heights of print between a label and what is typed beside it. */
const LABEL_GAP = 1.5;

/** `State NV`, `ZIP 89501`: what is typed into a field may stand close beside its label; only a state or a ZIP code is surely no other name. */
function besideShortLabel(run: readonly Word[]): (readonly Word[])[] {
  const text = textOf(run);
  const isPart =
    /^zip(?: code)? \d{5}(?:-?\d{4})?$/i.test(text) ||
    (/^state /i.test(text) && stateAtEnd(run)?.count === run.length - 1);
  const end = /^zip code /i.test(text) ? 2 : 1;
  return isPart ? [run.slice(0, end), run.slice(end)] : [run];
}

/** `State: NV ZIP: 89501`: each label begins a run of its own. */
function atColons(run: readonly Word[]): (readonly Word[])[] {
  const next = run.findIndex(
    ({ text }, at) =>
      at > 0 &&
      (/^(?:city|state|zip):$/i.test(text) ||
        (/^zip$/i.test(text) && /^code:$/i.test(run[at + 1]?.text ?? ''))) &&
      run.slice(0, at).some((word) => word.text.endsWith(':')),
  );
  return next < 0 ? [run] : [run.slice(0, next), ...atColons(run.slice(next))];
}

/** `ICA |` of a box that holds `CA`: its sides, which a scan read as letters. */
export const withoutSides = (words: readonly Word[]): readonly Word[] =>
  words
    .filter(({ text, source }) => source !== 'ocr' || /[\p{L}\p{N}]/u.test(text))
    .map((word) =>
      word.source === 'ocr' && SIDE_AND_STATE.test(word.text) && stateCode(word.text.slice(1)) !== null
        ? { ...word, text: word.text.slice(1) }
        : word,
    );
const SIDE_AND_STATE = /^[Il|[][A-Z]{2}$/;

/** `Property address 12 Elm St`, `City Reno`: what is typed into a field of the file is no word of the label close before it. */
function atTyped(run: readonly Word[]): (readonly Word[])[] {
  const typed = run.findIndex(({ source }) => source === 'form-field');
  return typed > 0 ? [run.slice(0, typed), run.slice(typed)] : [run];
}

/** The words of the label at the head of a run: down to its colon, or all of them. */
const labelWords = (run: readonly Word[]): number => {
  const colon = run.findIndex(({ text }) => text.endsWith(':'));
  return colon < 0 ? run.length : colon + 1;
};

/** The runs before the next label. */
function valuesBehind(runs: readonly (readonly Word[])[]): (readonly Word[])[] {
  const end = runs.findIndex(
    (run) => run.some(({ text }) => text.endsWith(':')) || partOf(textOf(run)) !== undefined,
  );
  return end < 0 ? [...runs] : runs.slice(0, end);
}
