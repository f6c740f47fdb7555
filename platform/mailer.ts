/** Hands one mail to the SMTP server; without one in development it is written to DATA_DIR/outbox and its link announced. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { now, SECOND } from './clock.ts';
import { config } from './config.ts';
import type { MailContent } from './models/mail.ts';
import { announce } from './notice.ts';

const TIME_OUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 15 * SECOND,
};

function transport() {
  const { smtp } = config();
  if (!smtp) return nodemailer.createTransport({ streamTransport: true, buffer: true });
  const auth = smtp.user ? { user: smtp.user, pass: smtp.pass } : undefined;
  return nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.port === 465,
    auth,
    ...TIME_OUTS,
  });
}

async function writeToOutbox(message: Buffer): Promise<string> {
  const folder = path.join(config().dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(
    folder,
    `${now().toISOString().replace(/[:.]/g, '-')}-${process.hrtime.bigint()}.eml`,
  );
  await writeFile(file, message, { mode: 0o600 });
  return file;
}

/** Sends a mail; throws what the mail server answers (an error with `responseCode`) or that there is none in production. */
export async function deliverMail({ to, subject, text, html, link }: MailContent): Promise<void> {
  const { smtp, isProduction, mailFrom } = config();
  if (!smtp && isProduction) throw new Error('SMTP_HOST is not set');
  // Recipients and headers are objects, never glued strings: a name or address cannot add a header.
  const sent = (await transport().sendMail({
    from: mailFrom,
    to: { name: '', address: to },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
  })) as { message?: Buffer };
  if (smtp) return;
  const file = await writeToOutbox(sent.message ?? Buffer.alloc(0));
  announce(link ? `Mail "${subject}" (${file}): ${link}` : `Mail "${subject}" written to ${file}`);
}
