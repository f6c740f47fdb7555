/** What a state certifies of a company that exists: certificates of good standing, of existence, of status. */
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { signsOfStanding, TITLES } from './goodStandingSigns.ts';

const near = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true },
    { below: label, depth: 30, starts: true },
  ]);
const page: Where = { anywhere: 'page' };
const noState = { field: 'businessInfo.stateOfIncorporation', isMissing: true } as const;

const FORMED = [
  'date of formation',
  'formation date',
  'date of incorporation',
  'date formed',
  'incorporation date',
];

export const goodStanding: FormDefinition = {
  name: 'Business license',
  documentType: 'business-license',
  hasTaxYear: false,
  signs: signsOfStanding,
  fields: [
    {
      to: ['businessInfo.businessName'],
      as: 'businessName',
      where: near(['entity name', 'name of entity', 'business name', 'company name', 'legal name']),
    },
    {
      to: ['businessInfo.businessName'],
      as: 'companyName',
      where: [{ anywhere: 'upper' }],
      when: { field: 'businessInfo.businessName', isMissing: true },
    },
    {
      to: ['businessInfo.businessName'],
      as: 'toldCompany',
      where: [page],
      when: { field: 'businessInfo.businessName', isMissing: true },
      isLast: true,
    },
    { to: ['businessInfo.stateOfIncorporation'], as: 'toldHome', where: [page] },
    {
      to: ['businessInfo.stateOfIncorporation'],
      as: 'stateName',
      when: noState,
      where: [
        { right: 'under the laws of the state of' },
        { right: 'under the laws of' },
        { right: 'secretary of state of' },
        { right: 'state of' },
        { right: 'commonwealth of' },
      ],
    },
    {
      to: ['businessInfo.stateOfIncorporation'],
      as: 'stateOfOffice',
      where: [{ anywhere: 'upper' }],
      when: noState,
      isLast: true,
    },
    { to: ['businessInfo.businessType'], as: 'statedLegalForm', where: [{ anywhere: 'upper' }] },
    {
      to: ['businessInfo.businessType'],
      as: 'formedAs',
      where: [{ anywhere: 'upper' }],
      when: { field: 'businessInfo.businessType', isMissing: true },
    },
    { to: ['businessInfo.yearFounded'], as: 'year', where: near([...FORMED, 'effective']) },
    {
      to: ['businessInfo.yearFounded'],
      as: 'toldYear',
      where: [page],
      when: { field: 'businessInfo.yearFounded', isMissing: true },
    },
    {
      to: ['businessInfo.yearFounded'],
      as: 'filedYear',
      where: [page],
      when: { field: 'businessInfo.yearFounded', isMissing: true },
    },
    {
      to: ['fields.licenseNumber'],
      as: 'code',
      where: near([
        'entity number',
        'ubi number',
        'file number',
        'charter number',
        'document number',
        'certificate number',
      ]),
    },
    // within a sentence
    {
      to: ['fields.licenseNumber'],
      as: 'code',
      where: [
        'sos account number',
        'account number',
        'entity number',
        'entity id',
        'file number',
        'control number',
        'charter number',
        'registration number',
      ].map((right): Where => ({ right })),
      when: { field: 'fields.licenseNumber', isMissing: true },
      isLast: true,
    },
    { to: ['fields.issueDate'], as: 'toldGiven', where: [page] },
    { to: ['fields.expiryDate'], as: 'toldValidity', where: [page] },
    {
      to: ['fields.issueDate'],
      as: 'date',
      where: [{ right: 'date', starts: true, colon: true }],
      when: { field: 'fields.issueDate', isMissing: true },
    },
    {
      to: ['fields.issueDate'],
      as: 'toldStanding',
      where: [page],
      when: { field: 'fields.issueDate', isMissing: true },
      isLast: true,
    },
    { to: ['fields.issuingAuthority'], as: 'businessName', where: [{ letter: 'authority' }] },
    {
      to: ['fields.issuingAuthority'],
      as: 'toldOfficer',
      where: [page],
      when: { field: 'fields.issuingAuthority', isMissing: true },
      isLast: true,
    },
  ],
  otherLabels: [
    ...TITLES,
    'date',
    'certify that',
    'registered agent',
    'status',
    'entity type',
    'jurisdiction',
  ],
};
