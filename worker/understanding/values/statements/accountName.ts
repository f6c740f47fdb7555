/** What the holder of an account calls it, which a statement prints below their name. */
import type { Word } from '../../../reading/page.ts';
import { textOf } from '../runs.ts';

const ACCOUNT =
  /^\D*\b(?:(?:money market|checking|savings|operating|payroll) (?:account|reserve|fund)|(?:trust|escrow|clients?|general|expense|disbursements?|tax) account|money market|checking)$/i;

/** `$anarao`, `@ana-rao`: whom others pay by. */
const HANDLE = /^[$@][a-z][\w.-]+$/i;

/** `MONEY MARKET RESERVE`, `Payroll Account`, `CLIENT TRUST ACCOUNT` of a law firm, `$anarao`: neither a name nor a street. */
export const isAccountName = (words: readonly Word[]): boolean =>
  ACCOUNT.test(textOf(words)) || HANDLE.test(textOf(words));
