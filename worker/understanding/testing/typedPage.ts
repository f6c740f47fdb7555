/** A page from its picture in letters: each line a line of print, runs of spaces the gaps between its columns. */
import type { Page } from '../../reading/page.ts';
import { printedPage } from './printedPage.ts';

const LEFT = 36;
const TOP = 40;
const LINE = 13;

export const typedPage = (picture: string): Page =>
  printedPage(picture.split('\n').map((line, row) => [LEFT, TOP + row * LINE, line]));
