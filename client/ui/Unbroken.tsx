/** A sentence whose figures stay whole: "123-45-6789" at the end of a line goes to the next one, not half of it. */
import { Fragment } from 'react';

const FIGURES = /(\d[\d-]*-\d[\d-]*)/;

export function Unbroken({ text }: { text: string }) {
  return text.split(FIGURES).map((part, index) =>
    FIGURES.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
