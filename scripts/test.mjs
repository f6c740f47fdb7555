// `npm test [-- PROJECT...] [JEST OPTION...]`: everything the tests need, one Jest run, one closing line.
import { runScript } from './bootstrap/runScript.mjs';

await runScript('test/main.ts', { readsEnvFile: false }).catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
