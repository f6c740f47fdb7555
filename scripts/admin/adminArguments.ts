/** Reads the words after `npm run admin --` and knows the help. */
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

export type AdminArguments =
  | { readonly kind: 'command'; readonly command: Command; readonly values: readonly string[] }
  | { readonly kind: 'usage'; readonly text: string; readonly isAsked: boolean };

const lineOf = ({ name, takes }: Command) => [name, ...takes].join(' ');

function help(): string {
  const width = Math.max(...COMMANDS.map((command) => lineOf(command).length)) + 2;
  const lines = COMMANDS.map((command) => `  ${lineOf(command).padEnd(width)}${command.summary}`);
  return [
    'Usage: npm run admin -- <command>',
    '',
    ...lines,
    '',
    'Exit code: 0 done, 1 could not be done, 2 wrong usage.',
    'The portal must be running (npm start), or MONGODB_URI and REDIS_URL must name its databases.',
  ].join('\n');
}

const isHelp = (word: string | undefined) => word === 'help' || word === '--help' || word === '-h';

function fits({ takes }: Command, values: readonly string[]): boolean {
  const isOpen = takes.at(-1)?.endsWith('...') ?? false;
  return isOpen ? values.length >= takes.length : values.length === takes.length;
}

/** The command with its values, or what to print instead. */
export function parseAdminArguments(words: readonly string[]): AdminArguments {
  const [name, ...values] = words;
  if (isHelp(name)) return { kind: 'usage', text: help(), isAsked: true };
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    const complaint = name === undefined ? '' : `There is no command "${name}".\n\n`;
    return { kind: 'usage', text: complaint + help(), isAsked: false };
  }
  if (values.some(isHelp))
    return { kind: 'usage', text: `${lineOf(command)}\n${command.summary}`, isAsked: true };
  if (!fits(command, values))
    return { kind: 'usage', text: `Usage: npm run admin -- ${lineOf(command)}`, isAsked: false };
  return { kind: 'command', command, values };
}
