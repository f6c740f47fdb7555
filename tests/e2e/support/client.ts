/** What a client of the portal does, in the words of the screens. */
import { randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import type { DocumentType } from '#domain/documents/documentTypes';
import type { StepId } from '#domain/questionnaire/steps';
import { drawSample } from '../../../scripts/samples/drawSample.ts';
import type { Drawing, Sample } from '../../../scripts/samples/sample.ts';

export const PASSWORD = 'a-good-password';

/** Creates an account of its own and arrives at the dashboard; gives the address it signed up with. */
export async function signUp(page: Page, fullName = 'Jordan Avery'): Promise<string> {
  const email = `client-${randomBytes(6).toString('hex')}@example.com`;
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  return email;
}

/** Waits until a text stands on the page. */
export const see = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

export async function openQuestionnaire(page: Page, step?: StepId): Promise<void> {
  await page.goto(`/questionnaire${step ? `?step=${step}` : ''}`);
  await page.locator('[data-open-step]').waitFor();
}

export const stepButton = (page: Page, id: StepId): Locator => page.locator(`[data-step="${id}"]`);

export async function walkTo(page: Page, id: StepId): Promise<void> {
  await stepButton(page, id).click();
  await page.locator(`[data-open-step="${id}"]`).waitFor();
}

export const box = (page: Page, path: string): Locator => page.locator(`[name="${path}"]`);
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdfFile = (name: string, { pdf }: Pick<Sample, 'pdf'>): UploadedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf),
});

/** Pages with nothing on them: what no reader can read. */
export async function emptyPages(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) pdf.addPage([612, 792]);
  return pdf.save();
}

/** Puts a file into the drop zone of its type; a large one by its path, which spares sending it to the browser. */
export function drop(page: Page, type: DocumentType, file: UploadedFile | string): Promise<void> {
  return page.locator(`[data-dropzone="${type}"] input[type=file]`).setInputFiles(file);
}

/** Draws an invented document and puts it into the zone of its type; gives what is on it. */
export async function dropSample(
  page: Page,
  layout: string,
  drawing: Drawing = { seed: 7 },
): Promise<Sample> {
  const sample = await drawSample(layout, drawing);
  await drop(page, sample.documentType, pdfFile(`${layout}.pdf`, sample));
  return sample;
}

/** Saves one answer, so that there is a questionnaire. */
export async function saveBusinessName(page: Page, name = 'Blue Heron Books'): Promise<void> {
  await openQuestionnaire(page, 'businessInfo');
  await box(page, 'businessName').fill(name);
  await press(page, 'Save Step');
  await see(page, 'Step saved successfully!');
}
