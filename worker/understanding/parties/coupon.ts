/** The slip at the foot of a bill that goes back with the payment: it shows who pays, and to which box of the post. */
import type { Word } from '../../reading/page.ts';
import { addressBlocks, areAlignedOrCentred } from './addressBlocks.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { toLines } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';

/** Payments are sent to a box of the post; whoever has such a box themselves cannot be told from the payee. */
const LOCK_BOX = /\bp\.?\s?o\.?\s?box\b/i;
/** `CARDMEMBER SERVICE`, `PAYMENT PROCESSING CENTER`: an office, of whom it is not said. */
const OFFICE = /\b(?:services?|payments?|processing|center|department|dept|cards?)\b/i;

const slips = (map: MappedSheet) => {
  const blocks = addressBlocks(map, areAlignedOrCentred, false, 1);
  const isPayee = (block: readonly Word[]) => LOCK_BOX.test(textOf(block));
  return { payees: blocks.filter(isPayee), payers: blocks.filter((block) => !isPayee(block)) };
};

/** The block of the one who pays: the only other one beside the payee's. */
export function couponPayer(map: MappedSheet): Word[] {
  const { payees, payers } = slips(map);
  return payees.length > 0 && payers.length === 1 ? payers[0]! : [];
}

/** The name of the one whom all of them pay, unless it is that of an office. */
export function couponPayee(map: MappedSheet): Word[] {
  const names = slips(map).payees.map((block) => toLines(block)[0]?.words ?? []);
  const isOne = new Set(names.map((name) => textOf(name).toLowerCase())).size === 1;
  return isOne && !OFFICE.test(textOf(names[0]!)) ? [...names[0]!] : [];
}
