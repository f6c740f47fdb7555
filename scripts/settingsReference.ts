/** `npm run docs`: writes docs/settings.md, the reference of all variables, from the registry of settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsPage } from './settingsReference/settingsPage.ts';

const file = path.resolve(import.meta.dirname, '../docs/settings.md');
const page = await settingsPage();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    console.error('docs/settings.md is not what the settings say: run `npm run docs`');
    process.exit(1);
  }
} else writeFileSync(file, page);
