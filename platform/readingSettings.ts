/** The settings of the queue and of the workers that read documents and send mail. */
import { z } from 'zod';
import { list, note, wholeNumber } from './settingKinds.ts';

export const readingSettings = {
  UPLOAD_WAIT_MS: note(wholeNumber(0, 60_000).default(2500), {
    about: 'How long an upload waits for its result before it answers "pending", in milliseconds.',
    example: '2500',
  }),
  QUEUE_PREFIX: note(
    z
      .string()
      .regex(/^[\w-]+$/, { error: 'may hold letters, digits, _ and - only' })
      .default('portal'),
    {
      about: 'The beginning of every key in Redis; another one for each portal that shares a Redis.',
      example: 'portal',
    },
  ),
  WORKER_CONCURRENCY: note(wholeNumber(1, 64).optional(), {
    about: 'Documents one worker reads at the same time.',
    example: '2',
    unset: 'one less than the processor cores',
  }),
  SCRATCH_DIR: note(z.string().optional(), {
    about:
      'Where documents being read are kept for a moment; best in memory (tmpfs). Emptied after every document.',
    example: '/dev/shm/portal',
    unset: "the system's temporary directory",
  }),
  OCR_ENGINE: note(z.enum(['wasm', 'native'], { error: 'must be wasm or native' }).optional(), {
    about:
      'What recognises text in pictures: the Tesseract program where one is on the PATH (faster), or wasm, which comes with the portal.',
    example: 'wasm',
    unset: 'native where it is installed, else wasm',
  }),
  WORKER_TASKS: note(
    list()
      .refine((tasks) => tasks.length > 0 && tasks.every((task) => ['documents', 'mail'].includes(task)), {
        error: 'may hold documents and mail only',
      })
      .default(['documents', 'mail']),
    {
      about:
        'What a worker does: `documents` reads uploads, `mail` sends mail. Apart, the reader needs no way to the internet.',
      example: 'documents',
      unset: 'documents,mail',
    },
  ),
};
