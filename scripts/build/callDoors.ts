/** Part of the client's build: in the browser the contract is a list of doors (method, path). Its schemas, and zod with them, stay out. */
import { type Plugin, runnerImport } from 'vite';
import type { API } from '../../domain/api.ts';

type Contract = { API: typeof API };

export function callDoors(): Plugin {
  return {
    name: 'call-doors',
    enforce: 'pre',
    async load(file) {
      if (!file.endsWith('/domain/api.ts')) return undefined;
      const { module, dependencies } = await runnerImport<Contract>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const doors = Object.entries(module.API).map(([name, { method, path }]) => [name, { method, path }]);
      return `export const API = ${JSON.stringify(Object.fromEntries(doors))};`;
    },
  };
}
