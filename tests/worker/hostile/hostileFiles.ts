/** Every hostile file there is, made at the moment it is asked for. */
import { CALLING_PDFS } from './callingPdfs.ts';
import { DRAWN_IMAGE_PDFS } from './drawnImagePdfs.ts';
import type { HostileFile } from './hostileFile.ts';
import { HOSTILE_IMAGES } from './hostileImages.ts';
import { HOSTILE_OFFICE } from './hostileOffice.ts';
import { HOSTILE_PDFS } from './hostilePdfs.ts';
import { HOSTILE_TEXTS } from './hostileTexts.ts';

export const HOSTILE_FILES: readonly HostileFile[] = [
  ...HOSTILE_PDFS,
  ...DRAWN_IMAGE_PDFS,
  ...CALLING_PDFS,
  ...HOSTILE_OFFICE,
  ...HOSTILE_IMAGES,
  ...HOSTILE_TEXTS,
];
