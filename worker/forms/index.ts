/** The registry of forms: one line each. The first one recognised ranks by this order when forms say different things. */
import type { FormDefinition } from '../understanding/formDefinition.ts';
import { form1040 } from './form1040.ts';
import { w2 } from './w2.ts';

export const FORMS: readonly FormDefinition[] = [form1040, w2];
