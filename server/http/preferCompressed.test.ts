import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { preferCompressed } from './preferCompressed.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'assets-'));
const app = express();

beforeAll(() => {
  fs.writeFileSync(path.join(folder, 'a.js'), 'plain');
  fs.writeFileSync(path.join(folder, 'a.js.gz'), zlib.gzipSync('zipped'));
  fs.writeFileSync(path.join(folder, 'b.css'), 'only plain');
  app.use('/assets', preferCompressed(folder), express.static(folder));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const get = (name: string, encodings: string) =>
  supertest(app).get(`/assets/${name}`).set('Accept-Encoding', encodings);

describe('A built file', () => {
  it('is served compressed to a browser that takes it, with its own type', async () => {
    const answer = await get('a.js?v=1', 'gzip, br');
    expect(answer.text).toBe('zipped');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  it.each([
    ['a.js', 'identity', 'plain'],
    ['a.js', 'gzip;q=0', 'plain'],
    ['b.css', 'gzip', 'only plain'],
  ])('%s for "%s" is served as it is', async (name, encodings, text) => {
    const answer = await get(name, encodings);
    expect(answer.text).toBe(text);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});
