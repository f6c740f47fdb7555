/** Who holds an account, where a label says so: a nickname of the account, `Operating`, `Payroll account`, is nobody. Behind a sign may stand how to reach them: `Ana Rao | ana@tide.example`. */
import { businessName } from '../names/names.ts';
import type { Shape } from '../shape.ts';

const NICKNAME = /^\S+$|\b(?:account|checking|savings|operating|payroll|reserve|main)\b/i;

export const holderName: Shape = (words, cell) => {
  const sign = words.findIndex(({ text }) => /^[|·•]$/.test(text));
  const parts = businessName(sign > 0 ? words.slice(0, sign) : words, cell);
  return parts && !NICKNAME.test(String(parts.value?.value)) ? parts : null;
};
