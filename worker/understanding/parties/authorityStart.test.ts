import { expect, it } from '@jest/globals';
import { wordsAt } from '../testing/printedPage.ts';
import { textOf } from '../values/runs.ts';
import { withoutYears } from './authorityStart.ts';

it('When years stand before who grants a licence, then they are none of the name', () => {
  const nameOf = (text: string) => textOf(withoutYears(wordsAt([40, 40, text])));
  expect(nameOf('2023 - 2024 ALDER COUNTY')).toBe('ALDER COUNTY');
  expect(nameOf('2023-24 City of Alder Bay')).toBe('City of Alder Bay');
  expect(nameOf('Village of 1000 Oaks')).toBe('Village of 1000 Oaks');
});
