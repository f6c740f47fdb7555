import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorSummary } from './ErrorSummary.tsx';

describe('The summary of what is wrong', () => {
  it('Keeps a number of figures and hyphens in one line, and its link reads as one sentence', () => {
    const message = 'Enter nine digits, like 123-45-6789';
    render(<ErrorSummary problems={[{ id: 'ssn', label: 'SSN', message }]} />);
    expect(screen.getByRole('link', { name: `SSN: ${message}` })).toBeVisible();
    expect(screen.getByText('123-45-6789')).toHaveClass('whitespace-nowrap');
  });

  it('Leaves other words as they are', () => {
    render(<ErrorSummary problems={[{ id: 'a', message: 'Choose a well-known one, 1 or 2' }]} />);
    expect(screen.getByRole('link').querySelector('span')).toBeNull();
  });
});
