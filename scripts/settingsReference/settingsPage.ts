/** The reference page of all settings as Markdown, made from the registry so that it cannot be out of date. */
import { format, resolveConfig } from 'prettier';
import { settingNotes, settings } from '#platform/settings';

const HEAD = `# Settings

Every variable the portal reads. This page is made from \`platform/settings.ts\` by \`npm run docs\`; change it there.

Set them in the environment or in \`.env\` beside \`package.json\`; the environment wins. A value that makes no sense stops the
start with the name of its variable. A secret may also be given as \`<NAME>_FILE\`, the path of a file that holds it.
\`npm run admin -- config\` prints what is in force, secrets hidden.

| Variable | What it does | Default | Example |
| --- | --- | --- | --- |
`;

const BUILD = `
At build time only: \`VITE_API_URL\` says where the built client finds the API when the client is served from elsewhere.
`;

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => `\`${text}\``;

type Setting = (typeof settings.shape)[keyof typeof settings.shape];

function preset(schema: Setting, unset?: string): string {
  if (unset) return cell(unset);
  const parsed = schema.safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? code(cell(String(parsed.data))) : 'none';
}

function row([name, schema]: [string, Setting]): string {
  const about = settingNotes.get(schema);
  if (!about) throw new Error(`platform/settings.ts says nothing about ${name}`);
  const file = about.isSecret ? ` Secret; also as \`${name}_FILE\`.` : '';
  return `| ${code(name)} | ${cell(about.about)}${file} | ${preset(schema, about.unset)} | ${code(cell(about.example))} |`;
}

/** The whole page, formatted as the repository formats Markdown. Throws when a variable has no note. */
export async function settingsPage(): Promise<string> {
  const rows = Object.entries(settings.shape).map(row);
  const options = await resolveConfig(import.meta.filename);
  return await format(`${HEAD}${rows.join('\n')}\n${BUILD}`, { ...options, parser: 'markdown' });
}
