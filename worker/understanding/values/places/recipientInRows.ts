/** The recipient's address in a list of rows, where the payer's may be asked for by the same words: `City, state, ZIP`. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { street } from './address.ts';
import { parsePlace, type Place } from './place.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

interface Row {
  readonly label: string;
  readonly value: readonly Word[];
}

/** `City, state, ZIP        Las Vegas, NV 89119`: the label at the left and what stands first beside it. */
function rowOf({ words }: Line): Row {
  const [label = [], value = []] = splitAtGaps(words, LABEL_GAP);
  return { label: textOf(label).replace(/:$/, '').replace(/’/g, "'"), value };
}
/** Heights of print between a label and its value. */
const LABEL_GAP = 1.5;

const WHOSE = /^(?:(payer|filer)|recipient|payee)(?:'s)?(?=\s|$)\s*/i;
const STREET = /^(?:street(?: address)?|address)(?: ?\(?incl(?:uding|\.)? apt\.?(?: no\.?)?\)?)?$/i;
const PLACE = /^(?:city|town)\b.*\b(?:zip|postal)\b/i;

interface Found {
  readonly street: Parsed;
  readonly place: Place;
}

/** None where two different addresses are the recipient's. */
export const recipientInRows: Shape = (words, cell) => {
  const found: Found[] = [];
  let isRecipients = false;
  let own: Parsed | undefined;
  for (const { label, value } of toLines(words).map(rowOf)) {
    const whose = WHOSE.exec(label);
    if (whose) {
      isRecipients = whose[1] === undefined;
      own = isRecipients ? own : undefined;
    }
    const asks = label.replace(WHOSE, '');
    if (!isRecipients || value.length === 0) continue;
    if (STREET.test(asks)) own = street(value, cell)?.value;
    const place = own && PLACE.test(asks) ? parsePlace(value) : null;
    if (own && place?.before.length === 0) found.push({ street: own, place });
  }
  const isOne =
    new Set(found.map(({ street, place }) => `${street.value} ${place.zipCode.value}`)).size === 1;
  const [{ street: line, place } = {} as Partial<Found>] = found;
  return isOne && line && place
    ? { street: line, city: place.city, state: place.state, zipCode: place.zipCode }
    : null;
};
