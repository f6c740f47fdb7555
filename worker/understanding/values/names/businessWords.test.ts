import { describe, expect, it } from '@jest/globals';
import { isBusinessName } from './businessWords.ts';

describe('A name', () => {
  it.each([
    'Copper Kettle Brewery',
    'High Plains Roofing',
    'Whitlock & Sons',
    'Juniper Lane Soaps LLC',
    'White River Pontoon Rental',
    'Marisol Vega PC',
    'Harrow Lane Pediatric Therapy',
    'Juniper Interiors',
    'TRES HERONES COCINALLC',
    'Grace Lutheran Church',
    'Mount Olive A.M.E. Zion Church',
    'Second Missionary Church',
    'Church of the Open Road',
    'Ely Rotary Club',
    'Iglesia Bautista Emanuel',
    'Harlan VFW Post 9',
    'Belfield Band Boosters',
    'Oak Hollow Homeowners',
    'Third Avenue Neighbors Pantry',
    'Juniper Traveling Notary',
    'Elk River Symphony',
    'BENTON TILE',
    "Opal's Corner Table",
  ])('of a trade or kind of company is that of a business: %s', (name) =>
    expect(isBusinessName(name)).toBe(true),
  );
  it.each([
    "Manager's Signature",
    "Owner's home address",
    'Ann Charters',
    'Frank Press',
    'Josephine Baker',
    'Tobias Farmer',
    'Corinne Abelard',
    'Marina Church',
    'Christian Church',
    'Emily Post',
    'Henry Cabot Lodge',
  ])('of a person may sound like a trade: %s', (name) => expect(isBusinessName(name)).toBe(false));
});
