/** Labels that only Form 1040-X has, which amends a Form 1040: they make it one, and no Form 1040. */
export const signs1040X = [
  'amended u.s. individual income tax return',
  'amended return filing status',
  'current home address number and street',
  'original amount reported or as',
  'explanation of changes',
];
