/** Tesseract's language data, from npm: nothing is fetched at run time. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** `best_int` reads amounts better than `fast` for a third more time (docs/decisions/0005). */
const folderOf = (language: string): string =>
  join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), '4.0.0_best_int');

/** Every language read here and its packed data. */
export const PACKED_DATA: Readonly<Record<string, string>> = Object.fromEntries(
  ['eng', 'spa', 'deu', 'fra'].map((language) => [
    language,
    join(folderOf(language), `${language}.traineddata.gz`),
  ]),
);
