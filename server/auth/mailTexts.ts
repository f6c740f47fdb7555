/** Mails in text and HTML. Names come from people: they are escaped, cut, and never part of a header. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
const oneLine = (name: string) =>
  name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);

interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${text}</p>`;
const button = (link: string, label: string) =>
  `<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none">${label}</a>`;

function compose(
  subject: string,
  fullName: string,
  lines: readonly string[],
  link?: { href: string; label: string },
): MailText {
  const greeting = `Hello ${oneLine(fullName) || 'there'},`;
  const [first = '', ...rest] = lines;
  const text = [greeting, first, ...(link ? [link.href] : []), ...rest].join('\n\n');
  const body = [greeting, ...lines].map((line) => paragraph(escapeHtml(line)));
  if (link) body.splice(2, 0, paragraph(button(link.href, link.label)), paragraph(escapeHtml(link.href)));
  const style =
    'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#111827;max-width:560px';
  return {
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body style="${style}">${body.join('')}</body></html>`,
  };
}

export const mailTexts = {
  reset: (fullName: string, link: string) =>
    compose(
      'Reset your password',
      fullName,
      [
        'Use this link to choose a new password. It works once and for one hour.',
        'If you did not ask for this, you can ignore this mail: your password stays as it is.',
      ],
      { href: link, label: 'Choose a new password' },
    ),
  passwordChanged: (fullName: string) =>
    compose('Your password was changed', fullName, [
      'The password of your account was just changed, and other sign-ins were ended.',
      'If this was not you, reset your password now with "Forgot your password?" on the sign-in page and tell your bookkeeper.',
    ]),
  emailChanged: (fullName: string) =>
    compose('Your email address was changed', fullName, [
      'The email address of your account was just changed. From now on, sign in with the new one.',
      'If this was not you, tell your bookkeeper at once.',
    ]),
  test: (appUrl: string) =>
    compose('Test mail', '', [`This is a test mail of the portal at ${appUrl}. Mail works.`]),
};
