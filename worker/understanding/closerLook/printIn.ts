/** Where in a box a third look is worth its time. */
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Word } from '../../reading/page.ts';
import type { Question } from './questionsFor.ts';
import type { Answer } from './secondLook.ts';
import { around, isInside } from '../sheet/sheet.ts';

/** Points beside the words that were seen, where more of what is asked for may stand: four digits. */
const BESIDE = 30;

/** The part of the box where either look saw words: the rules and slivers of a wide and empty rest cost more than the print. The digits of a comb may stand anywhere in it. */
export function printIn({ box, cell }: Question, { words }: Answer): Region {
  const isWord = ({ text, box: own }: Word) => /[\p{L}\p{N}]{2}/u.test(text) && isInside(own, box);
  const seen = [...words, ...cell.words].filter(isWord).map((word) => word.box);
  if (box.mayBeComb || seen.length === 0) return box;
  const print = around(seen);
  return { ...box, x0: Math.max(box.x0, print.x0 - BESIDE), x1: Math.min(box.x1, print.x1 + BESIDE) };
}
