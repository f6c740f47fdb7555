/** Reads the words after `npm run admin --` and knows the help. */
import { ADMIN, START } from './calledAs.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

export type AdminArguments =
  | { readonly kind: 'command'; readonly command: Command; readonly values: readonly string[] }
  | { readonly kind: 'usage'; readonly text: string; readonly isAsked: boolean };

const lineOf = ({ name, takes, options = [] }: Command) =>
  [name, ...takes, ...options.map((option) => `[${option}]`)].join(' ');

function help(): string {
  const width = Math.max(...COMMANDS.map((command) => lineOf(command).length)) + 2;
  const lines = COMMANDS.map((command) => `  ${lineOf(command).padEnd(width)}${command.summary}`);
  return [
    `Usage: ${ADMIN} <command>`,
    '',
    ...lines,
    '',
    'Exit code: 0 done, 1 could not be done or a check found something wrong, 2 wrong usage.',
    `The portal must be running (${START}), or MONGODB_URI and REDIS_URL must name its databases.`,
  ].join('\n');
}

const isHelp = (word: string | undefined) => word === 'help' || word === '--help' || word === '-h';

/** Nothing (`"$FOLDER"` where the shell knows no FOLDER) and unknown options: neither is a folder to write into. */
const isNoValue = (word: string) => word.trim() === '' || word.startsWith('--');

function fits({ takes, options = [] }: Command, words: readonly string[]): boolean {
  const values = words.filter((word) => !options.includes(word));
  if (values.some(isNoValue)) return false;
  const isOpen = takes.at(-1)?.endsWith('...') ?? false;
  return isOpen ? values.length >= takes.length : values.length === takes.length;
}

/** The command whose one or two words the line begins with. */
const named = (words: readonly string[]) =>
  COMMANDS.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));

/** The command with its values, or what to print instead. */
export function parseAdminArguments(words: readonly string[]): AdminArguments {
  if (isHelp(words[0])) return { kind: 'usage', text: help(), isAsked: true };
  const command = named(words);
  const values = words.slice(command?.name.split(' ').length);
  if (!command) {
    const complaint = words.length === 0 ? '' : `There is no command "${words.join(' ')}".\n\n`;
    return { kind: 'usage', text: complaint + help(), isAsked: false };
  }
  if (values.some(isHelp))
    return { kind: 'usage', text: `${lineOf(command)}\n${command.summary}`, isAsked: true };
  if (!fits(command, values))
    return { kind: 'usage', text: `Usage: ${ADMIN} ${lineOf(command)}`, isAsked: false };
  return { kind: 'command', command, values };
}
