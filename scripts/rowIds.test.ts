/** Every class of attack and of fault that is tried has its id in the name of the test that tries it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const tests = path.resolve(import.meta.dirname, '../tests');
const read = (folder: string) =>
  readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(tests, folder, file), 'utf8'))
    .join('\n');
/** Ids at the beginning of a text, as in `A10, A11: operators are refused`. */
const idsIn = (text: string) =>
  new Set(
    [...text.matchAll(/['"`]([AFRST]\d+(?:(?:,| to) [AFRST]\d+)*):/g)].flatMap(
      ([, ids = '']) => ids.match(/\w\d+/g) ?? [],
    ),
  );

/** Signing up and in, tokens, other people's things, bodies, files, answers, browsers (docs/security.md). */
const ATTACKS =
  'A01 A02 A03 A04 A05 A08 A09 A10 A11 A12 A13 A16 A17 A18 A19 A20 A21 A23 A24 A25 A26 A28 A29 A30 A31 A32 A34 A35 A36 A38 A39 ' +
  'A40 A41 A43 A44 A45 A46 A47 A48 A49 A50 A51 A52 A53 A54 A57 A58 A59 A60 A62 A63 A64 A65 A67 A68 A69 A71 A73 A74 A75 A76 A77 A78 ' +
  'A79 A80 A83 A84 A85 A87 A88 A89 A90 A91 A92 A93 A94 A95 A96 A97 A98 A101 A102 A104 A105 A106';
/** docs/reliability.md says what each is. */
const FAULTS =
  'F01 F02 F03 F04 F05 F06 F08 F09 F10 F11 F12 F13 F14 F16 F18 F19 F20 F22 F23 F25 F26 F27 F28 F29 F30 F32 F33 F34';

describe('Every row', () => {
  it.each([
    ['attacks', ATTACKS, read('.')],
    ['faults', FAULTS, read('.')],
  ])('of %s stands in the name of a test', (_what, rows, text) => {
    const found = idsIn(text);
    expect(rows.split(' ').filter((id) => !found.has(id))).toEqual([]);
  });
});
