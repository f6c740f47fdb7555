/** Who grants a licence whose head bears a mark, a division or an officer besides. */
import { expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const LICENCE: readonly Print[] = [
  [200, 100, 'BUSINESS LICENSE'],
  [46, 130, 'License Number'],
  [160, 130, 'LIC-2024-04417'],
  [46, 150, 'Business Name'],
  [160, 150, 'Juniper Alterations'],
  [46, 170, 'Issue Date'],
  [160, 170, '01/30/2024'],
  [46, 190, 'Expiration Date'],
  [160, 190, '12/31/2024'],
];
const granter = (head: readonly Print[], mark: ReturnType<typeof wordsAt> = []): unknown => {
  const page = printedPage([...head, ...LICENCE]);
  const values = readPages(FORMS, [{ ...page, words: [...mark, ...page.words] }])[0]?.values ?? [];
  return values.find(({ to }) => to === 'fields.issuingAuthority')?.value;
};
const large = (text: string) => wordsAt([46, 40, text], { box: { x0: 46, y0: 40, x1: 122, y1: 57 } });

it('When the mark of a county is set without blanks beside its department, then the county grants it', () => {
  expect(granter([[355, 45, 'Department of Planning and Development']], large('alderbrookcounty'))).toBe(
    'Alderbrook County',
  );
});

it('When letters of a mark stand large before the state, then they are no part of its name', () => {
  expect(granter([[135, 46, 'STATE OF COLORADO DEPARTMENT OF REVENUE']], large('COLOR'))).toBe(
    'STATE OF COLORADO DEPARTMENT OF REVENUE',
  );
});

it('When a division stands below the title, close beside which a health district is named, then the district grants it', () => {
  expect(
    granter([
      [57, 46, 'FOOD ESTABLISHMENT PERMIT'],
      [182, 46, 'Sagebrush Valley Health District'],
      [57, 64, 'Environmental Health Services Division'],
    ]),
  ).toBe('Sagebrush Valley Health District');
});

it('When an officer authorized it, then the office at the top grants it', () => {
  expect(
    granter([
      [47, 46, 'Ohio Department of Taxation'],
      [46, 230, 'Authorized by: Martha Lund, Fiscal Officer'],
    ]),
  ).toBe('Ohio Department of Taxation');
});

it('When the office that issued it bears the name of a person, then it is still an office', () => {
  expect(granter([[46, 230, 'Issuing Authority: Nelson County']])).toBe('Nelson County');
});

it('When the mark bears only the name of a city, then what calls it a city below is who grants it', () => {
  const head: Print[] = [[190, 76, 'CITY OF ALDER CITY, OHIO']];
  expect(granter(head, large('ALDER CITY'))).toBe('CITY OF ALDER CITY, OHIO');
});
