import { describe, expect, it } from '@jest/globals';
import { fieldAt } from './fieldAt.ts';

describe('The question at a path', () => {
  it('is found by its section and name', () => {
    expect(fieldAt('personalInfo.ssn')).toMatchObject({ label: 'SSN', sectionTitle: 'Personal Information' });
  });
  it('is found inside of a group, and says which group', () => {
    expect(fieldAt('personalInfo.homeAddress.street')).toMatchObject({ label: 'Home Address, Street' });
  });
  it.each(['', 'nothing.here', 'personalInfo', 'personalInfo.nothing', 'personalInfo.homeAddress'])(
    'is nothing for %j',
    (path) => expect(fieldAt(path)).toBeUndefined(),
  );
});
