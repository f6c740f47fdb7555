/** The four lines of a US address, as every section stores them. */
export const addressFields = [
  { kind: 'text', name: 'street', label: 'Street', width: 'full', autoComplete: 'address-line1' },
  { kind: 'text', name: 'city', label: 'City', width: 'third', autoComplete: 'address-level2' },
  { kind: 'text', name: 'state', label: 'State', width: 'third', autoComplete: 'address-level1' },
  { kind: 'text', name: 'zipCode', label: 'ZIP Code', width: 'third', autoComplete: 'postal-code' },
] as const;
