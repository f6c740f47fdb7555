/** Invented answers and people for the debug tools; the SSNs start with 9, which no real one does. */
import type { ExtractedPerson } from '#domain/documents/extraction';
import type { Sections } from '#domain/questionnaire/sections';

const homeAddress = { street: '100 Sample Street', city: 'Springfield', state: 'IL', zipCode: '62701' };

export const testPrimary: ExtractedPerson = {
  fullName: 'Taylor Sample',
  ssn: '900-12-3456',
  dateOfBirth: '1985-04-12',
  gender: 'Female',
  phoneNumber: '(217) 555-0134',
  email: 'taylor.sample@example.com',
  maritalStatus: 'Married filing jointly',
  numberOfDependents: 2,
  homeAddress,
  employmentType: 'Business Owner',
};

export const testSpouse: ExtractedPerson = {
  ...testPrimary,
  fullName: 'Jordan Sample',
  ssn: '900-65-4321',
  dateOfBirth: '1983-09-30',
  gender: 'Male',
  phoneNumber: '(217) 555-0178',
  email: 'jordan.sample@example.com',
  employmentType: 'Full-time Employee',
};

export const testPersonalInfo: Sections['personalInfo'] = {
  fullName: testPrimary.fullName,
  dateOfBirth: testPrimary.dateOfBirth,
  ssn: testPrimary.ssn,
  gender: 'Female',
  phoneNumber: testPrimary.phoneNumber,
  email: testPrimary.email,
  maritalStatus: 'Married filing jointly',
  numberOfDependents: testPrimary.numberOfDependents,
  homeAddress,
  citizenshipStatus: 'US Citizen',
  preferredContactMethod: 'Email',
  spouseName: testSpouse.fullName,
  spouseDateOfBirth: testSpouse.dateOfBirth,
  spouseSsn: testSpouse.ssn,
  spouseGender: 'Male',
  spousePhoneNumber: testSpouse.phoneNumber,
  spouseEmail: testSpouse.email,
  spouseEmploymentType: 'Full-time Employee',
};

export const testBusinessInfo: Sections['businessInfo'] = {
  businessName: 'Sample Design Studio LLC',
  yearFounded: 2016,
  businessType: 'LLC',
  ein: '98-7654321',
  stateOfIncorporation: 'Illinois',
  industry: 'Graphic design',
  description: 'Brand and web design for small shops and restaurants.',
  numberOfEmployees: 3,
  numberOfContractors: 2,
  businessPhone: '(217) 555-0190',
  businessEmail: 'hello@sample-studio.example.com',
  businessAddress: { street: '200 Example Avenue', city: 'Springfield', state: 'IL', zipCode: '62702' },
  website: 'https://sample-studio.example.com',
  annualRevenue: { year2022: 412_300.5, year2023: 468_900 },
  netIncome: { year2022: 61_250.25, year2023: 74_800 },
  hasAccountant: true,
  accountantInfo: { name: 'Morgan Ledger', contact: 'morgan@ledger.example.com' },
  accountingSoftware: 'QuickBooks Online',
};
