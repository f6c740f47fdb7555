/** Which files each signed-in page needs beside what every page loads: asked for at once where a token is held. */
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Address -> its module, as client/app/pageCode.ts pairs them. */
const PAGES = {
  '/dashboard': 'pages/dashboard/DashboardPage.tsx',
  '/questionnaire': 'pages/questionnaire/QuestionnairePage.tsx',
  '/questionnaire/view': 'pages/submittedView/SubmittedViewPage.tsx',
  '/profile': 'pages/profile/ProfilePage.tsx',
};
const EVERY_PAGE = ['lib/sendCall.ts', 'app/shell/Shell.tsx'];

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

function chunkOf(bundle: Bundle, module: string) {
  const found = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/client/${module}`));
  if (!found) throw new Error(`${module} is in no file of its own`);
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

export function signedInCode(bundle: Bundle): Record<string, string[]> {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  const always = closure(bundle, entry?.fileName ?? '');
  const filesOf = (page: string) => {
    const files = [...EVERY_PAGE, page].flatMap((module) => [...closure(bundle, chunkOf(bundle, module))]);
    return [...new Set(files)].filter((file) => !always.has(file)).map((file) => `/${file}`);
  };
  return Object.fromEntries(Object.entries(PAGES).map(([address, page]) => [address, filesOf(page)]));
}
