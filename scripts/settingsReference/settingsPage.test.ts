/** The reference page says what the settings say, and the sample file knows them all. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { settings } from '#platform/settings';
import { settingsPage } from './settingsPage.ts';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../..', name), 'utf8');

describe('The reference of settings', () => {
  it('is the page in docs (npm run docs writes it)', async () => {
    expect(read('docs/settings.md')).toBe(await settingsPage());
  });

  it('names every setting, and so does .env.example', () => {
    const sample = read('.env.example');
    const missing = Object.keys(settings.shape).filter(
      (name) => !new RegExp(`^#? ?${name}=`, 'm').test(sample),
    );
    expect(missing).toEqual([]);
  });
});
