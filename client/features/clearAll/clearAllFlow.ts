/** The way through Clear All Data: closed, first confirm, final confirm, clearing. */

export type ClearAllStage = 'closed' | 'first' | 'final' | 'clearing';
export interface ClearAllState {
  readonly stage: ClearAllStage;
  readonly typed: string;
}
export type ClearAllEvent =
  | { type: 'opened' }
  | { type: 'continued' }
  | { type: 'typed'; text: string }
  | { type: 'clearing' }
  | { type: 'failed' }
  | { type: 'closed' };

export const CLOSED: ClearAllState = { stage: 'closed', typed: '' };

/** Closing forgets the typed text, whatever the stage; a failure goes back to the final question. */
export function nextClearAll(state: ClearAllState, event: ClearAllEvent): ClearAllState {
  switch (event.type) {
    case 'opened':
      return { stage: 'first', typed: '' };
    case 'continued':
      return { stage: 'final', typed: '' };
    case 'typed':
      return { ...state, typed: event.text };
    case 'clearing':
      return { ...state, stage: 'clearing' };
    case 'failed':
      return { ...state, stage: 'final' };
    case 'closed':
      return CLOSED;
  }
}
