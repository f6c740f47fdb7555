/** OCR's `m` where print has `rn`: on coarse scans the two are one shape, and here only one of them makes a word. */
import type { Word } from '../../../reading/page.ts';

/**
 * How words of names, streets and places begin whose `rn` no English word or usual name spells with an m; Comer, Homer, Stem and Modem are words of their own.
 * A second look repeats this mistake as often as not (`Comers` at 0.89 and 0.92), so that nothing but the spelling can tell.
 */
const BEGINNINGS = [
  'Abernath Arnett Arnold Barnard Barnes Barnett Barnh Barnw Bernard Bernh Bernst Burnett Burnh Burns Cornell',
  'Cornerst Corners Cornwall Ernest Fernand Garnett Hernandez Hernando Hornb Kerns Lerner Sternb Thornb',
  'Thornh Thornt Turnb Turner Turnpike Vernon Warner Auburn Blackburn Dearborn Ferndale Hawthorn',
  'Melbourne Osborn Sanborn Swinburn Woodburn Californi Eastern Midwestern Northern Southern Western',
  'Alternative Attorney External Fraternal Furnace Furniture Governm Governor Hibernia Internal',
  'International Internet Journal Lantern Maternity Tavern',
].flatMap((line) => line.split(' '));
const asRead = (word: string) => word.replace('rn', 'm');
const MISREAD = new RegExp(`(?<!\\p{L})(?:${BEGINNINGS.map(asRead).join('|')})`, 'u');

/** The text of a word; on scans `Tumbull` is Turnbull. */
export const withRn = ({ text, source }: Word): string =>
  source === 'ocr' ? text.replace(MISREAD, spelled) : text;

const spelled = (misread: string): string => BEGINNINGS.find((word) => asRead(word) === misread) ?? misread;
