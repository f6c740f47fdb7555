import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ReadingProgress } from './ReadingProgress.tsx';
import type { Document } from './useDocuments.ts';

const reading = (progress: Document['progress']): Document => ({
  _id: 'd1',
  documentId: 'd1',
  documentType: 'personal-tax-return',
  originalName: 'return.pdf',
  uploadedAt: '2026-01-02T00:00:00.000Z',
  fileSize: 1000,
  extractionStatus: 'pending',
  extractionError: null,
  replaces: [],
  extractedData: null,
  needsConversion: false,
  needsPassword: false,
  progress,
});

describe('A document being read', () => {
  it('When forms were met on its first pages, then they are named beside the page it is at', () => {
    const met = [
      { form: '1040', taxYear: 2023, page: 1 },
      { form: 'Bank statement', taxYear: null, page: 3 },
    ];
    render(<ReadingProgress document={reading({ percent: 5, page: 4, pages: 60, met })} />);
    expect(screen.getByText('Reading page 4 of 60...')).toBeVisible();
    expect(
      screen.getByText('Found so far: Form 1040 for 2023 (page 1), Bank statement (page 3).'),
    ).toBeVisible();
  });

  it('When nothing was met yet, then nothing is said to be found', () => {
    render(<ReadingProgress document={reading({ percent: 0, page: 1, pages: 2 })} />);
    expect(screen.queryByText(/Found so far/)).toBeNull();
  });
});
