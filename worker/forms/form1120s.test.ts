/** The return of an S corporation, told from that of another corporation page by page. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../understanding/recognise.ts';
import { toSheet } from '../understanding/sheet.ts';
import { printedPage } from '../understanding/testing/printedPage.ts';
import { FORMS } from './index.ts';

describe('The second page of a Form 1120-S', () => {
  it('When a scan lost one of its own questions, then those it shares with Form 1120 make it none', () => {
    const page = printedPage([
      [40, 30, 'Schedule B Other Information (see instructions)'],
      [40, 50, 'a Business activity'],
      [300, 50, 'b Product or service'],
      [
        40,
        70,
        '3 At any time during the tax year, was any shareholder of the corporation a disregarded entity',
      ],
      [40, 90, 'a Own directly 20% or more, or own, directly or indirectly, 50% or more of the total stock'],
    ]);
    expect(recognise(toSheet(page), FORMS)?.form.name).toBe('1120-S');
  });
});
