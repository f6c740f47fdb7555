/** Who pays and who receives on a 1099: what labels say, and what is asked for in fields of their own. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { toldOnPage } from '../askedFields.ts';
import { payer1099 } from './payer1099.ts';
import { recipientAddress, recipientFields1099 } from './recipientFields1099.ts';

const { street, city, state, zipCode } = recipientAddress;

export const parties1099: readonly FieldRule[] = [
  ...payer1099,
  ...recipientFields1099,
  ...toldOnPage([
    ['fields.recipientName', 'recipientAsked'],
    [street[0], 'recipientStreet'],
    [city[0], 'recipientCity'],
    [state[0], 'recipientState'],
    [zipCode[0], 'recipientZipCode'],
    ['fields.payerName', 'payerAsked'],
    ['fields.payerTin', 'payerTinAsked'],
  ]),
];
