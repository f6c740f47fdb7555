/** What an operator is told when a test mail could not be sent: what is wrong, and which setting to look at. */
import type { Config } from '#platform/config';

type MailServer = NonNullable<Config['smtp']>;

/** What nodemailer's errors carry. */
interface MailError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

const unreachable = ({ host, port }: MailServer, { message }: MailError) =>
  `${host}:${port} could not be reached (${message}): check SMTP_HOST and SMTP_PORT, and that a firewall lets it through`;

/** By nodemailer's code; what is refused there is a setting here. */
const ADVICE: Readonly<Record<string, (server: MailServer, error: MailError) => string>> = {
  EDNS: ({ host }) => `no machine is known as ${host}: check SMTP_HOST`,
  ECONNECTION: unreachable,
  ESOCKET: unreachable,
  ETIMEDOUT: unreachable,
  ETLS: ({ host }) => `${host} and this machine agree on no encryption: check SMTP_PORT`,
  EAUTH: () => 'the mail server refused SMTP_USER and SMTP_PASS',
  EENVELOPE: () => 'the mail server refused MAIL_FROM or the address',
};

/** One sentence: the advice, and the server's own reply where there is one; never the credentials it was given. */
export function mailFailure(error: MailError, server: MailServer | undefined): string {
  const advice = server && error.code ? ADVICE[error.code]?.(server, error) : undefined;
  const reply = error.response ?? (advice ? undefined : error.message);
  return ['The mail was not sent', advice, reply].filter(Boolean).join(': ');
}
