/** Sends the form somebody has sent before React was there (client/early.js held it back), with what stands in it by now. */

export function sendEarlyForm(): void {
  document.documentElement.dataset.ready = '';
  const form = document.querySelector<HTMLFormElement>('form[data-early]');
  if (!form) return;
  delete form.dataset.early;
  form.requestSubmit();
}
