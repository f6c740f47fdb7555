/** Finds words that no label stands beside: parts of a letter, runs of the upper page, all its print. */
import { addressedHead } from '../parties/addressedHead.ts';
import { addressee, isGreeted, isOnlyAddress, premises } from '../parties/addressee.ts';
import { senderBlock } from '../parties/blockOfMark.ts';
import { bankName } from '../parties/bankHead.ts';
import { authorityHead } from '../parties/authorityHead.ts';
import { brokenPeriods } from './brokenPeriods.ts';
import type { MappedSheet } from './cells.ts';
import { couponPayee, couponPayer } from '../parties/coupon.ts';
import type { Where } from './where.ts';
import { takesCare } from '../parties/inCareOf.ts';
import { letterHead } from '../parties/letter.ts';
import { isMailOnly } from '../parties/isMailOnly.ts';
import type { Located } from './located.ts';
import { mailedStreet } from '../parties/mailedStreet.ts';
import { namesake } from '../parties/namesake.ts';
import { payerBesideTin } from '../parties/payerBesideTin.ts';
import { around, type Sheet } from '../sheet/sheet.ts';
import { stackedHead } from '../parties/stackedHead.ts';
import { runsOf } from '../values/runs.ts';

const LETTER = {
  head: letterHead,
  stacked: stackedHead,
  besideTin: payerBesideTin,
  addressed: addressedHead,
  sender: senderBlock,
  authority: authorityHead,
  bank: bankName,
  addressee,
  premises,
  namesake,
  mailed: mailedStreet,
  payer: couponPayer,
  payee: couponPayee,
} as const;

/** Who writes at the top of a paper, perhaps for another. */
const HEADS: ReadonlySet<keyof typeof LETTER> = new Set(['head', 'stacked', 'addressed']);

type InLetter = Extract<Where, { readonly letter: unknown }>;

/** The part of a letter that a place names; none where it is greeted by another name. */
export function inLetter(
  map: MappedSheet,
  { letter, greeted, only, unlessStreet, streets = [] }: InLetter,
): Located[] {
  const words = LETTER[letter](map, streets);
  if (words.length === 0 || (greeted && !isGreeted(map, words))) return [];
  if (HEADS.has(letter) && takesCare(map, words)) return [];
  if (only && !isOnlyAddress(map, words)) return [];
  if (unlessStreet && isMailOnly(map, words, unlessStreet)) return [];
  const box = around(words.map((word) => word.box));
  return [{ box, inner: box, words, edits: 0 }];
}

const pages = new WeakMap<Sheet, Located[]>();

/** All print of the page; the same list each time, so that what is found in it needs to be sought once. */
export function wholePage({ sheet }: MappedSheet): Located[] {
  const known = pages.get(sheet);
  if (known) return known;
  const words = sheet.lines.flatMap((line) => line.words);
  const box = words.length > 0 && around(words.map((word) => word.box));
  const made = box ? [{ box, inner: box, words, edits: 0 }] : [];
  pages.set(sheet, made);
  return made;
}

/** Runs of print in the upper part of the page, top to bottom; a gap between columns ends a run. */
export function upperRuns(map: MappedSheet): Located[] {
  const words = map.sheet.lines.flatMap((line) => line.words);
  const upper = words.filter((word) => word.box.y1 < map.sheet.height * UPPER_SHARE);
  const runs = runsOf(upper, RUN_GAP);
  return [...runs, ...brokenPeriods(runs)].map((run) => {
    const box = around(run.map((word) => word.box));
    return { box, inner: box, words: run, edits: 0 };
  });
}
const UPPER_SHARE = 0.55;
const RUN_GAP = 1.6;
