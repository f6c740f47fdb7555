/** Keeps what was measured against each goal; `npm run test:faults` prints them as a table at its end. */
import { appendFileSync } from 'node:fs';

export interface Gate {
  readonly id: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** The whole suite (npm run test:faults), or the quick part that every test run has. */
export const isWhole = process.env.FAULT_SUITE === 'whole';
/** FAULT_ROUNDS=5 makes the whole suite five times as many rounds, in five times as much time. */
const scale = Number(process.env.FAULT_ROUNDS ?? 1);
/** How many rounds: a few always, more when the whole suite is asked for. */
export const rounds = (quick: number, whole: number): number => (isWhole ? Math.ceil(whole * scale) : quick);

/** A slow machine makes fewer rounds, and the table says how many: true until `minutes` of the whole suite are over. */
export function hasTime(minutes: number): () => boolean {
  const end = performance.now() + minutes * 60_000 * scale;
  return () => !isWhole || performance.now() < end;
}

/** Writes a gate down for the table. */
export function recordGate(id: string, goal: string, measured: string, isMet: boolean): void {
  const file = process.env.FAULT_GATES_FILE;
  const gate: Gate = { id, goal, measured, isMet };
  if (file) appendFileSync(file, `${JSON.stringify(gate)}\n`);
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
