/** The registry of settings: every variable with its rule, what it is for, an example and whether it is a secret. */
import { z } from 'zod';

import {
  hostName,
  isOn,
  mongoAddress,
  note,
  notSample,
  number,
  origins,
  redisAddress,
  sender,
  settingNotes,
  text,
  webAddress,
  wholeNumber,
} from './settingKinds.ts';

import { readingSettings } from './readingSettings.ts';

export { settingNotes };

/** The schema of the merged environment (environment.ts); config.ts turns what it answers into the settings. */
export const settings = z.object({
  NODE_ENV: note(
    z
      .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
      .default('development'),
    {
      about: 'In production a missing secret stops the start and rate limits are real.',
      example: 'production',
    },
  ),
  PORT: note(wholeNumber(0, 65535).default(3000), {
    about: 'The port the portal listens on.',
    example: '3000',
  }),
  DATA_DIR: note(text('is missing'), {
    about: 'Where the portal keeps its files: embedded databases, logs, development mail and secrets.',
    example: '/var/lib/portal',
    unset: './data',
  }),
  APP_URL: note(webAddress().optional(), {
    about: 'The public address of the portal; links in mails begin with it.',
    example: 'https://portal.example.com',
    unset: 'http://localhost:<PORT>',
  }),
  MONGODB_URI: note(mongoAddress('is missing; `npm start` provides a database, or name yours'), {
    about: 'A MongoDB replica set (one member is enough).',
    example: 'mongodb://portal:PASSWORD@mongo:27017/portal?replicaSet=rs0',
    unset: '`npm start` embeds one under DATA_DIR',
    isSecret: true,
  }),
  REDIS_URL: note(redisAddress('is missing; `npm start` provides a queue, or name yours'), {
    about: 'A Redis with `maxmemory-policy noeviction` and an append-only file.',
    example: 'redis://:PASSWORD@redis:6379',
    unset: '`npm start` embeds one under DATA_DIR',
    isSecret: true,
  }),
  JWT_SECRET: note(
    text('is missing; give at least 32 random characters')
      .min(32, { error: 'must have at least 32 characters' })
      .refine(notSample, { error: 'is still the sample value' }),
    {
      about: 'Signs sign-in tokens: at least 32 random characters (`openssl rand -base64 48`).',
      example: '64 random characters',
      unset: 'made once and kept in DATA_DIR; in production an error',
      isSecret: true,
    },
  ),
  DATA_ENCRYPTION_KEY: note(
    text('is missing; give 32 random bytes in base64').refine(notSample, {
      error: 'is still the sample value',
    }),
    {
      about:
        'Encrypts everything personal: 32 random bytes in base64 (`openssl rand -base64 32`). Keep a copy apart from the backups. To change keys list the new one first: `k2:NEW,k1:OLD`.',
      example: 'k1:44 characters of base64',
      unset: 'made once and kept in DATA_DIR; in production an error',
      isSecret: true,
    },
  ),
  SMTP_HOST: note(hostName().optional(), {
    about: 'The mail server that sends password reset links.',
    example: 'smtp.example.com',
    unset: 'mail is written to DATA_DIR/outbox',
  }),
  SMTP_PORT: note(wholeNumber(1, 65535).default(587), {
    about: 'Its port: 465 speaks TLS from the start, others upgrade when the server offers it.',
    example: '587',
  }),
  SMTP_USER: note(z.string().optional(), {
    about: 'The name to sign in there with.',
    example: 'portal@example.com',
    unset: 'no sign-in',
  }),
  SMTP_PASS: note(z.string().optional(), {
    about: 'The password that goes with it.',
    example: 'the mail password',
    unset: 'no sign-in',
    isSecret: true,
  }),
  MAIL_FROM: note(sender().default('Bookkeeping Portal <no-reply@localhost>'), {
    about: 'The sender of those mails.',
    example: 'Bookkeeping Portal <no-reply@portal.example.com>',
  }),
  DEBUG_TOOLS: note(isOn().optional(), {
    about: 'Test data buttons and routes. In production it must be said, and false is right.',
    example: 'false',
    unset: 'true; in production an error',
  }),
  LIMITS_SCALE: note(number().positive({ error: 'must be above 0' }).optional(), {
    about: 'Multiplies every rate limit and quota.',
    example: '1',
    unset: '1 in production, else 100',
  }),
  PASSWORD_POLICY: note(
    z.enum(['compat', 'strict'], { error: 'must be compat or strict' }).default('compat'),
    {
      about: 'compat: at least 6 characters; strict: at least 12 and none of the well-known passwords.',
      example: 'strict',
    },
  ),
  SESSION_IDLE_MINUTES: note(wholeNumber(5, 720).default(30), {
    about:
      'After so many minutes without a request a session ends; typing is kept as a draft. Every session ends after 12 hours.',
    example: '30',
  }),
  CORS_ORIGINS: note(origins().default([]), {
    about:
      'Other origins that may call the API, separated by commas; the portal serves its own client and needs none.',
    example: 'https://app.example.com',
    unset: 'none',
  }),
  TRUST_PROXY: note(wholeNumber(0, 5).default(0), {
    about:
      "How many reverse proxies stand in front; their X-Forwarded-For then tells the client's address, which limits count by.",
    example: '1',
  }),
  ...readingSettings,
  METRICS_PORT: note(wholeNumber(0, 65535).optional(), {
    about:
      'The port Prometheus finds `/metrics` at; never publish it. Under `npm start` the worker takes the port after it.',
    example: '9464',
    unset: 'no metrics',
  }),
  METRICS_HOST: note(hostName().default('127.0.0.1'), {
    about: 'The address METRICS_PORT listens on.',
    example: '0.0.0.0',
  }),
  LOG_LEVEL: note(
    z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info'),
    {
      about: 'How much is logged. No level logs names, numbers or document text.',
      example: 'info',
    },
  ),
});

/** Names of the settings that may also come from a file. */
export const secretNames: readonly string[] = Object.entries(settings.shape)
  .filter(([, schema]) => settingNotes.get(schema)?.isSecret)
  .map(([name]) => name);
