/** Box 7 of a 1099-R: one or two signs that say what kind of distribution it was. */
import type { Word } from '../../../reading/page.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** The codes the form's instructions name, alone or two together. */
const CODES = /^(?:[1-9A-HJ-NP-UWY]|[1-9][A-HJ-NP-UWY]|[A-HJ-NP-UWY][1-9])$/;
/** A rule of the box is read as a 1, too: of pixels only what is this clear counts. */
const CLEAR = 0.9;

/** `7`, `7D`, `4 G` as `4G`: the only print of its box that is such a code. */
export const distributionCode: Shape = (words) => {
  const codes = runsOf(words.filter(isClear), 1.5).filter((run) => CODES.test(codeOf(run)));
  const [own] = codes;
  return own && codes.length === 1 ? { value: { value: codeOf(own), words: own } } : null;
};

const codeOf = (run: readonly Word[]) => textOf(run).replace(/\s/g, '');
const isClear = ({ source, confidence }: Word) => source !== 'ocr' || confidence >= CLEAR;
