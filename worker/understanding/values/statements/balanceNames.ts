/** What the lines are called that a list of sums leads from and to. */

export interface BalanceNames {
  readonly first: RegExp;
  readonly last: RegExp;
  /** Any of the lines below may be the last one: the sums tell which. */
  readonly areSeveral?: true;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** `Feb 1 opening balance`. */
const DAY = '(?:(?:\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|[A-Z][a-z]{2,8}\\.? \\d{1,2}(?:, \\d{4})?),? )?';
const FIRST = new RegExp(
  `^\\W*${DAY}(?:your )?(?:(?:beginning|opening|previous|prior|starting)(?: account| ledger| cash| statement| available)? balance|last statement balance|balance (?:on|as of|forward|last|brought)|balance(?:,| at| for)? (?=${MONTH}\\.? \\d|\\d{1,2}/\\d|\\d{1,2} ${MONTH})|(?:you )?(?:started|began|opened) (?:with|at)|beginning account value|(?:ending )?balance (?:from |on )?(?:last|previous|prior)|(?:balance|saldo) (?:anterior|inicial)|balance at (?:the )?(?:beginning|start)|balance when the (?:period|statement|month|quarter) (?:opened|began|started)|(?:opening|beginning) (?:ledger|position)|what you had)\\b`,
  'i',
);
const LAST = new RegExp(
  `^\\W*${DAY}(?:your )?(?:(?:ending|closing|new|current)(?: account| ledger| cash| statement| available)? balance|this statement balance|balance (?:on|as of|this|carried)|balance(?:,| at| for)? (?=${MONTH}\\.? \\d|\\d{1,2}/\\d|\\d{1,2} ${MONTH})|(?:you )?(?:ended|finished|closed) (?:with|at)|ending account value|(?:balance|saldo) (?:final|actual)|balance at (?:the )?(?:end|close)|balance when the (?:period|statement|month|quarter) (?:closed|ended)|(?:closing|ending) (?:ledger|position)|what you have)\\b`,
  'i',
);

/** The names that say by themselves what they are. */
export const USUAL: BalanceNames = { first: FIRST, last: LAST };

/** `Beg. balance`, `Last month's balance`, `Statement beginning balance`, `Opening value`: what stands before the word and behind it. */
const FROM = '(?:beg|begin|beginning|open|opening|start|starting|initial|previous|prev|prior|last|old)\\b';
const TO = '(?:end|ending|clos(?:e|ing)|new|current|curr|final|present|this)\\b';
const OWN = '(?:your |statement |account |amount |share )?';
const ITS = "(?:[.'’]?s?,? [a-z]+){0,3}?[.'’]?s?,? ";
const BALANCE = '(?:balance|bal|value|position)\\b';
/** `Opening   734.19` in a panel that says above it what it sums up: right before its amount. */
const ITS_AMOUNT = '(?=,?:? [-−(]?\\$? ?[\\d,]*\\.\\d\\d\\b)';
const ANY_FIRST = new RegExp(
  `^\\W*${DAY}${OWN}(?:(?:opening|beginning|starting)${ITS_AMOUNT}|${FROM}${ITS}${BALANCE}|${BALANCE},? (?:b/f|brought|at|as of|from|beginning|start|opening|forward|fwd)|(?:carried|brought) forward|(?:where|what) you (?:started|began|had))`,
  'i',
);
const ANY_LAST = new RegExp(
  `^\\W*${DAY}${OWN}(?:(?:closing|ending)${ITS_AMOUNT}|${TO}${ITS}${BALANCE}|${BALANCE}|(?:total|ledger|available) balance\\b|carried forward|(?:where|what) you (?:ended|have|finished))`,
  'i',
);
/** Names that prove nothing alone: where the sums lead from the one to the other to the cent, they are what they say. */
export const LIKELY: BalanceNames = { first: ANY_FIRST, last: ANY_LAST, areSeveral: true };

export const isBalance = (text: string): boolean => FIRST.test(text) || LAST.test(text);
