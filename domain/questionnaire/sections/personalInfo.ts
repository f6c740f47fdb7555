/** Step 2: who the client is, and their spouse. */
import { addressFields } from '../address.ts';
import type { Section } from '../section.ts';
import { EMPLOYMENT_TYPES } from './employmentStatus.ts';

const GENDERS = ['Male', 'Female', 'Other', 'Prefer not to say'] as const;
const MARITAL_STATUSES = ['Single', 'Married', 'Married filing jointly', 'Divorced', 'Widowed'] as const;

export const personalInfo = {
  id: 'personalInfo',
  title: 'Personal Information',
  intro: 'Who you are, as it appears on your tax return. Your SSN is stored encrypted.',
  fields: [
    {
      kind: 'text',
      name: 'fullName',
      label: 'Full Name',
      autoComplete: 'name',
      part: { title: 'About you' },
    },
    { kind: 'date', name: 'dateOfBirth', label: 'Date of Birth', notAfter: 'today', autoComplete: 'bday' },
    {
      kind: 'ssn',
      name: 'ssn',
      label: 'SSN',
      placeholder: '123-45-6789',
      hint: 'Needed to match your tax records.',
    },
    { kind: 'choice', name: 'gender', label: 'Gender', options: GENDERS, autoComplete: 'sex' },
    {
      kind: 'text',
      name: 'citizenshipStatus',
      label: 'Citizenship Status',
      hint: 'For example US citizen or permanent resident.',
    },
    {
      kind: 'phone',
      name: 'phoneNumber',
      label: 'Phone Number',
      autoComplete: 'tel',
      part: { title: 'How to reach you' },
    },
    { kind: 'email', name: 'email', label: 'Email', autoComplete: 'email' },
    {
      kind: 'text',
      name: 'preferredContactMethod',
      label: 'Preferred Contact Method',
      suggestions: ['Email', 'Phone', 'Text message'],
      hint: 'Email, phone or text message.',
    },
    { kind: 'group', name: 'homeAddress', label: 'Home Address', fields: addressFields },
    {
      kind: 'choice',
      name: 'maritalStatus',
      label: 'Marital Status',
      options: MARITAL_STATUSES,
      part: { title: 'Your household', hint: 'It decides how your taxes are figured.' },
    },
    {
      kind: 'count',
      name: 'numberOfDependents',
      label: 'Number of Dependents',
      min: 0,
      hint: 'Children and others you support, as on your tax return.',
    },
    {
      kind: 'text',
      name: 'spouseName',
      label: 'Spouse Name',
      part: { title: 'Your spouse', hint: 'If you are not married, leave this part empty.' },
    },
    { kind: 'date', name: 'spouseDateOfBirth', label: 'Spouse Date of Birth', notAfter: 'today' },
    { kind: 'ssn', name: 'spouseSsn', label: 'Spouse SSN', placeholder: '123-45-6789' },
    { kind: 'choice', name: 'spouseGender', label: 'Spouse Gender', options: GENDERS },
    { kind: 'phone', name: 'spousePhoneNumber', label: 'Spouse Phone Number' },
    { kind: 'email', name: 'spouseEmail', label: 'Spouse Email' },
    {
      kind: 'choice',
      name: 'spouseEmploymentType',
      label: 'Spouse Employment Type',
      options: EMPLOYMENT_TYPES,
    },
  ],
} as const satisfies Section;
