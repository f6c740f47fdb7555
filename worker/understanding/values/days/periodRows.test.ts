/** The days of a period, each behind, beside or below a name of its own. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';

function periodOf(lines: string): unknown[] {
  const [statement] = readPages(FORMS, [
    typedPage(`
Tidewater Bank, N.A.
Account number: 441022339917
${lines}

Beginning balance                              $2,418.66
Deposits                                       $5,104.20
Withdrawals                                    $4,095.09
Ending balance                                 $3,427.77`),
  ]);
  return ['fields.periodStart', 'fields.periodEnd'].map(
    (to) => statement?.values.find((value) => value.to === to)?.value,
  );
}

describe('a period whose days have names of their own', () => {
  it.each([
    ['Statement begins', 'This statement'],
    ['First day of period', 'Last day of period'],
    ['Cycle start', 'Cycle end date'],
    ['Period start date', 'Period end date'],
    ['Beginning', 'Ending'],
    ['Opening date', 'Through'],
    ['Period begins', 'Statement date'],
  ])('When they are `%s` and `%s`, then they are read in rows, columns and lines', (start, end) => {
    const days = ['2023-05-01', '2023-05-31'];
    expect(periodOf(`${start.padEnd(30)}May 1, 2023\n${end.padEnd(30)}May 31, 2023`)).toEqual(days);
    expect(periodOf(`${start.padEnd(30)}${end}\n${'05/01/2023'.padEnd(30)}05/31/2023`)).toEqual(days);
    expect(periodOf(`${start}: 05/01/2023          ${end}: 05/31/2023`)).toEqual(days);
  });

  it('When a scan reads the letter of `TO` as a figure, then it is the same label', () => {
    expect(
      periodOf('FROM                          05/01/2023\nT0                            05/31/2023'),
    ).toEqual(['2023-05-01', '2023-05-31']);
  });

  it('When the last statement’s day stands above the first day of this one, then that is where it begins', () => {
    expect(
      periodOf(
        'Last statement          April 30, 2023\nStatement begins        May 1, 2023\nThis statement          May 31, 2023',
      ),
    ).toEqual(['2023-05-01', '2023-05-31']);
  });

  it('When the days are those of two periods, or the wrong way round, then none is told', () => {
    expect(periodOf('Beginning: 05/31/2023          Ending: 05/01/2023')).toEqual([undefined, undefined]);
    expect(
      periodOf(
        'Cycle start: 05/01/2023          Cycle end: 05/31/2023\nCycle start: 04/01/2023          Cycle end: 04/30/2023',
      ),
    ).toEqual([undefined, undefined]);
  });
});
