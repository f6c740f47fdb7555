/** Reads the options of a command somebody typed. What makes no sense is answered with how it is used, and exit code 2. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Says what is wrong and how the command is used, and ends with 2. */
export function refuse(complaint: string, usage: string): never {
  console.error(`${complaint}\n${usage}`);
  process.exit(2);
}

/** The options and the words beside them; `--help` prints the usage and ends with 0. */
export function readOptions<const Given extends Options>(usage: string, options: Given) {
  try {
    const help = parseArgs({ options: { help: { type: 'boolean' } }, strict: false }).values.help;
    if (!help) return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    refuse((error as Error).message, usage);
  }
  console.log(usage);
  process.exit(0);
}
