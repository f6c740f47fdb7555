/** `test-mail TO`: sends one mail now and says what the mail server answered. */
import { config } from '#platform/config';
import { deliverMail } from '#platform/mailer';
import { mailTexts } from '../../server/auth/mailTexts.ts';
import { CommandFailed, type Command } from './command.ts';
import { requireEmail } from './findAccount.ts';
import { mailFailure } from './mailFailure.ts';

export const testMail: Command = {
  name: 'test-mail',
  takes: ['TO'],
  summary: 'Send a test mail now and tell what the mail server answered',
  async run([to]) {
    const { appUrl, smtp } = config();
    const mail = { to: requireEmail(to), ...mailTexts.test(appUrl) };
    await deliverMail(mail).catch((error: Error) => {
      throw new CommandFailed(mailFailure(error, smtp));
    });
    return smtp
      ? `The mail server ${smtp.host}:${smtp.port} took the mail.`
      : 'SMTP_HOST is not set: the mail was written to the outbox.';
  },
};
