/** The typefaces of forms, and the hand that fills them in: every client's software prints differently. */
import { rgb, StandardFonts, type PDFDocument, type PDFFont, type RGB } from 'pdf-lib';
import type { Drawing } from '../sample.ts';
import { seededRandom, seedFor } from '../random.ts';

const FACES = {
  sans: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  italic: StandardFonts.HelveticaOblique,
  serif: StandardFonts.TimesRoman,
  serifBold: StandardFonts.TimesRomanBold,
  typewriter: StandardFonts.Courier,
  typewriterBold: StandardFonts.CourierBold,
  signs: StandardFonts.ZapfDingbats,
} as const;
export type Fonts = Record<keyof typeof FACES, PDFFont>;

export interface Ink {
  readonly font: keyof Fonts;
  readonly size: number;
  readonly color: RGB;
  /** The check mark and its typeface. */
  readonly tick: readonly [string, keyof Fonts];
  /** Payroll software prints capitals. */
  spell(text: string): string;
}

/** The fourteen fonts every PDF reader has; they cover English with western accents. */
export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  const names = Object.keys(FACES) as (keyof Fonts)[];
  const entries = await Promise.all(names.map(async (name) => [name, await document.embedFont(FACES[name])]));
  return Object.fromEntries(entries) as Fonts;
}

const INKS: readonly Pick<Ink, 'font' | 'size' | 'color'>[] = [
  { font: 'sans', size: 8, color: rgb(0.05, 0.05, 0.45) },
  { font: 'sans', size: 8.5, color: rgb(0, 0, 0) },
  { font: 'typewriter', size: 9, color: rgb(0, 0, 0) },
  { font: 'typewriterBold', size: 8.5, color: rgb(0.1, 0.1, 0.1) },
];

export function inkFor({ seed }: Drawing): Ink {
  const random = seededRandom(seedFor(seed, 'ink'));
  const isCapitals = random.chance(0.25);
  return {
    ...random.pick(INKS),
    tick: random.chance(0.6) ? ['✔', 'signs'] : ['X', 'bold'],
    spell: (text) => (isCapitals ? text.toUpperCase() : text),
  };
}
