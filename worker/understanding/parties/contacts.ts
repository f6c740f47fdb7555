/** Blocks of an address that say where to write, call or go: nobody's name stands above them. */
import type { Word } from '../../reading/page.ts';
import { COLUMN_GAP } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around, toLines } from '../sheet/sheet.ts';
import { hasCompanySuffix } from '../values/names/kindOfCompany.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** `Contact us`, `Questions? Call or write`, `Bank by mail`, `24-hour banking`, `Lost or stolen card`. */
const HEADING = new RegExp(
  [
    '^\\W*(?:how to |to )?(?:contact|reach|write|call|visit|e-?mail|mail)(?: or (?:contact|write|call|visit))?(?: to)?(?: us)?(?: at)?\\W*$',
    '^\\W*(?:(?:for|have|direct|send|any|all)\\b.*\\b)?(?:questions?|inquir(?:y|ies)|correspondence)\\b',
    '^\\W*(?:need )?(?:help|support)\\W*$',
    '^\\W*(?:bank )?by (?:mail|phone|telephone)\\W*$',
    '^\\W*(?:return|bank|branch|mailing|our|payment)? ?(?:mail(?: to)?|address)\\W*$',
    '^\\W*(?:24[- ]hours?|telephone|electronic|online|mobile|phone) banking\\W*$',
    '^\\W*(?:report )?(?:a )?lost or stolen\\b',
    '^\\W*attn:? (?:deposit|customer|client|member|account|bank)',
    '^\\W*(?:customers?|clients?|members?|accounts?|deposits?|cardholders?|cards?|bank|loan|consumer|business)? ?(?:services?|care|support|operations)(?: (?:center|department|dept\\.?|information|team))?\\W*$',
    '^\\W*(?:administrative|executive|corporate|home|main|head) offices?\\W*$',
    '^\\W*(?:(?:your|local|branch) )?(?:branch|office)(?: (?:information|address|location))?\\W*$',
  ].join('|'),
  'i',
);
/** `Main Street Branch`, `Prairie Bank Operations`, `Deposit Services Department`: an office, unless a company is called so. */
const OFFICE = /\b(?:branch|office|operations|department|dept|headquarters|call center)\W*$/i;
const PHONE =
  /^\W*(?:(?:tel|telephone|phone|toll[- ]free|fax)\W*)?(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\W*$/i;

const namesOf = (block: readonly Word[]) => toLines(block).map(({ words }) => textOf(words));

/** Is its first line the heading of where to write to, or, below a label that is one, a telephone number? */
export function isHeadedContact(block: readonly Word[]): boolean {
  const [name = ''] = namesOf(block);
  return (HEADING.test(name) && !hasCompanySuffix(name)) || PHONE.test(name);
}

/** May it be where to write to: an office, or with a telephone number between its lines? */
export function maybeContact(block: readonly Word[]): boolean {
  const [name = '', ...others] = namesOf(block);
  return (OFFICE.test(name) && !hasCompanySuffix(name)) || others.some((line) => PHONE.test(line));
}

/** `Trust Services`, `PO Box 90`, `Norfolk, VA 23501`, and `757-555-0191` as the next line: whoever writes says where to call, too. */
export function endsInPhone({ sheet }: MappedSheet, block: readonly Word[]): boolean {
  const { x0, y1 } = around(block.map(({ box }) => box));
  const last = toLines(block).at(-1)!.box;
  const below = sheet.lines.flatMap(({ words }) => runsOf(words, COLUMN_GAP));
  return below.some(
    ([first, ...others]) =>
      Math.abs(first!.box.x0 - x0) < SAME_LEFT &&
      first!.box.y0 > (last.y0 + last.y1) / 2 &&
      first!.box.y0 - y1 < NEXT_LINE * (last.y1 - last.y0) &&
      PHONE.test(textOf([first!, ...others])),
  );
}
/** Points by which lines of a block begin apart, and heights of print between them. */
const SAME_LEFT = 3;
const NEXT_LINE = 1;
