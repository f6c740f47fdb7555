/** Every sentence a user can read that is not a question of the questionnaire: errors, toasts, confirmations, validation. */
import { account } from './messages/account.ts';
import { changes } from './messages/changes.ts';
import { clearAll } from './messages/clearAll.ts';
import { confirm } from './messages/confirm.ts';
import { conversion } from './messages/conversion.ts';
import { dashboard } from './messages/dashboard.ts';
import { data } from './messages/data.ts';
import { documents } from './messages/documents.ts';
import { drafts } from './messages/drafts.ts';
import { extracted } from './messages/extracted.ts';
import { extraction } from './messages/extraction.ts';
import { field } from './messages/field.ts';
import { http } from './messages/http.ts';
import { people } from './messages/people.ts';
import { profile } from './messages/profile.ts';
import { provenance } from './messages/provenance.ts';
import { questionnaire } from './messages/questionnaire.ts';
import { shell } from './messages/shell.ts';
import { signIn } from './messages/signIn.ts';
import { steps } from './messages/steps.ts';
import { submittedView } from './messages/submittedView.ts';
import { toast } from './messages/toast.ts';
import { ui } from './messages/ui.ts';
import { unread } from './messages/unread.ts';
import { upload } from './messages/upload.ts';
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
  changes,
  clearAll,
  conversion,
  dashboard,
  drafts,
  extracted,
  profile,
  shell,
  signIn,
  steps,
  submittedView,
  ui,
  unread,
  upload,
} as const;
