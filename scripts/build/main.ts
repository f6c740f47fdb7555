/** `npm run build`. */
import path from 'node:path';
import { voice } from '../processes/voice.ts';
import { buildProduct } from './buildProduct.ts';

const say = voice('build');
await buildProduct(path.resolve(import.meta.dirname, '../..'), say);
say('dist/ is up to date');
