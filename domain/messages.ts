/** Every sentence a user can read that is not a question of the questionnaire: errors, toasts, confirmations, validation. */
import { account } from './messages/account.ts';
import { confirm } from './messages/confirm.ts';
import { data } from './messages/data.ts';
import { documents } from './messages/documents.ts';
import { extraction } from './messages/extraction.ts';
import { field } from './messages/field.ts';
import { http } from './messages/http.ts';
import { people } from './messages/people.ts';
import { provenance } from './messages/provenance.ts';
import { questionnaire } from './messages/questionnaire.ts';
import { toast } from './messages/toast.ts';
import { view } from './messages/view.ts';

export const messages = {
  field,
  account,
  http,
  questionnaire,
  documents,
  provenance,
  extraction,
  people,
  data,
  toast,
  confirm,
  view,
} as const;
