/** The four lines of a US address, as every section stores them. */
export const addressFields = [
  { kind: 'text', name: 'street', label: 'Street', autoComplete: 'address-line1' },
  { kind: 'text', name: 'city', label: 'City', autoComplete: 'address-level2' },
  { kind: 'text', name: 'state', label: 'State', autoComplete: 'address-level1' },
  { kind: 'text', name: 'zipCode', label: 'ZIP Code', autoComplete: 'postal-code' },
] as const;
