/**
 * A person goes through everything with texts that can be told from all others; then every place the portal writes to is
 * searched for them: raw database files, Redis files, scratch, data folder, logs at the lowest level, a backup, metrics,
 * and, while documents are read, the arguments and settings of every process.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { findKeptPort } from '../support/keptPort.ts';
import { startPortal, type Portal } from '../support/portal.ts';
import { protectedPdf } from '../worker/hostile/protectedPdf.ts';
import { until } from '../worker/support/until.ts';
import { findCanaries, makeCanaries, sweepFolder, sweepProcesses } from './support/canaries.ts';
import { createClient, type Client } from './support/client.ts';

const canaries = makeCanaries();
const { password, newPassword, email, fullName, fileName } = canaries;
const [firstName = '', lastName = ''] = fullName.split(' ');
const root = path.resolve(import.meta.dirname, '../..');
const secrets: Record<string, string> = {};
const mails: string[] = [];
const seenInProcesses = new Set<string>();
let metricsPort: number;
let portal: Portal;
let folder: string;
let settings: NodeJS.ProcessEnv;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (address !== canaries.refusedEmail) return done();
    done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }));
  },
  onData(stream, _session, done) {
    let text = '';
    stream
      .on('data', (bytes: Buffer) => (text += bytes.toString()))
      .on('end', () => (mails.push(text), done()));
  },
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'canaries-'));
  mkdirSync(path.join(folder, 'scratch'));
  const server = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  metricsPort = await findKeptPort();
  settings = {
    ...{ METRICS_PORT: String(metricsPort) },
    ...{ LOG_LEVEL: 'debug', SCRATCH_DIR: path.join(folder, 'scratch'), UPLOAD_WAIT_MS: '100' },
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), LIMITS_SCALE: '1000' },
  };
  portal = await startPortal(settings);
}, 120_000);
afterAll(async () => {
  await portal.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await mongoose.disconnect();
  rmSync(folder, { recursive: true, force: true });
});

const lines = () => [
  canaries.phrase,
  `Employee SSN ${canaries.ssnHyphens}`,
  fullName,
  `Account ${canaries.bankNumber}`,
  canaries.employer,
  `EIN ${canaries.einHyphen}`,
  canaries.street,
];

async function textPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  ['Form W-2 Wage and Tax Statement 2023', ...lines()].forEach((line, index) =>
    page.drawText(line, { x: 50, y: 720 - index * 30, size: 14, font }),
  );
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

async function picture(): Promise<Buffer> {
  const text = lines().map(
    (line, index) => `<text x="60" y="${200 + index * 90}" font-size="44">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="1100"><rect width="100%" height="100%" fill="white"/>${text.join('')}</svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

function workbook(): Buffer {
  const book = utils.book_new();
  const rows = ['City of Riverside Business License', canaries.cell, ...lines()].map((line) => [line]);
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet 1');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

async function allRead(client: Client): Promise<void> {
  await until(
    'all documents are read',
    async () => {
      for (const seen of sweepProcesses(canaries)) seenInProcesses.add(seen);
      const { documents } = (await client.call('listDocuments')).body as {
        documents: { extractionStatus: string }[];
      };
      return documents.every(({ extractionStatus }) => extractionStatus !== 'pending');
    },
    120_000,
  );
}

const secretText = `BT /F1 12 Tf 60 700 Td (${canaries.phrase}) Tj ET`;

/** Everything a person does; answers the client that is signed in at the end. */
async function liveThroughEverything(): Promise<Client> {
  const visitor = createClient(portal.url);
  const headers = { 'User-Agent': canaries.userAgent, 'X-Odd': canaries.phrase };
  const body = { firstName, lastName, email, password };
  const { body: registered } = await visitor.call('register', { body, headers });
  const client = createClient(portal.url, registered.token as string);
  await visitor.call('login', { body: { email, password: newPassword }, headers });
  await visitor
    .raw('POST', '/api/auth/login')
    .set('Content-Type', 'application/json')
    .send(`{"password":"${password}",`);
  await visitor.raw('GET', `/api/${canaries.phrase}?ssn=${canaries.ssn}&token=${String(registered.token)}`);
  await visitor.call('register', { body: { ...body, email: canaries.refusedEmail } });
  await visitor.call('forgotPassword', { body: { email: canaries.refusedEmail } });
  const homeAddress = { street: canaries.street };
  const personalInfo = { fullName, ssn: canaries.ssn, spouseSsn: canaries.ssnHyphens, email, homeAddress };
  const businessInfo = { businessName: canaries.employer, ein: canaries.ein };
  const bankingFinancials = {
    additionalFinancialInfo: `${canaries.bankNumber} ${canaries.ssnSpaces} ${canaries.phrase}`,
  };
  await client.call('saveQuestionnaire', {
    body: { personalInfo, businessInfo, bankingFinancials },
    headers,
  });
  await client.call('saveQuestionnaire', {
    body: { personalInfo: { ssn: canaries.phrase, dateOfBirth: canaries.phrase } },
  });
  await client.call('saveDraft', {
    params: { sectionId: 'additionalInfo' },
    body: { values: { businessGoals: canaries.phrase } },
  });
  await client.upload(await textPdf(), fileName);
  await client.upload(await picture(), fileName.replace('.pdf', '.png'), 'other');
  await client.upload(workbook(), fileName.replace('.pdf', '.xlsx'), 'business-license');
  await portal.kill('worker'); // in the middle of reading them
  await portal.startPart('worker');
  await client.upload(Buffer.from(`%PDF-1.4 broken ${canaries.phrase}`), fileName);
  await client.upload(Buffer.from(`no document ${canaries.phrase}`), fileName);
  const { body: locked } = await client.upload(protectedPdf(canaries.documentPassword, secretText), fileName);
  await allRead(client);
  const params = { documentId: locked.documentId as string };
  await client.call('sendDocumentPassword', { params, body: { password: canaries.documentPassword } });
  await allRead(client);
  await client.call('removeDocument', { params });
  for (const name of ['me', 'listPeople', 'getQuestionnaire', 'listSnapshots', 'listDrafts'] as const)
    await client.call(name);
  await visitor.call('forgotPassword', { body: { email } });
  const mail = await until('the reset mail', () =>
    Promise.resolve(mails.find((text) => text.includes('token='))),
  );
  await until('the other one is refused', () =>
    Promise.resolve(portal.readLog('worker').includes('"EENVELOPE"')),
  );
  const token =
    /token=3D([\w-]{43})|token=([\w-]{43})/
      .exec(mail.replace(/=\r?\n/g, ''))
      ?.slice(1)
      .find(Boolean) ?? '';
  await visitor.call('resetPassword', { body: { token, password: newPassword } });
  const { body: again } = await visitor.call('login', { body: { email, password: newPassword } });
  Object.assign(secrets, { resetToken: token, firstToken: registered.token, secondToken: again.token });
  return createClient(portal.url, again.token as string);
}

/** Folders the two databases keep their files in. */
async function databaseFolders(): Promise<string[]> {
  await mongoose.connect(portal.mongodbUri);
  const admin = mongoose.connection.db?.admin();
  await admin?.command({ fsync: 1 });
  const options = (await admin?.command({ getCmdLineOpts: 1 })) as {
    parsed: { storage: { dbPath: string } };
  };
  const redis = new Redis(portal.redisUrl);
  const [, redisFolder] = (await redis.config('GET', 'dir')) as [string, string];
  await redis.save();
  redis.disconnect();
  return [options.parsed.storage.dbPath, redisFolder];
}

async function allRows(): Promise<Buffer> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const rows = await Promise.all(collections.map(async (one) => await one.find().toArray()));
  return Buffer.concat(rows.flat().map((row) => Buffer.from(mongoose.mongo.BSON.serialize(row))));
}

describe('When a person has gone through everything', () => {
  it('A97: then none of what they entered or uploaded lies anywhere in clear', async () => {
    const client = await liveThroughEverything();
    const folders = await databaseFolders();
    const wanted = { ...canaries, ...secrets };
    expect(Object.values(wanted).every((text) => text.length > 8)).toBe(true);

    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      ...settings,
      MONGODB_URI: portal.mongodbUri,
      REDIS_URL: portal.redisUrl,
      DATA_DIR: portal.dataDir,
    };
    const backup = path.join(folder, 'backup');
    const made = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'backup', backup], {
      cwd: root,
      env,
    });
    expect({ status: made.status, err: made.stderr.toString() }).toEqual({ status: 0, err: '' });
    expect(readdirSync(backup).length).toBeGreaterThan(0);

    expect(findCanaries(wanted, await allRows())).toEqual([]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('portal_');
    expect(findCanaries(wanted, Buffer.from(metrics))).toEqual([]);
    expect([...seenInProcesses]).toEqual([]);
    for (const swept of [...folders, portal.dataDir, folder]) expect(sweepFolder(wanted, swept)).toEqual([]);

    // The flow was a real one: logs were written, documents were read, the person is found in them.
    expect(portal.readLog('server')).toContain('"event":"saveQuestionnaire"');
    expect(portal.readLog('worker')).toContain('document read');
    const { text } = await client.call('getQuestionnaire');
    for (const shown of [canaries.bankNumber, canaries.employer, canaries.street])
      expect(text).toContain(shown);
  }, 300_000);

  it('then every log line is one JSON object with its time, and requests have ids', () => {
    for (const part of ['server', 'worker'] as const)
      for (const line of portal.readLog(part).trim().split('\n')) {
        const entry = JSON.parse(line) as { time: string; msg: string; requestId?: string };
        expect(entry.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
        if (entry.msg === 'request') expect(entry.requestId).toMatch(/^[\da-f-]{36}$/);
      }
  });

  it('then the sweep would have found it: what is planted in database, queue, file and log is', async () => {
    const [mongoFolder = '', redisFolder = ''] = await databaseFolders();
    await mongoose.connection
      .collection('planted')
      .insertOne({ name: canaries.fullName, ssn: canaries.ssnHyphens });
    const redis = new Redis(portal.redisUrl);
    await redis.set(`${portal.queuePrefix}:planted`, canaries.bankNumber);
    await redis.save();
    redis.disconnect();
    writeFileSync(path.join(folder, 'planted'), Buffer.from(canaries.password).toString('base64'));
    await mongoose.connection.db?.admin().command({ fsync: 1 });
    expect(findCanaries(canaries, await allRows()).sort()).toEqual(['fullName', 'ssnHyphens']);
    expect(sweepFolder(canaries, mongoFolder).join()).toContain('fullName');
    expect(sweepFolder(canaries, redisFolder).join()).toContain('bankNumber');
    expect(sweepFolder(canaries, folder)).toEqual(['planted: password']);
    const told = spawn('sleep', ['60'], { env: { PATH: process.env.PATH, WHO: canaries.fullName } });
    await new Promise((resolve) => told.once('spawn', resolve));
    // a busy machine shows what a process was told a moment after it has begun
    await until('a process that was told a name', () =>
      Promise.resolve(sweepProcesses(canaries).includes('sleep: fullName')),
    );
    told.kill();
  });
});
