/** What tells the second page of a Form 1040 that a program draws anew: how its lines add up, below a head that names the form. */
import type { Signs } from '../understanding/formDefinition.ts';

/** Only lines of this return add so, and only this return has that tax withheld; those of states speak of other lines. */
const OF_THIS_RETURN = [
  'add lines 25a through 25c',
  'subtract line 21 from line 18',
  'add lines 22 and 23',
  'add lines 25d 26 and 32',
  'line 34 you want refunded to you',
  'federal income tax withheld form(s) w-2',
  'federal income tax withheld from form(s) w-2',
  'federal income tax withheld from forms w-2',
];

export const secondPageAnew: Signs = {
  needs: 5,
  mentions: ['form 1040'],
  anyOf: OF_THIS_RETURN,
  of: [
    ...OF_THIS_RETURN,
    'total tax',
    'estimated tax payments and amount applied',
    'total payments',
    'overpaid',
    'you want refunded to you',
    'amount you owe',
    'estimated tax penalty',
    'penalties of perjury',
    'your occupation',
  ],
};
