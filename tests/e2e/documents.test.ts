/** Uploading, replacing and removing documents, each with its words. */
import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { PHONE } from '../support/browser.ts';
import { useBrowser } from './support/browserTests.ts';
import {
  drop,
  dropSample,
  emptyPages,
  openQuestionnaire,
  pdfFile,
  press,
  see,
  signUp,
} from './support/client.ts';

const { open } = useBrowser();
const LIMIT_MS = 180_000;

/** A layout to draw for every type that is read. */
const LAYOUTS: Partial<Record<DocumentType, string>> = {
  'personal-tax-return': '1040-2024-joint',
  'business-tax-return': '1120-s',
  'w2-form': 'w2-payroll',
  '1099-form': '1099-nec',
  'bank-statement': 'bank-list',
  'business-license': 'licence-certificate',
};

async function begin(page: Page) {
  await signUp(page);
  await openQuestionnaire(page);
}
const listed = (page: Page) => page.locator('[data-document]');
const zone = (page: Page, type: DocumentType) => page.locator(`[data-document-type="${type}"]`);
/** A zone is free again once its upload is answered and read. */
const waitUntilRead = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[data-document]').length === wanted &&
      document.querySelectorAll('progress[aria-label]').length === 0,
    count,
  );

describe('Documents', () => {
  it(
    'When one of every type is dropped into its zone, then each is uploaded, read and listed',
    async () => {
      const page = await open();
      await begin(page);
      let count = 0;
      for (const { id, label } of DOCUMENT_TYPES) {
        const layout = LAYOUTS[id];
        if (layout) await dropSample(page, layout);
        else await drop(page, id, pdfFile('letter.pdf', { pdf: await emptyPages(1) }));
        count += 1;
        if (layout) await see(page, messages.toast.uploaded(label));
        await waitUntilRead(page, count);
        await zone(page, id).getByText('Click or drag to replace this document').waitFor();
        expect(await listed(page).count()).toBe(count);
      }
      expect(await page.locator('[data-document]').getByText('Completed').count()).toBe(6);
      await see(page, '7 documents uploaded');
      await page.locator('[data-person="spouse"]').waitFor();
    },
    LIMIT_MS,
  );

  it(
    'When a document is replaced, then the new one stands in its place; when the new one cannot be read, the old one stays',
    async () => {
      const page = await open();
      await begin(page);
      await dropSample(page, 'w2-irs', { seed: 11 });
      await see(page, messages.toast.extracted);
      await waitUntilRead(page, 1);

      await dropSample(page, 'w2-payroll', { seed: 11 });
      await see(page, messages.toast.documentReplaced);
      await waitUntilRead(page, 1);
      expect(await listed(page).innerText()).toContain('w2-payroll.pdf');

      const broken = {
        name: 'broken.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\nnothing'),
      };
      await drop(page, 'w2-form', broken);
      await see(page, messages.extraction['broken-pdf']);
      await see(page, messages.documents.stillThere);
      await waitUntilRead(page, 2);
      expect(await listed(page).getByText('w2-payroll.pdf').count()).toBe(1);
      await see(page, 'Failed');
    },
    LIMIT_MS,
  );

  it(
    'When a file is too large, empty or of another kind, then it is refused before anything is sent',
    async () => {
      const page = await open();
      await begin(page);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      const pdf = (bytes: number) => ({
        name: 'return.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(bytes),
      });
      const large = path.join(mkdtempSync(path.join(os.tmpdir(), 'too-large-')), 'return.pdf');
      writeFileSync(large, Buffer.alloc(10 * 1024 * 1024 + 1));
      await drop(page, 'w2-form', large);
      rmSync(path.dirname(large), { recursive: true });
      await zone(page, 'w2-form').getByText(messages.documents.tooLarge).waitFor();
      await drop(page, 'w2-form', pdf(0));
      await zone(page, 'w2-form').getByText(messages.documents.empty).waitFor();
      await drop(page, 'w2-form', {
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('hello'),
      });
      await zone(page, 'w2-form').getByText(messages.documents.notAccepted).waitFor();
      expect(sent).toEqual([]);
      expect(await listed(page).count()).toBe(0);
    },
    LIMIT_MS,
  );

  it.each([
    [1, 'Convert the page to a JPG or PNG image'],
    [3, 'Convert every page to a JPG or PNG image of its own'],
  ])(
    'When a PDF of %d pages cannot be read, then the conversion helper says what to do',
    async (pages, step) => {
      const page = await open();
      await begin(page);
      await drop(page, 'personal-tax-return', pdfFile('blank.pdf', { pdf: await emptyPages(pages) }));
      await see(page, messages.toast.needsConversion);
      const helper = page.getByRole('region', { name: 'PDF Conversion Helper' });
      await helper.getByText(step).waitFor();
      expect(await helper.getByRole('link').count()).toBe(4);
      await helper.getByText('Tip: upload each image separately.').waitFor();
      await press(page, 'Remove blank.pdf');
      await see(page, messages.toast.documentRemoved);
      await helper.waitFor({ state: 'detached' });
    },
    LIMIT_MS,
  );

  it(
    'When that is on a phone, then the toast that leads to the helper leaves its heading to be read',
    async () => {
      const page = await open({ viewport: PHONE });
      await begin(page);
      await drop(page, 'personal-tax-return', pdfFile('blank.pdf', { pdf: await emptyPages(1) }));
      const toast = page.locator('[data-toast="error"]', { hasText: messages.toast.needsConversion });
      const heading = page.getByRole('heading', { name: 'PDF Conversion Helper' });
      await page.locator('#conversion-helper:focus').waitFor(); // the page has moved there
      const [above, below] = await Promise.all([toast.boundingBox(), heading.boundingBox()]);
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      expect(below?.y).toBeLessThan(PHONE.height / 2);
    },
    LIMIT_MS,
  );

  it(
    'When a document was read, then its data can be viewed, it can be downloaded, undone and removed',
    async () => {
      const page = await open();
      await begin(page);
      const { expected } = await dropSample(page, '1040-2023', { seed: 3 });
      await see(page, messages.toast.extracted);
      await press(page, /View extracted data/);
      const dialog = page.getByRole('dialog', { name: 'Extracted Data' });
      await dialog
        .getByText((expected.primaryPerson as { fullName: string }).fullName)
        .first()
        .waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();

      const beside = page.waitForEvent('popup');
      await press(page, 'Open 1040-2023.pdf in a new tab');
      await (await beside).waitForURL(/^blob:/, { waitUntil: 'commit' }); // a viewer never says that it has loaded
      await (await beside).close();
      const download = page.waitForEvent('download');
      await press(page, 'Download 1040-2023.pdf');
      expect((await download).suggestedFilename()).toBe('1040-2023.pdf');

      await press(page, /^Undo/);
      await see(page, messages.questionnaire.undone);
      await press(page, 'Remove 1040-2023.pdf');
      await see(page, messages.toast.documentRemoved);
      await see(page, 'No documents uploaded yet');
    },
    LIMIT_MS,
  );
});
