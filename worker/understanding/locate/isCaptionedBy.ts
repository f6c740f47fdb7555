/** Forms drawn anew that print the labels of a few boxes below their values: what stands above one of them tells. */
import { isCaption, printOver } from './captions.ts';
import type { MappedSheet } from './cells.ts';
import { placesOf } from './located.ts';
import { textOf } from '../values/runs.ts';

/** `97301` right above `ZIP code`, `(503) 555-0119` above `Phone no.`: no value of another box, as `4B` of the apartment would be. */
const TELLS = /^(?:.* )?(?:\d{5}(?:-\d{4})?|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})$/;

export const isCaptionedBy = (map: MappedSheet, labels: readonly string[]): boolean =>
  labels
    .flatMap((label) => placesOf(map, label))
    .some((place) => isCaption(map, place) && TELLS.test(textOf(printOver(map, place) ?? [])));
