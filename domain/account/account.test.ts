import { describe, expect, it } from '@jest/globals';
import { messages } from '../messages.ts';
import { isEmail, isPlainlyWritten, normalizeEmail } from './email.ts';
import { cleanName, joinFullName, splitFullName } from './fullName.ts';
import { passwordProblem } from './password.ts';

describe('Account rules', () => {
  it('splits a full name into its first word and the rest', () => {
    expect(splitFullName('  Ana  María de la Cruz ')).toEqual({
      firstName: 'Ana',
      lastName: 'María de la Cruz',
    });
    expect(splitFullName('Cher')).toEqual({ firstName: 'Cher', lastName: '' });
    expect(joinFullName('Cher', '')).toBe('Cher');
  });
  it('counts a password in characters people see', () => {
    expect(passwordProblem('')).toBe(messages.account.passwordRequired);
    expect(passwordProblem('12345')).toBe('Password must be at least 6 characters');
    expect(passwordProblem('123456')).toBeUndefined();
    expect(passwordProblem('\u{1F511}'.repeat(5))).toBe('Password must be at least 6 characters');
    expect(passwordProblem('x'.repeat(1001))).toBe(messages.account.passwordTooLong);
  });
  it.each(['a@b.co', 'first.last+tag@sub.example.com'])('%s is an email', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each(['', 'a', 'a@b', '@b.co', 'a@b.', 'a b@c.de', 'a@b.co\r\nBcc: x@y.zz', '<a@b.co>'])(
    '%j is none',
    (email) => expect(isEmail(email)).toBe(false),
  );
  it.each(['ｖictim@example.com', 'oﬃce@example.com', 'ana@ｅxample.com', 'ana²@example.com'])(
    '%s only looks like another address',
    (email) => expect(isPlainlyWritten(email)).toBe(false),
  );
  it.each(['ana@example.com', 'zoe\u0308@example.com', 'иван@пример.example'])(
    '%s is plainly written',
    (email) => expect(isPlainlyWritten(email)).toBe(true),
  );
  it.each(['\u200b', '\u2060 \ufeff', '\u3164', '\u2800\u00ad'])(
    '%j is no name: nothing of it is seen',
    (name) => expect(cleanName(name)).toBe(''),
  );
  it('leaves the joiners of a name that is seen', () =>
    expect(cleanName('\u0645\u06cc\u200c\u062e')).toBe('\u0645\u06cc\u200c\u062e'));
  it('treats two spellings of a mailbox as one', () =>
    expect(normalizeEmail(' Ana@Example.COM ')).toBe('ana@example.com'));
});
