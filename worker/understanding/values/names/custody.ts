/** Lines below a name that tell who keeps an account for its owner, and what kind of account it is. */
import type { Word } from '../../../reading/page.ts';
import { isBusinessName } from './businessWords.ts';
import { textOf } from '../runs.ts';

/** `CHARLES BARROW & CO INC CUST`, `ALDER TRUST COMPANY CUSTODIAN FBO`: a firm that keeps it. */
const KEEPER = /^(.+?),? (?:as )?cust(?:odian)?(?: (?:for|fbo|f\/b\/o))?\W*$/i;
/** `IRA CONTRIBUTORY`, `Rollover IRA`, `ROTH CONVERSION IRA`, `SEP-IRA`, `ROTH`. */
const KIND =
  /^(?:(?:contributory|rollover|roth|traditional|simple|sep|inherited|bene(?:ficiary)?|conversion)[ -])*ira(?: (?:contributory|rollover|roth|bda|bene(?:ficiary)?|sep|simple))?$|^(?:roth|rollover|contributory)$/i;

/** Is this line of a block, below its first, no part of the name? */
export const isCustody = (words: readonly Word[]): boolean => {
  const keeper = KEEPER.exec(textOf(words))?.[1];
  return KIND.test(textOf(words)) || (keeper !== undefined && isBusinessName(keeper));
};
