import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sectionOf } from '#domain/questionnaire/sections';
import { SectionView } from './SectionView.tsx';

const answerTo = (question: string) =>
  screen.getAllByText(question).map((term) => term.nextElementSibling?.textContent);

describe('A section that is only read', () => {
  it('Says Not provided, None, Yes and No', () => {
    const values = { hasAccountant: true, accountingSoftware: [], ein: '123456789', description: '' };
    render(<SectionView fields={sectionOf('businessInfo').fields} values={values} />);
    expect(answerTo('Do you have an accountant?')).toEqual(['Yes']);
    expect(answerTo('Accounting Software')).toEqual(['None']);
    expect(answerTo('EIN')).toEqual(['12-3456789']);
    expect(answerTo('Description')).toEqual(['Not provided']);
    expect(answerTo('2022')).toEqual(['Not provided', 'Not provided']);
  });

  it('Shows of a section nobody saved only what would be asked first', () => {
    render(<SectionView fields={sectionOf('vehicleUse').fields} values={undefined} />);
    expect(screen.getAllByText('Not provided')).toHaveLength(1);
  });

  it('Shows an answer whose question fell away after it was given', () => {
    const values = { hasBusinessVehicle: false, vehicleMake: 'Ford', annualBusinessMiles: null };
    render(<SectionView fields={sectionOf('vehicleUse').fields} values={values} />);
    expect(screen.getByText('Ford')).toBeVisible();
    expect(screen.queryByText('Not provided')).not.toBeInTheDocument();
  });
});
