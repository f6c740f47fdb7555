/** Keeps zod from trying `new Function`, which the content security policy forbids (and reports). */
import { config } from 'zod';

config({ jitless: true });
