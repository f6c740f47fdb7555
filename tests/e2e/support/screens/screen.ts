/** A screen in one state, as axe is to see it: a name, and the way there from the one before it in its list. */
import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  show: (page: Page, more: Beside) => Promise<void>;
}

export interface Beside {
  /** Another window of the same person. */
  openBeside: (page: Page) => Promise<Page>;
}

export const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name }).waitFor();

/** Closes what is open, and sees it gone. */
export async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name }).waitFor();
