/** Licences that the name of a state heads: which town grants them by its law, and the building an office is in, which grants nothing. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const AUTHORITY = 'fields.issuingAuthority';

describe('licences that the name of a state heads', () => {
  const grants = (grantor: string) =>
    readPicture(`
                       THE STATE OF WYOMING
                      RETAIL LIQUOR LICENSE
License No. RL-0448-1                           Fee $1,500.00

By virtue of authority vested by law, and upon approval of the application
filed on October 3, 2023, ${grantor}
                       Larkspur & Pine, Inc.
                          doing business as
                       The Tin Lantern
a license to sell alcoholic liquors for consumption on and off the premises
Premises:      418 E Larch Street, Alder Ford, WY 82649
This license shall be in force for the term beginning January 1, 2024 and ending
December 31, 2024, unless sooner suspended or revoked.`)[AUTHORITY];

  it.each([
    ['the Town of Alder\nFord, County of Marlow, hereby grants to', 'Town of Alder Ford'],
    ['the City of Heron hereby grants to', 'City of Heron'],
    ['the Town of Alder Ford has granted to', 'Town of Alder Ford'],
    ['THE CITY OF HERON HEREBY GRANTS TO', 'CITY OF HERON'],
  ])('When a sentence says that %j, then that place granted it', (grantor, place) => {
    expect(grants(grantor)).toBe(place);
  });

  it('When no sentence says which place does, then it is the state; one that is only told of grants nothing', () => {
    expect(grants('there is hereby granted to')).toBe('THE STATE OF WYOMING');
    expect(grants('at the hall of the Town of Alder Ford, there is hereby granted to')).not.toBe(
      'Town of Alder Ford, there',
    );
  });
});

it.each([['State Capitol'], ['State House, Room 101'], ['Great Seal']])(
  'When `%s` stands below a seal, then the officer who certifies is named by his sentence',
  (line) => {
    expect(
      readPicture(`
                           STATE  OF  NEBRASKA


                                                       Secretary of State
                            ${line}
                                                       Lincoln, Nebraska

                      CERTIFICATE OF GOOD STANDING
I, Silas B. Winterbourne, Secretary of State of the State of Nebraska, do hereby certify that
                      HERON OTTER ENGINEERING, LLC
was duly formed under the laws of Nebraska on March 4, 2017 as a domestic limited liability company;
and that said company is in existence as of the date of this certificate.
on this date of
August 19, 2024`)[AUTHORITY],
    ).toBe('Secretary of State of the State of Nebraska');
  },
);
