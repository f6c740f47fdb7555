/** What in the print of a street tells that part of it was lost, or that it is none, and which of its letters are capitals. */
import { KINDS } from './unitLetter.ts';

/** `January 22, 2024` of the row above, `05/15/2025`: a day is no part of a street. */
export const A_DAY = /\b\p{L}{3,9}\.? \d{1,2}, 20\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/u;

/** `8522 St`, `9521 Ln Unit 11`: the name in between was passed over. `12 Avenue B` and `4 Hwy 9` have theirs behind. */
export const NAMELESS = new RegExp(`^\\d+ (?:${KINDS})\\.?(?:$|,? (?:Apt|Unit|Ste|Suite|#))`);

/** `6198 Turnberry Ct Apt`, `44 County Road 9 Lot`: the number behind the word was passed over; `Rear Bldg` has none. `Apt ad` is none, nor what is printed. */
export const UNNUMBERED =
  /[\w.,] (?:Apt|Unit|Ste|Suite|Lot|Spc|Trlr|(?<!\b(?:Rear|Front|Back|Main|Side|North|South|East|West) )Bldg)\.?$|#$/i;
/** `3140 W Cermak R Fl 3`: of `Rd` one letter was read; avenues and highways are named with letters. */
export const LOST_KIND =
  / (?!(?:Avenue|Ave|Street|Highway|Hwy|Road|Route|Rte|Block|Section|Tract|Trunk|State|Building|Bldg|Tower|Phase|Unit|Suite|Apartment|Floor|Room|Space|Trailer|Hangar|Level|Wing|Door|Dept|Pier|Gate|Track|Shop|Stall|Dock|Loft|Studio|Calle)\b)\p{Lu}\p{Ll}{3,} [BCDLRT](?=$| (?:Apt|Unit|Ste|Suite|F[lI]|#))/u;
export const NO_NUMBER = / (?:Apt|Unit|Ste|Suite)\.? \p{Ll}{2,3}$/u;

/** `4445 Se Hawthorne Blvd`, `Psc 41 Box 7`: set small with the rest of the street, these are capitals still. */
export const withCapitals = (street: string) =>
  street.replace(/\b(?:(?:Ne|Nw|Se|Sw|Psc|Hc|Rr)(?= |$)|(?:Fm|Us|Sr|Cr|Ih|Pmb)(?= \d))/g, (letters) =>
    letters.toUpperCase(),
  );
