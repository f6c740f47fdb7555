/** Who holds an account, where a label says so: a nickname of the account, `Operating`, `Payroll account`, is nobody. */
import { businessName } from './names.ts';
import type { Shape } from './shape.ts';

const NICKNAME = /^\S+$|\b(?:account|checking|savings|operating|payroll|reserve|main)\b/i;

export const holderName: Shape = (words, cell) => {
  const parts = businessName(words, cell);
  return parts && !NICKNAME.test(String(parts.value?.value)) ? parts : null;
};
