/** What each signed-in page needs beside what every page loads, asked for at once where a token is held: files and calls. */
import type { Rolldown } from 'vite';
import { type SignedInPage, SIGNED_IN_PAGES } from '../../../client/app/signedInPages.ts';
import { API, type CallName } from '#domain/api';

export interface PageNeeds {
  files: readonly string[];
  /** Call -> address. */
  calls: Readonly<Record<string, string>>;
}
type Bundle = Rolldown.OutputBundle;

const FRAME = 'app/shell/Shell.tsx';

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

function chunkOf(bundle: Bundle, module: string) {
  const found = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/client/${module}`)),
  );
  if (!found) throw new Error(`${module} is in no file`);
  return found.fileName;
}

/** A file and everything it imports. */
function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return seen;
  seen.add(file);
  for (const imported of chunk.imports) closure(bundle, imported, seen);
  return seen;
}

function addressesOf(names: readonly CallName[], base: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, base + API[name].path]));
}

/** `base`: where the API is, '' for the same origin. */
export function pageNeeds(bundle: Bundle, base: string): Record<string, PageNeeds> {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  const always = closure(bundle, entry?.fileName ?? '');
  const needsOf = ({ module, asks }: SignedInPage): PageNeeds => {
    const files = [FRAME, module].flatMap((one) => [...closure(bundle, chunkOf(bundle, one))]);
    return {
      files: [...new Set(files)].filter((file) => !always.has(file)).map((file) => `/${file}`),
      calls: addressesOf(['me', ...asks], base),
    };
  };
  return Object.fromEntries(
    Object.entries(SIGNED_IN_PAGES).map(([address, page]) => [address, needsOf(page)]),
  );
}
