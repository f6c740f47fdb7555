/** `config`: every setting as the portal sees it, secrets hidden. Needs no database: it is for when nothing starts. */
import { parseKeyRing } from '#platform/cipher/keyRing';
import { readConfig } from '#platform/config';
import { readEnvironment } from '#platform/environment';
import { settingNotes, settings } from '#platform/settings';
import { isForOperator } from '#platform/startFailure';
import { CommandFailed, type Command } from './command.ts';
import { table } from './table.ts';

function shown(name: string, schema: object, given: Record<string, string | undefined>): [string, string] {
  const notes = settingNotes.get(schema as never);
  const value = given[name];
  if (value !== undefined) return [notes?.isSecret ? '(set, hidden)' : value, 'set'];
  const preset = settings.shape[name as keyof typeof settings.shape].safeParse(undefined);
  const hasPreset = preset.success && preset.data !== undefined && !Array.isArray(preset.data);
  return [hasPreset ? String(preset.data) : `(${notes?.unset ?? 'unset'})`, 'default'];
}

export const showConfig: Command = {
  name: 'config',
  takes: [],
  summary: 'Print every setting, secrets hidden, after checking them',
  needs: 'nothing',
  async run() {
    const given = readEnvironment(process.env);
    const rows = Object.entries(settings.shape).map(([name, schema]) => [
      name,
      ...shown(name, schema, given),
    ]);
    const page = table(['SETTING', 'VALUE', 'FROM'], rows);
    try {
      parseKeyRing(readConfig(process.env).dataEncryptionKey);
    } catch (error) {
      if (isForOperator(error)) throw new CommandFailed(`${page}\n\nTo be mended:\n${error.message}`);
      throw error;
    }
    return await Promise.resolve(page);
  },
};
