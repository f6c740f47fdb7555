// `npm run build`: server, worker and client into dist/.
import { runScript } from './bootstrap/runScript.mjs';

await runScript('build/main.ts');
