/** What the holder of an account calls it, which a statement prints below their name. */
import type { Word } from '../../../reading/page.ts';
import { textOf } from '../runs.ts';

const ACCOUNT =
  /^\D*\b(?:(?:money market|checking|savings|operating|payroll) (?:account|reserve|fund)|(?:trust|escrow|clients?|general|expense|disbursements?|tax) account|money market|checking)$/i;

/** `GENERAL FUND`, `Road & Bridge Fund`, `Vacation Fund`: on a line of its own, what a town, a church or a family keeps apart. A `MEMORIAL FUND` may be the end of a name. */
const FUND =
  /^(?:the )?(?:(?:general|building|capital|reserve|missions?|(?:student )?activit(?:y|ies)|petty cash|debt service|sinking|road|street|bridge|water|sewer|park|cemetery|lunch|emergency|rainy day|vacation|travel|holiday|christmas|wedding|tax|college|house|car)(?: (?:&|and) \p{L}+| improvement)? )fund$/iu;

/** `$anarao`, `@ana-rao`: whom others pay by. */
const HANDLE = /^[$@][a-z][\w.-]+$/i;

/** `MONEY MARKET RESERVE`, `Payroll Account`, `GENERAL FUND`, `CLIENT TRUST ACCOUNT` of a law firm, `$anarao`: neither a name nor a street. */
export const isAccountName = (words: readonly Word[]): boolean =>
  [ACCOUNT, FUND, HANDLE].some((name) => name.test(textOf(words)));
