/** What governments call themselves and their offices. */
import { businessName } from './names.ts';
import type { Shape } from './shape.ts';

export const AUTHORITY =
  /\b(?:state|commonwealth|county|city|town|township|village|borough|parish|district|department|division|bureau|board|commission|agency|administration|office|secretary|comptroller|treasurer|clerk|auditor)\b/i;

/** A name that says that it is one: `Issued by: Franklin County Auditor`, not who signed. */
export const authority: Shape = (words, cell) => {
  const parts = businessName(words, cell);
  return parts && AUTHORITY.test(String(parts.value?.value)) ? parts : null;
};
