/** Log lines carry what is on the list and nothing else. */
import { describe, expect, it } from '@jest/globals';
import { safeError } from './log.ts';

describe('An error in a log line', () => {
  it('loses a message that may quote what somebody entered', () => {
    const told = JSON.stringify(safeError(new TypeError('Cast to date failed for value "900-11-2222"')));
    expect(told).toContain('TypeError');
    expect(told).not.toContain('900-11-2222');
  });

  it('keeps the message of a lost connection', () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    expect(safeError(lost)).toMatchObject({
      code: 'ECONNREFUSED',
      message: 'connect ECONNREFUSED 127.0.0.1:1',
    });
  });
});
