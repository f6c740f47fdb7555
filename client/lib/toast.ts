/** The one door for toasts: `toast.success(messages.toast.stepSaved)`, `toast.failure(error, fallback)`. */
import { toast as show } from 'react-hot-toast/headless';
import { errorText } from './apiError.ts';

/** The same sentence twice at once is one toast. */
const once = (text: string) => ({ id: text });

export const toast = {
  success: (text: string) => show.success(text, once(text)),
  error: (text: string) => show.error(text, once(text)),
  plain: (text: string) => show(text, once(text)),
  /** The server's sentence where there is one, else the fallback. */
  failure: (error: unknown, fallback: string) => toast.error(errorText(error, fallback)),
  dismiss: (id: string) => show.dismiss(id),
};
