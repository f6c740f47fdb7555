/** Business licences and registrations of any authority: the authority at the top, everything else by its usual name. */
import { addressPaths } from '../understanding/addressPaths.ts';
import type { FormDefinition, Where } from '../understanding/formDefinition.ts';

const near = (...labels: string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true },
    { below: label, depth: 30 },
  ]);
const certifies = [
  'this certifies that',
  'this is to certify that',
  'is hereby granted to',
  'license is granted to',
  'issued to',
];
const conducts = [
  'is hereby licensed to conduct the business of',
  'to conduct the business of',
  'to engage in the business of',
];
const business = [
  'legal business name',
  'business name',
  'name of business',
  'trade name',
  'dba',
  'licensee',
  'entity name',
];

export const businessLicense: FormDefinition = {
  name: 'Business license',
  documentType: 'business-license',
  hasTaxYear: false,
  signs: [
    {
      needs: 2,
      anyOf: [
        'business license',
        'license number',
        'license no',
        'registration number',
        'certificate of',
        'permit number',
        'business tax certificate',
      ],
      of: [
        'business license',
        'license number',
        'license no',
        'expiration date',
        'expires',
        'valid through',
        'licensed to conduct',
        'certificate',
        'issue date',
        'date issued',
        'this certifies that',
        'business tax certificate',
        'registration number',
      ],
    },
  ],
  fields: [
    {
      to: ['fields.licenseNumber'],
      as: 'code',
      where: near(
        'license number',
        'license no',
        'license #',
        'certificate number',
        'certificate no',
        'registration number',
        'registration no',
        'permit number',
        'permit no',
        'account number',
      ),
    },
    {
      to: ['fields.issueDate'],
      as: 'date',
      where: near(
        'issue date',
        'date issued',
        'date of issue',
        'issued on',
        'effective date',
        'valid from',
        'start date',
        'issued',
      ),
    },
    {
      to: ['fields.expiryDate'],
      as: 'date',
      where: near(
        'expiration date',
        'expiry date',
        'date of expiration',
        'valid through',
        'valid until',
        'valid thru',
        'expires on',
        'expires',
        'expiration',
      ),
    },
    {
      to: ['fields.issuingAuthority'],
      as: 'businessName',
      where: [...near('issuing authority', 'issuing agency'), { letter: 'head' }],
    },
    {
      to: ['businessInfo.businessName'],
      as: 'businessName',
      where: [...near(...business), ...certifies.map((under) => ({ under }))],
    },
    {
      to: addressPaths('businessInfo.businessAddress'),
      as: 'address',
      where: near('business location', 'business address', 'location address', 'premises address', 'address'),
    },
    {
      to: addressPaths('businessInfo.businessAddress'),
      as: 'businessBlock',
      where: certifies.map((under) => ({ under })),
    },
    {
      to: ['businessInfo.industry'],
      as: 'text',
      use: 'suggestion',
      where: [
        ...near(
          'type of business',
          'business type',
          'business activity',
          'nature of business',
          'business description',
          'license type',
          'classification',
        ),
        ...conducts.map((under) => ({ under })),
      ],
    },
    {
      to: ['primaryPerson.fullName'],
      as: 'personName',
      where: near('owner/principal', 'owner name', 'owner', 'proprietor', 'principal', 'owner of record'),
    },
    {
      to: ['businessInfo.ein'],
      as: 'ein',
      where: near('federal tax id', 'fein', 'ein', 'employer identification number'),
    },
    {
      to: ['businessInfo.businessPhone'],
      as: 'phone',
      where: near('business phone', 'phone number', 'telephone', 'phone'),
    },
  ],
  derived: [
    {
      to: 'legalCompliance.hasBusinessLicense',
      value: true,
      when: { field: 'fields.licenseNumber', isGiven: true },
    },
    {
      to: 'legalCompliance.complianceInfo',
      value: { sameAs: 'fields.licenseNumber' },
      when: { field: 'fields.licenseNumber', isGiven: true },
      use: 'suggestion',
    },
  ],
  otherLabels: [
    'naics code',
    'fee paid',
    'license category',
    'business license certificate',
    'general business license',
    'not transferable',
    'city clerk',
    'post in a conspicuous place',
    'mailing address',
    'entity type',
    'status',
    'tax id',
  ],
};
