/** `npm run admin -- <command>`: what an administrator does, from the command line of the machine the portal runs on. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAdminArguments } from './admin/adminArguments.ts';
import { runCommand } from './admin/runCommand.ts';

const envFile = path.resolve(import.meta.dirname, '../.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const parsed = parseAdminArguments(process.argv.slice(2));
if (parsed.kind === 'usage') {
  (parsed.isAsked ? console.log : console.error)(parsed.text);
  process.exit(parsed.isAsked ? 0 : 2);
}
process.exit(await runCommand(parsed.command, parsed.values));
