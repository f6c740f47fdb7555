/** The score that must not be fallen below: kept in floor.json, and it only goes up. */
import { readFileSync } from 'node:fs';
import { writeFileAtomically } from '../processes/writeFileAtomically.ts';
import type { Totals } from './totals.ts';

export interface Floor {
  readonly recall: number;
  readonly precision: number;
  /** A ceiling. */
  readonly wrong: number;
}
/** By set (`quick`, `full`) and variant. */
export type Floors = Readonly<Record<string, Readonly<Record<string, Floor>>>>;

const FILE = new URL('./floor.json', import.meta.url);
/** Values by which another machine's OCR build may differ; print and form fields read alike everywhere. */
const SLACK_VALUES = 2;
const isPicture = (variant: string): boolean => variant !== 'flat' && variant !== 'fillable';
const slackOf = (variant: string, { values }: Totals): number =>
  isPicture(variant) ? SLACK_VALUES / Math.max(values, SLACK_VALUES) : 0;

export const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8')) as Floors;
export const writeFloors = (floors: Floors): void =>
  writeFileAtomically(FILE.pathname, `${JSON.stringify(floors, null, 2)}\n`);

/** A sentence for each figure that is worse than its floor. */
export function findFalls(floors: Floors, set: string, totals: ReadonlyMap<string, Totals>): string[] {
  const falls: string[] = [];
  for (const [variant, floor] of Object.entries(floors[set] ?? {})) {
    const reached = totals.get(variant);
    if (!reached) continue;
    for (const name of ['recall', 'precision'] as const)
      if (reached[name] < floor[name])
        falls.push(`${variant}: ${name} ${reached[name].toFixed(4)} is below ${floor[name]}`);
    if (reached.wrong > floor.wrong)
      falls.push(`${variant}: wrong ${reached.wrong.toFixed(4)} is above ${floor.wrong}`);
  }
  return falls;
}

/** The better of floor and score, figure by figure. */
export function raiseFloors(floors: Floors, set: string, totals: ReadonlyMap<string, Totals>): Floors {
  const raised = Object.fromEntries(
    [...totals].map(([variant, reached]) => {
      const slack = slackOf(variant, reached);
      const floor = floors[set]?.[variant] ?? { recall: 0, precision: 0, wrong: 1 };
      const down = (value: number): number => Math.floor((value - slack) * 1000) / 1000;
      return [
        variant,
        {
          recall: Math.max(floor.recall, down(reached.recall)),
          precision: Math.max(floor.precision, down(reached.precision)),
          wrong: Math.min(floor.wrong, Math.ceil((reached.wrong + slack) * 1000) / 1000),
        },
      ];
    }),
  );
  return { ...floors, [set]: { ...floors[set], ...raised } };
}
