/** Blocks of a name and its whole address: nothing where a line of them is missing. */
import { businessBlock, personBlock } from './address.ts';
import type { Shape } from '../shape.ts';

const whole =
  (block: Shape): Shape =>
  (words, cell) => {
    const parts = block(words, cell);
    return parts?.name && parts.street && parts.zipCode ? parts : null;
  };

/** Of a business whose name may be missing, or that holds its place alone: a name alone is no address. */
export const placedBlock: Shape = (words, cell) => {
  const parts = businessBlock(words, cell);
  return parts?.street || parts?.zipCode ? parts : null;
};
/** Of a business. */
export const wholeBusinessBlock: Shape = whole(businessBlock);
/** Of a person. */
export const wholePersonBlock: Shape = whole(personBlock);
