/** The meanings a colour can have; never the only sign of that meaning. */

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

/** Text on its soft ground, with a line of the same hue. */
export const toneClasses: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  good: 'border-good-line bg-good-soft text-good',
  warn: 'border-warn-line bg-warn-soft text-warn',
  bad: 'border-bad-line bg-bad-soft text-bad',
  info: 'border-info-line bg-info-soft text-info',
  accent: 'border-accent bg-accent-soft text-accent',
};
