/** Mails in text and HTML. Names come from people: they are escaped, cut, and never part of a header. */
import { mail } from '#domain/messages/mail';
import { shell } from '#domain/messages/shell';
import { frameMail } from './mailFrame.ts';

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

interface Letter {
  readonly subject: string;
  readonly before: readonly string[];
  /** The words of its button. */
  readonly link?: string;
  readonly after: readonly string[];
}

function compose(letter: Letter, fullName: string, href?: string): MailText {
  const { subject, after } = letter;
  const before = [mail.greeting(oneLine(fullName)), ...letter.before];
  const link = letter.link && href ? { label: letter.link, href, otherwise: mail.noButton } : undefined;
  const way = link ? [`${link.label}:\n${link.href}`] : [];
  return {
    subject,
    text: `${[...before, ...way, ...after].join('\n\n')}\n\n-- \n${shell.appName}\n`,
    html: frameMail({ subject, before, link, after }),
  };
}

export const mailTexts = {
  reset: (fullName: string, link: string) => compose(mail.reset, fullName, link),
  /** `forgotten`: where a new password is asked for. */
  passwordChanged: (fullName: string, forgotten: string) =>
    compose(mail.passwordChanged, fullName, forgotten),
  emailChanged: (fullName: string) => compose(mail.emailChanged, fullName),
  test: (appUrl: string) =>
    compose({ subject: mail.test.subject, before: [mail.test.line(appUrl)], after: [] }, ''),
};
