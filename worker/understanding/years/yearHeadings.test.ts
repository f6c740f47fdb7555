/** Headings of the columns of a comparison. */
import { describe, expect, it } from '@jest/globals';
import { yearHeading, yearsOf } from './yearHeadings.ts';

const years = (...headings: string[]) => yearsOf(headings.map(yearHeading));

describe('Headings of years', () => {
  it.each([
    ['2019', '2018'],
    ['This year (2019)', 'Last year (2018)'],
    ['CURRENT YEAR 2019', 'PRIOR YEAR 2018'],
    ['Tax year: 2019', 'Tax year: 2018'],
    ['TY2019', 'TY2018'],
    ['Your 2019 return', 'Your 2018 return'],
    ['2019 - this year', '2018 - last year'],
    ['12/31/2019', '12/31/2018'],
    ['2019 ($)', '2018 ($)'],
    ['2019', 'Prior year'],
    ['This year', '2018'],
    ['CY 2019', 'Last year'],
  ])('reads %s beside %s', (own, prior) => {
    expect(years(own, prior, 'Difference')).toEqual([2019, 2018, 0]);
  });

  it('When no figures tell the year, then words tell which is the later one', () => {
    const [prior, own, earlier] = years('Previous yr', "This year's return", 'Two years ago');
    expect([own! - prior!, own! - earlier!]).toEqual([1, 2]);
  });

  it('When a year is only expected, then it is before all others', () => {
    const [own, planned] = years('2019 Actual', '2020 (projected)');
    expect([own, planned! < own!]).toEqual([2019, true]);
  });

  it.each([
    ['Wages'],
    ['Filed: 2019'],
    ['Tax year'],
    ['Applied to 2019'],
    ['Last name'],
    ['2018 2019'],
    ['Estimated'],
  ])('reads no year in %s', (print) => {
    expect(yearHeading(print)).toBeNull();
  });
});
