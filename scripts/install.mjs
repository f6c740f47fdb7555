// Only the packages, for what needs nothing else (types, lint, format).
import { root } from './bootstrap/runScript.mjs';
import { installPackages } from './bootstrap/installPackages.mjs';

await installPackages(root);
