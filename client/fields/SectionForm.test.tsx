import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { completeFieldsSchema } from '#domain/fields/check';
import type { Field, Values } from '#domain/fields/field';
import type { Section } from '#domain/questionnaire/section';
import { SECTIONS, sectionOf } from '#domain/questionnaire/sections';
import type { Beside } from './sectionFormContext.ts';
import { SectionForm } from './SectionForm.tsx';
import { useSectionForm } from './useSectionForm.ts';

interface GivenProps {
  section: Section;
  stored?: Values;
  disabled?: boolean;
  onSave?: (values: Values) => void;
  beside?: (path: string) => Beside;
}

function Given({ section, stored, disabled, onSave = () => undefined, beside }: GivenProps) {
  const form = useSectionForm(section, stored);
  return (
    <SectionForm section={section} form={form} onSave={onSave} disabled={disabled} beside={beside}>
      <button type="submit">Save</button>
    </SectionForm>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

const leaves = (fields: readonly Field[], prefix = ''): [string, Field][] =>
  fields.flatMap((field): [string, Field][] =>
    field.kind === 'group' ? leaves(field.fields, `${prefix}${field.name}.`) : [[prefix + field.name, field]],
  );
const alwaysShown = (section: Section): Section => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, showWhen: undefined })),
});

describe('The form of a section', () => {
  it.each(SECTIONS.map((section) => [section.title, section] as const))(
    '%s: every question has a box named by its path, labelled by its label',
    (_, section) => {
      const { container } = render(<Given section={alwaysShown(section)} />);
      for (const [path, field] of leaves(section.fields)) {
        const box = container.querySelector(`[name="${path}"]`);
        expect(box).toHaveAccessibleName(field.label);
        if (field.hint) expect(box?.getAttribute('aria-describedby')).toContain('hint');
      }
    },
  );

  it.each(SECTIONS.map((section) => [section.title, section] as const))(
    '%s: what is saved untouched is what an untouched section holds',
    async (_, section) => {
      const onSave = jest.fn<(values: Values) => void>();
      render(<Given section={section} onSave={onSave} />);
      await save();
      await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
      const empty = completeFieldsSchema(section.fields).parse({});
      expect(onSave.mock.calls[0]?.[0]).toEqual(empty);
    },
  );

  it('When it is disabled, then every box is', () => {
    const { container } = render(<Given section={sectionOf('businessInfo')} disabled />);
    for (const box of container.querySelectorAll('input, select, textarea')) expect(box).toBeDisabled();
  });

  it('Shows what is stored', () => {
    const stored = { fullName: 'Ana', numberOfDependents: 2, homeAddress: { city: 'Austin' } };
    render(<Given section={sectionOf('personalInfo')} stored={stored} />);
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Number of Dependents')).toHaveValue(2);
    expect(screen.getByLabelText('City')).toHaveValue('Austin');
    expect(screen.getByLabelText('State')).toHaveValue('');
  });

  it('Follows its one sibling: details of a vehicle only when there is one', async () => {
    render(<Given section={sectionOf('vehicleUse')} />);
    expect(screen.queryByLabelText('Vehicle Make')).toBeNull();
    await userEvent.click(screen.getByLabelText('Do you use a vehicle for business?'));
    expect(screen.getByLabelText('Vehicle Make')).toBeVisible();
    const year = screen.getByLabelText('Vehicle Year');
    expect(year).toHaveAttribute('min', '1900');
    expect(year).toHaveAttribute('max', String(new Date().getFullYear() + 1));
  });

  it('Has the input types, bounds and steps of the specification', async () => {
    render(<Given section={sectionOf('businessInfo')} />);
    expect(screen.getByLabelText('Year Founded')).toHaveAttribute('max', String(new Date().getFullYear()));
    expect(screen.getByLabelText('Business Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Website')).toHaveAttribute('type', 'url');
    const revenue = within(screen.getByRole('group', { name: 'Annual Revenue' })).getByLabelText('2022');
    expect(revenue).toHaveAttribute('min', '0');
    expect(revenue).toHaveAttribute('step', '0.01');
    const income = within(screen.getByRole('group', { name: 'Net Income' })).getByLabelText('2023');
    expect(income).not.toHaveAttribute('min');
    expect(screen.queryByLabelText('Accountant Name')).toBeNull();
    await userEvent.click(screen.getByLabelText('Do you have an accountant?'));
    expect(screen.getByLabelText('Accountant Name')).toBeVisible();
  });

  it('When something is wrong, then a summary leads to it and nothing is saved', async () => {
    const onSave = jest.fn<(values: Values) => void>();
    render(<Given section={sectionOf('personalInfo')} onSave={onSave} />);
    await type('SSN', '12345');
    await type('Email', 'nope');
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'SSN: Enter nine digits, like 123-45-6789',
      'Email: Enter an email address like name@example.com',
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example.com/);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('A hidden wrong answer does not stand in the way', async () => {
    const onSave = jest.fn<(values: Values) => void>();
    render(<Given section={sectionOf('vehicleUse')} onSave={onSave} />);
    const question = screen.getByLabelText('Do you use a vehicle for business?');
    await userEvent.click(question);
    await type('Vehicle Make', 'Ford');
    await type('Vehicle Year', '1800');
    await userEvent.click(question);
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ hasBusinessVehicle: false, vehicleMake: 'Ford' });
    expect(onSave.mock.calls[0]?.[0]).not.toHaveProperty('vehicleYear');
  });

  it('Takes SSN, EIN, phone and website as people spell them', async () => {
    render(<Given section={alwaysShown(sectionOf('businessInfo'))} />);
    await type('EIN', '12 3456789');
    await type('Business Phone', '555.123.4567');
    await type('Website', 'example.com');
    await userEvent.tab();
    expect(screen.getByLabelText('EIN')).toHaveValue('12-3456789');
    expect(screen.getByLabelText('Business Phone')).toHaveValue('(555) 123-4567');
    expect(screen.getByLabelText('Website')).toHaveValue('https://example.com');
  });

  it('Takes pasted money and dates in any common spelling', async () => {
    const { container } = render(<Given section={alwaysShown(sectionOf('officeDetails'))} />);
    await userEvent.click(screen.getByLabelText('Office Rent'));
    await userEvent.paste('$1,234.50');
    expect(screen.getByLabelText('Office Rent')).toHaveValue(1234.5);
    container.remove();
    render(<Given section={sectionOf('personalInfo')} />);
    await userEvent.click(screen.getByLabelText('Date of Birth'));
    await userEvent.paste('5/17/1980');
    expect(screen.getByLabelText('Date of Birth')).toHaveValue('1980-05-17');
  });

  it('A count that was emptied becomes 0', async () => {
    render(<Given section={sectionOf('personalInfo')} />);
    await userEvent.clear(screen.getByLabelText('Number of Dependents'));
    await userEvent.tab();
    expect(screen.getByLabelText('Number of Dependents')).toHaveValue(0);
  });

  it('An unusual SSN gets a note, never a refusal', async () => {
    const onSave = jest.fn<(values: Values) => void>();
    render(<Given section={sectionOf('personalInfo')} onSave={onSave} />);
    await type('SSN', '900123456');
    await userEvent.tab();
    expect(screen.getByLabelText('SSN')).toHaveAccessibleDescription(/unusual SSN/);
    await save();
    await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toMatchObject({ ssn: '900-12-3456' }));
  });

  it('When the answers are loaded anew, then touched boxes keep what was typed and the others follow', async () => {
    const section = sectionOf('personalInfo');
    const { rerender } = render(<Given section={section} stored={{ fullName: 'Ana', ssn: '' }} />);
    await userEvent.clear(screen.getByLabelText('Full Name'));
    await type('Full Name', 'Ana Maria');
    rerender(<Given section={section} stored={{ fullName: 'Ana', ssn: '900-12-3456' }} />);
    await waitFor(() => expect(screen.getByLabelText('SSN')).toHaveValue('900-12-3456'));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ana Maria');
  });

  it('A stored list of software stays a list, a text stays a text', async () => {
    const onSave = jest.fn<(values: Values) => void>();
    const section = sectionOf('businessInfo');
    const { unmount } = render(
      <Given section={section} stored={{ accountingSoftware: ['Xero'] }} onSave={onSave} />,
    );
    await type('Accounting Software', ', QuickBooks');
    await save();
    await waitFor(() =>
      expect(onSave.mock.calls[0]?.[0]).toMatchObject({ accountingSoftware: ['Xero', 'QuickBooks'] }),
    );
    unmount();
    render(<Given section={section} onSave={onSave} />);
    await type('Accounting Software', 'Wave, for now');
    await save();
    await waitFor(() =>
      expect(onSave.mock.calls[1]?.[0]).toMatchObject({ accountingSoftware: 'Wave, for now' }),
    );
  });

  it('Lets others put something beside an answer, by its path', () => {
    render(
      <Given
        section={sectionOf('personalInfo')}
        beside={(path) => (path === 'homeAddress.city' ? { mark: 'W-2', note: 'From your W-2' } : {})}
      />,
    );
    expect(screen.getByText('From your W-2')).toBeVisible();
    expect(screen.getByText('W-2')).toBeVisible();
  });
});
