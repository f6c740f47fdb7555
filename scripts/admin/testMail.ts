/** `test-mail TO`: sends one mail now and says what the mail server answered. */
import { config } from '#platform/config';
import { deliverMail } from '#platform/mailer';
import { mailTexts } from '../../server/auth/mailTexts.ts';
import { CommandFailed, type Command } from './command.ts';
import { requireEmail } from './findAccount.ts';

/** The server's code and reply; never the credentials it was given. */
function reasonOf(error: unknown): string {
  const { code, responseCode, response } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  return (
    [code, responseCode && response ? response : responseCode].filter(Boolean).join(': ') ||
    (error as Error).message
  );
}

export const testMail: Command = {
  name: 'test-mail',
  takes: ['TO'],
  summary: 'Send a test mail now and tell what the mail server answered',
  async run([to]) {
    const { appUrl, smtp } = config();
    await deliverMail({ to: requireEmail(to), ...mailTexts.test(appUrl) }).catch((error: unknown) => {
      throw error instanceof CommandFailed
        ? error
        : new CommandFailed(`The mail was not sent: ${reasonOf(error)}`);
    });
    return smtp
      ? `The mail server ${smtp.host}:${smtp.port} took the mail.`
      : 'SMTP_HOST is not set: the mail was written to the outbox.';
  },
};
