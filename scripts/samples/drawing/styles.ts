/** How things are put on paper. */
import type { Fonts } from './ink.ts';

/** Points, origin top left. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Align = 'left' | 'center' | 'right';
export interface PrintStyle {
  readonly size?: number;
  readonly font?: keyof Fonts;
  readonly align?: Align;
  /** 0 (black) to 1 (white). */
  readonly grey?: number;
}
export interface RuleStyle {
  readonly thickness?: number;
  readonly isDashed?: boolean;
  readonly fillGrey?: number;
}
export interface ValueStyle {
  /** What the fillable form says about the field: its tooltip. */
  readonly label: string;
  readonly align?: Align;
  readonly size?: number;
  /** Cells of a comb field; one character each. */
  readonly cells?: number;
  readonly hasLines?: boolean;
}
