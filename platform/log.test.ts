/** Log lines carry what is on the list and nothing else. */
import { describe, expect, it } from '@jest/globals';
import { safeError } from './log.ts';

describe('An error in a log line', () => {
  it('loses a message that may quote what somebody entered', () => {
    const told = JSON.stringify(safeError(new TypeError('Cast to date failed for value "900-11-2222"')));
    expect(told).toContain('TypeError');
    expect(told).not.toContain('900-11-2222');
  });

  it('loses what a mail server says, which names whom it refuses, and keeps its code', () => {
    const said = "Can't send mail - all recipients were rejected: 550 no such user ann@example.com";
    const refused = Object.assign(new Error(said), { code: 'EENVELOPE', responseCode: 550 });
    expect(safeError(refused)).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(JSON.stringify(safeError(refused))).not.toContain('ann@example.com');
  });

  it('loses the lines of a message that look like frames', () => {
    const told = JSON.stringify(safeError(new Error('odd\n    at 900-11-2222\n    at home')));
    expect(told).toContain('log.test');
    expect(told).not.toMatch(/900-11-2222|at home/);
  });

  it('says in Redis’ and MongoDB’s own words for it why they refuse, and nothing of what they were told', () => {
    const reply = Object.assign(new Error('WRONGPASS invalid pair 900-11-2222'), { name: 'ReplyError' });
    expect(safeError(reply)).toMatchObject({ name: 'ReplyError', code: 'WRONGPASS' });
    expect(JSON.stringify(safeError(reply))).not.toContain('900-11-2222');
    const odd = Object.assign(new Error('900-11-2222 is no command'), { name: 'ReplyError' });
    expect(JSON.stringify(safeError(odd))).not.toContain('900-11');
    const refused = Object.assign(new Error('user ann'), {
      name: 'MongoServerError',
      code: 18,
      codeName: 'AuthenticationFailed',
    });
    expect(safeError(refused)).toMatchObject({ code: '18', codeName: 'AuthenticationFailed' });
    expect(JSON.stringify(safeError({ ...refused, codeName: 'ann lee' }))).not.toContain('ann lee');
  });

  it('keeps the message of a lost connection', () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(safeError(lost)).toMatchObject({
      code: 'ECONNREFUSED',
      message: 'connect ECONNREFUSED 127.0.0.1:1',
    });
  });
});
