import { describe, expect, it } from '@jest/globals';
import { parseAdminArguments } from './adminArguments.ts';

const kindOf = (line: readonly string[]) => parseAdminArguments(line).kind;

describe('The words of an administrator’s command', () => {
  it('are wrong usage where a value is missing, empty or an unknown option', () => {
    for (const line of [
      ['backup', ''],
      ['backup', ' '],
      ['backup', '--verbose'],
      ['backup', 'a', 'b'],
      ['restore', '--anew'],
      ['keys', 'verify', '--jsn'],
      ['create-user', 'a@b.co'],
      ['create-user', 'a@b.co', ''],
      ['keys'],
    ])
      expect({ line, kind: kindOf(line) }).toEqual({ line, kind: 'usage' });
  });

  it('are handed over with their options, wherever these stand', () => {
    for (const line of [
      ['restore', 'a.backup', '--anew'],
      ['restore', '--anew', 'a.backup'],
      ['keys', 'rotate', '--deep'],
      ['create-user', 'a@b.co', 'Ann', 'Bell'],
    ])
      expect(kindOf(line)).toBe('command');
  });
});
