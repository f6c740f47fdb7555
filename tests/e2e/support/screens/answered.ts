/** The screens of an account with documents and answers, until it is submitted. */
import { messages } from '#domain/messages';
import {
  box,
  drop,
  dropSample,
  emptyPages,
  openQuestionnaire,
  pdfFile,
  press,
  see,
  signUp,
  walkTo,
} from '../client.ts';
import { dialog, escape, type Screen } from './screen.ts';

const BROKEN = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing') };

export const ANSWERED_SCREENS: readonly Screen[] = [
  {
    name: 'upload step with documents read, failed and to be converted',
    show: async (page) => {
      await signUp(page);
      await openQuestionnaire(page);
      await dropSample(page, '1040-2024-joint', { seed: 5 });
      await see(page, messages.toast.extracted);
      await drop(page, 'w2-form', BROKEN);
      await see(page, messages.extraction['broken-pdf']);
      await drop(page, 'other', pdfFile('blank.pdf', { pdf: await emptyPages(2) }));
      await page.getByRole('region', { name: 'PDF Conversion Helper' }).waitFor();
    },
  },
  {
    name: 'extracted data',
    show: async (page) => {
      await press(page, /View extracted data/);
      await dialog(page, 'Extracted Data');
    },
  },
  {
    name: 'a person about to be deleted',
    show: async (page) => {
      await escape(page);
      await walkTo(page, 'personalInfo');
      await page.locator('[data-person="primary"]').click();
      await page
        .locator('[data-person="spouse"]')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await dialog(page);
    },
  },
  {
    name: 'personal info with problems',
    show: async (page) => {
      await escape(page);
      await box(page, 'ssn').fill('12');
      await press(page, 'Save Step');
      await see(page, 'There is a problem');
    },
  },
  {
    name: 'origin of an answer',
    show: async (page) => {
      await press(page, /where Full Name came from/);
      await dialog(page);
    },
  },
  {
    name: 'check your answers',
    show: async (page) => {
      await escape(page);
      await press(page, 'Check your answers');
      await dialog(page, 'Check your answers');
    },
  },
  {
    name: 'step saved, with a toast',
    show: async (page) => {
      await escape(page);
      await box(page, 'ssn').fill('');
      await press(page, 'Save Step');
      await see(page, messages.toast.stepSaved);
    },
  },
  {
    name: 'changed in another window',
    show: async (page, { openBeside }) => {
      await openQuestionnaire(page, 'businessInfo');
      const other = await openBeside(page);
      await openQuestionnaire(other, 'businessInfo');
      await box(other, 'businessName').fill('From there');
      await press(other, 'Save Step');
      await see(other, messages.toast.stepSaved);
      await other.close();
      await box(page, 'businessName').fill('From here');
      await press(page, 'Save Step');
      await dialog(page, 'Changed in another window');
    },
  },
  {
    name: 'dashboard in progress, data management open',
    show: async (page) => {
      await press(page, 'Save with these answers');
      await see(page, messages.toast.stepSaved);
      await page.goto('/dashboard');
      await see(page, 'In Progress');
      await press(page, 'Show');
    },
  },
  {
    name: 'view with an open section',
    show: async (page) => {
      await page.goto('/questionnaire/view');
      await press(page, 'Edit Business Information');
    },
  },
];
