/** Settings are complete or the process says what is wrong, never showing a value. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';
import { settingNotes, settings } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
const DATA_DIR = path.join(folder, 'data');
const databases = { MONGODB_URI: 'mongodb://m/app', REDIS_URL: 'redis://r' };
const secrets = { JWT_SECRET: 'j'.repeat(40), DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };

afterAll(() => rmSync(folder, { recursive: true }));

describe('Settings in development', () => {
  it('come with secrets made once, readable by the owner only', () => {
    const first = readConfig({ DATA_DIR, ...databases });
    expect(readConfig({ DATA_DIR, ...databases }).jwtSecret).toBe(first.jwtSecret);
    expect(statSync(path.join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are the same in processes that start at the same moment', async () => {
    const program = `import('${path.resolve('platform/developmentSecrets.ts')}').then((m) => console.log(m.developmentSecrets('${folder}/race').JWT_SECRET))`;
    const start = async () => await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', program]);
    const answers = await Promise.all([start(), start(), start()]);
    expect(new Set(answers.map((answer) => answer.stdout)).size).toBe(1);
    expect(answers[0]?.stdout.trim()).toMatch(/^.{64}$/);
  });

  it('find the databases a running starter provided, and say so when there is none', () => {
    expect(() => readConfig({ DATA_DIR })).toThrow(/MONGODB_URI.*npm start/);
    writeFileSync(
      path.join(DATA_DIR, 'runtime.json'),
      JSON.stringify({ mongodbUri: 'mongodb://x', redisUrl: 'redis://y' }),
    );
    expect(readConfig({ DATA_DIR })).toMatchObject({ mongodbUri: 'mongodb://x', redisUrl: 'redis://y' });
    expect(readConfig({ DATA_DIR, ...databases }).mongodbUri).toBe(databases.MONGODB_URI);
  });
});

describe('Settings in production', () => {
  const production = {
    NODE_ENV: 'production',
    DATA_DIR: path.join(folder, 'production'),
    ...databases,
    DEBUG_TOOLS: 'false',
  };

  it('need their secrets', () => {
    expect(() => readConfig(production)).toThrow(/JWT_SECRET is missing[^]*DATA_ENCRYPTION_KEY is missing/);
    expect(() => readConfig({ ...production, ...secrets, JWT_SECRET: 'hunter2' })).toThrow(
      /JWT_SECRET must have at least 32/,
    );
    expect(() => readConfig({ ...production, ...secrets, JWT_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ ...production, ...secrets, JWT_SECRET: 'change-me-'.repeat(5) })).toThrow(
      /sample/,
    );
    expect(readConfig({ ...production, ...secrets })).toMatchObject({ isProduction: true, limitsScale: 1 });
  });

  it('say whether the test buttons are shown, and are refused when they leave it open', () => {
    const { DEBUG_TOOLS, ...unsaid } = { ...production, ...secrets };
    expect(() => readConfig(unsaid)).toThrow(/DEBUG_TOOLS/);
    expect(readConfig({ ...unsaid, DEBUG_TOOLS }).hasDebugTools).toBe(false);
    expect(() => readConfig({ ...unsaid, DEBUG_TOOLS: 'maybe' })).toThrow(
      /DEBUG_TOOLS must be true or false/,
    );
  });

  it('may come from files', () => {
    const file = path.join(folder, 'jwt');
    writeFileSync(file, `${secrets.JWT_SECRET}\n`);
    const { DATA_ENCRYPTION_KEY } = secrets;
    const settings = readConfig({ ...production, DATA_ENCRYPTION_KEY, JWT_SECRET_FILE: file });
    expect(settings.jwtSecret).toBe(readFileSync(file, 'utf8').trim());
  });

  it('from a file that is not there or empty stop the start, in development too', () => {
    const empty = path.join(folder, 'empty');
    writeFileSync(empty, '\n');
    for (const env of [
      { ...production, ...secrets },
      { DATA_DIR, ...databases },
    ])
      for (const file of [empty, path.join(folder, 'nowhere')])
        expect(() => readConfig({ ...env, JWT_SECRET: '', JWT_SECRET_FILE: file })).toThrow(
          /JWT_SECRET_FILE/,
        );
  });

  it('are refused with the name of the variable when they make no sense', () => {
    const wrong = { ...production, ...secrets, PORT: 'abc', APP_URL: 'nowhere', PASSWORD_POLICY: 'lax' };
    expect(() => readConfig(wrong)).toThrow(/PORT[^]*APP_URL[^]*PASSWORD_POLICY/);
  });

  /** Any text may be one of these; a key that is none is told when the key ring is made (cipher.test.ts). */
  const free = ['DATA_DIR', 'SCRATCH_DIR', 'SMTP_USER', 'SMTP_PASS', 'DATA_ENCRYPTION_KEY'];
  it.each(Object.keys(settings.shape).filter((name) => !free.includes(name)))(
    'are refused by name and without the value: %s',
    (name) => {
      const value = 'no sense !';
      const start = () => readConfig({ ...production, ...secrets, [name]: value });
      expect(start).toThrow(new RegExp(`^${name} (must|may)`));
      expect(start).not.toThrow(value);
    },
  );

  it.each([
    ['MONGODB_URI', 'mongo:27017/portal'],
    ['MONGODB_URI', 'mongodb://'],
    ['REDIS_URL', '/run/redis.sock'],
    ['REDIS_URL', 'redis://redis:port'],
    ['SMTP_HOST', 'smtp://mail.example.com'],
    ['SMTP_HOST', 'mail.example.com:587'],
    ['METRICS_HOST', '0.0.0.0:9464'],
    ['MAIL_FROM', 'Bookkeeping Portal'],
    ['MAIL_FROM', 'Portal <no-reply>'],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com, https://b.example.com/path'],
  ])('are refused where something would fail or wait for ever later: %s %s', (name, value) => {
    expect(() => readConfig({ ...production, ...secrets, [name]: value })).toThrow(
      new RegExp(`^${name} must`),
    );
  });

  it.each([
    ['MONGODB_URI', 'mongodb://u:p%40w@a:27017,b:27017,c/portal?replicaSet=rs0&tls=true'],
    ['MONGODB_URI', 'mongodb+srv://u:p@cluster.example.com/portal'],
    ['REDIS_URL', 'rediss://default:word@cache.example.com:6380/0'],
    ['SMTP_HOST', '::1'],
    ['METRICS_HOST', '::'],
    ['MAIL_FROM', 'no-reply@example.com'],
    ['CORS_ORIGINS', 'https://a.example.com/, http://localhost:5173'],
  ])('are taken in every form that works: %s %s', (name, value) => {
    expect(() => readConfig({ ...production, ...secrets, [name]: value })).not.toThrow();
  });

  it.each(Object.entries(settings.shape))('are taken as their example gives them: %s', (name, schema) => {
    const { example = '', isSecret } = settingNotes.get(schema as never) ?? {};
    const given = isSecret && !example.includes('://') ? {} : { [name]: example };
    expect(() => readConfig({ ...production, ...secrets, SMTP_PASS: 'p', ...given })).not.toThrow();
  });

  it('need a password where the mail server is signed in to', () => {
    const env = { ...production, ...secrets, SMTP_HOST: 'mail', SMTP_USER: 'portal' };
    expect(() => readConfig(env)).toThrow(/^SMTP_PASS is missing/);
    expect(readConfig({ ...env, SMTP_PASS: 'word' }).smtp).toMatchObject({ user: 'portal', pass: 'word' });
  });
});
