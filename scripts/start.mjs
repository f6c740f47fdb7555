// `npm start` and `npm run dev`: one command from a fresh clone to a running portal.
import { runScript } from './bootstrap/runScript.mjs';

await runScript('start/main.ts');
