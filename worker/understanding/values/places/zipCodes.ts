/** In which states ZIP codes lie, by their first three figures (Postal Service, Publication 65 and Domestic Mail Manual, labeling list L002). */
import type { Word } from '../../../reading/page.ts';

/** A state's code and its prefixes; places across a border that are served from the other state are not listed. */
const PREFIXES =
  'AL 350-369, AK 995-999, AZ 850-865, AR 716-729 755, CA 900-961, CO 800-816, CT 060-069, DE 197-199, DC 200-205 569, FL 320-349, ' +
  'GA 300-319 398-399, HI 967-968, ID 832-838, IL 600-629, IN 460-479, IA 500-528, KS 660-679, KY 400-427, LA 700-714, ME 039-049, ' +
  'MD 206-219, MA 010-027 055, MI 480-499, MN 550-567, MS 386-397, MO 630-658, MT 590-599, NE 680-693, NV 889-898, NH 030-038, ' +
  'NJ 070-089, NM 870-884, NY 005 063 100-149, NC 270-289, ND 580-588, OH 430-459, OK 730-749, OR 970-979, PA 150-196, PR 006-007 009, ' +
  'RI 028-029, SC 290-299, SD 570-577, TN 370-385, TX 750-799 733 885, UT 840-847, VT 050-059, VA 201 220-246, WA 980-994, ' +
  'WV 247-268, WI 530-549, WY 820-831 834, VI 008';

const rangesOf = new Map(
  PREFIXES.split(', ').map((line) => {
    const [state, ...ranges] = line.split(' ');
    return [state!, ranges.map((range) => range.split('-').map(Number))] as const;
  }),
);

/** May the ZIP code belong to the state? Of territories and military post that are not listed any may. */
export const isOfState = (zip: string, state: string): boolean => {
  const prefix = Number(zip.slice(0, 3));
  return rangesOf.get(state)?.some(([from, to = from]) => prefix >= from! && prefix <= to!) ?? true;
};

/** The one state (two letters) that has ZIP codes which begin so; null where none is known, or two share them. */
export function stateOfPrefix(zip: string): string | null {
  const [own, ...others] = [...rangesOf.keys()].filter((state) => isOfState(zip, state));
  return own !== undefined && others.length === 0 ? own : null;
}

/** Capitals that OCR takes for each other. */
const ALIKE = ['IT', 'IL', 'LT', 'TY', 'VY', 'CO', 'DO', 'CG', 'MN', 'HN', 'KX', 'PR', 'EF'];

const isAlike = (code: string, other: string): boolean => {
  const pairs = [...code].map((letter, at) => [letter, other[at]!].sort().join(''));
  return pairs.filter(([a, b]) => a !== b).length === 1 && pairs.some((pair) => ALIKE.includes(pair));
};

/** The state of a ZIP code that OCR read more surely than the state: `VI 05401` is in Vermont, the only state with such a code that is spelled nearly so. */
export function stateByZip(
  state: { readonly code: string; readonly words: readonly Word[] },
  zip: Word,
): string {
  const isUnsure = state.words.every(
    ({ source, confidence }) => source === 'ocr' && confidence < zip.confidence,
  );
  if (!isUnsure || isOfState(zip.text, state.code)) return state.code;
  const [own, ...others] = [...rangesOf.keys()].filter(
    (code) => isAlike(state.code, code) && isOfState(zip.text, code),
  );
  return own && others.length === 0 ? own : state.code;
}

/** Two looks that misread the same figure are still too unsure together. */
const DOUBT = 0.25;

/** The word of a ZIP code; less sure where OCR read one that lies in another state: `San Juan, PR 00501` for 00901. */
export const zipWord = (word: Word, zip: string, state: string): Word =>
  word.source !== 'ocr' || isOfState(zip, state) ? word : { ...word, confidence: word.confidence * DOUBT };
