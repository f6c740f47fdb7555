/** Heads of blocks that say whose name and address stand below them, whatever words they are made of. */
import { textOf } from '../runs.ts';
import type { Word } from '../../../reading/page.ts';

const PARTY =
  '(?:employer|employee|emplr|empl|emp|company|payer|filer|recipient|payee|worker|issuer|trustee|shareholder|partner|bank|financial institution|(?:payer|trustee)/(?:payer|trustee))';
const SAYS = '(?:legal|full|mailing|and|name|address|info|information|details?|data|zip|postal|code)';
const HEAD = new RegExp(
  `^\\W*(?:box )?(?:[a-f]\\W* )?(?:(?:${SAYS}[ ,/&]+)*of )?${PARTY}(?:['’]?s)?(?:[ ,/&]+${SAYS})*\\W*(?:\\(?(?:box )?[a-f]\\W*)?$`,
  'i',
);

/** `c Employer information`, `Employee Name & Mailing Address`, `Company`, `Box e Employee:`: nobody is called so. */
export const isPartyHead = (words: readonly Word[]): boolean =>
  HEAD.test(textOf(words)) || PLACE.test(textOf(words)) || PART.test(textOf(words));
/** `Employer street`: the label of a part of what it names. */
const PART =
  /^(?:(?:employer|employee|payer|recipient)['’]?s? )?(?:address|street|city|state|zip(?: code)?|phone|ein|ssn|tin)\W*$/i;
/** `Facility`, `Site:` alone above the name of the business that is there. */
const PLACE = /^(?:facility|site|store|establishment|premises)\W*$/i;
