/** What companies' names end in by law: `LLC`, `Inc.`, `Company`. */

const ENDING =
  /(?:^|\s)(?:p?llc|l\.l\.c|l\.(?:l\.)?p|inc|incorporated|corp|corporation|l?lp|ltd|limited|co|company|n\.a|pc|p\.c)$/i;

const bare = (name: string) => name.replace(/\W+$/, '');

/** `Helix Fabrication LLC`, `Sespe Cider Works, L.P.`: does the name end so? */
export const hasCompanySuffix = (name: string): boolean => ENDING.test(bare(name));

/** Is the word nothing but such an ending? */
export const isKindOfCompany = (word: string): boolean => !/\s/.test(word) && hasCompanySuffix(word);
