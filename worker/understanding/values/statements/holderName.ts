/** Who holds an account, where a label says so: a nickname of the account, `Operating`, `Payroll account`, is nobody. Behind a sign may stand how to reach them: `Ana Rao | ana@tide.example`. */
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { businessName } from '../names/firmNames.ts';
import { businessBlock } from '../places/address.ts';
import { isAccountName } from './accountName.ts';
import type { Parsed, Shape } from '../shape.ts';

const NICKNAME =
  /^\S+$|\b(?:account|checking|savings|operating|payroll|reserve|main|expenses|taxes|emergency|owner['’]?s (?:pay|draw|comp(?:ensation)?))\b/i;
const isNickname = (name: Parsed) =>
  (NICKNAME.test(String(name.value)) || isAccountName(name.words)) && !hasCompanySuffix(String(name.value));

export const holderName: Shape = (words, cell) => {
  const sign = words.findIndex(({ text }) => /^[|·•]$/.test(text));
  const parts = businessName(sign > 0 ? words.slice(0, sign) : words, cell);
  return parts?.value && !isNickname(parts.value) ? parts : null;
};

/** A name with the address below it: of the end of a sentence, above the address of the bank at the foot, nobody is named. */
export const namedBlock: Shape = (words, cell) => {
  const parts = businessBlock(words, cell);
  return parts?.name ? parts : null;
};

/** The same where the name may be that of the account. */
export const holderBlock: Shape = (words, cell) => {
  const parts = namedBlock(words, cell);
  return parts?.name && !isNickname(parts.name) ? parts : null;
};
