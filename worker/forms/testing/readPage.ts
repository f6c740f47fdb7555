/** Pages as the tests of forms ask for them: all forms are asked, and exactly one of them must know the page. */
import { expect } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

/** What the page's form says, by target. */
export function readPage(page: ReturnType<typeof typedPage>): Record<string, unknown> {
  const forms = readPages(FORMS, [page]);
  expect(forms).toHaveLength(1);
  return Object.fromEntries(forms[0]!.values.map(({ to, value }) => [to, value]));
}

/** The same of a page from its picture in letters (`typedPage`). */
export const readPicture = (picture: string): Record<string, unknown> => readPage(typedPage(picture));

/** The names of the forms that know a page: of a paper that must be none. */
export const formsOn = (picture: string): string[] =>
  readPages(FORMS, [typedPage(picture)]).map(({ definition }) => definition.name);
