/** Mails in text and HTML. Names come from people: they are escaped, cut, and never part of a header. */
import { mail } from '#domain/messages/mail';

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

interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
}

function compose(
  { subject, lines }: Letter,
  fullName: string,
  link?: { href: string; label: string },
): MailText {
  const greeting = mail.greeting(oneLine(fullName));
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
    compose(mail.reset, fullName, { href: link, label: mail.reset.link }),
  passwordChanged: (fullName: string) => compose(mail.passwordChanged, fullName),
  emailChanged: (fullName: string) => compose(mail.emailChanged, fullName),
  test: (appUrl: string) => compose({ ...mail.test, lines: [mail.test.line(appUrl)] }, ''),
};
