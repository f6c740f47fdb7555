/** Whose account it is where a statement shows no window: a person's name and whole address in one line, and the name again before an address of e-mail. */
import type { Word } from '../../../reading/page.ts';
import { around, toLines } from '../../sheet/sheet.ts';
import { wholeAddress } from '../places/address.ts';
import { email } from '../names/email.ts';
import { isPersons } from '../names/isPersons.ts';
import { parsePersonName } from '../names/names.ts';
import { oncePerPage } from '../oncePerPage.ts';
import { parsePlace } from '../places/place.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parts, Shape } from '../shape.ts';

/** Heights of print between columns; a sign stands between name and address. */
const COLUMN_GAP = 2.5;
const isSign = ({ text }: Word) => /^[·•|]$/.test(text);
const withoutComma = (word: Word): Word => ({ ...word, text: word.text.replace(/,$/, '') });

interface HolderLine {
  readonly parts: Parts;
  readonly print: string;
}

/** The name that a run begins with, up to what is no part of any. */
function nameIn(run: readonly Word[], isEnd: (word: Word) => boolean): readonly Word[] {
  const end = run.findIndex((word) => isSign(word) || isEnd(word));
  const name = run.slice(0, Math.max(0, end)).map(withoutComma);
  return isPersons(textOf(name)) ? name : [];
}

function holderIn(run: readonly Word[]): HolderLine[] {
  const print = parsePlace(run) ? nameIn(run, ({ text }) => /^\d/.test(text)) : [];
  const name = print.length > 0 ? parsePersonName(print) : null;
  const rest = run.slice(print.length).filter((word) => !isSign(word));
  const parts = name && wholeAddress(rest, around(rest.map(({ box }) => box)));
  return parts ? [{ parts: { name, ...parts }, print: textOf(print) }] : [];
}

/** `Account holder Ana Lindqvist` above `Address 2915 Couch St, Portland, OR 97232`, however close they stand to their labels. */
function besideLabels(words: readonly Word[]): HolderLine | null {
  const lines = toLines(words).map((line) => line.words);
  const [at, ...others] = lines.flatMap((line, index) => (HOLDER.test(textOf(line)) ? [index] : []));
  const below = at === undefined ? [] : (lines[at + 1] ?? []);
  if (at === undefined || others.length > 0 || !ADDRESS.test(textOf(below))) return null;
  const print = lines[at]!.slice(2);
  const rest = below.slice(below.findIndex(({ text }) => /\d/.test(text)));
  const name = isPersons(textOf(print)) && parsePlace(rest) ? parsePersonName(print) : null;
  const parts = name && wholeAddress(rest, around(rest.map(({ box }) => box)));
  return parts ? { parts: { name, ...parts }, print: textOf(print) } : null;
}
const HOLDER = /^account (?:holder|owner):? \p{Lu}/iu;
const ADDRESS = /^(?:mailing )?address:? \d/i;

/** The only such line. */
const holderOn = oncePerPage((words) => {
  const [holder, ...others] = runsOf(words, COLUMN_GAP).flatMap(holderIn);
  return holder && others.every(({ print }) => print === holder.print) ? holder : besideLabels(words);
});

/** `Ana Lindqvist · 2915 Couch St, Unit 4, Portland, OR 97232`. */
export const holderLine: Shape = (words) => holderOn(words)?.parts ?? null;

/** `Ana Lindqvist, ana@example.com`, where that is the holder's name. */
export const holderLineEmail: Shape = (words, cell) => {
  const holder = holderOn(words);
  const run = runsOf(words, COLUMN_GAP).find(
    (one) => holder && textOf(nameIn(one, ({ text }) => text.includes('@'))) === holder.print,
  );
  return run ? email(run, cell) : null;
};
