/** From PDF user space (any crop box, any /Rotate, y upwards) to points of the upright page, origin top left. */
import type { Box } from '#domain/documents/extraction';
import type { Pdfium } from './pdfium.ts';

/** x' = a x + c y + e; y' = b x + d y + f. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** PDFium answers in whole device pixels: a fine grid keeps a hundredth of a point. */
const GRID = 100;
/** Far enough apart to keep the slope exact, near enough for 32-bit pixels. */
const PROBE = 1000;

export function uprightTransform(pdfium: Pdfium, page: number, width: number, height: number): Transform {
  const at = (x: number, y: number) => {
    const device = pdfium.numbers('i32', 2, (px, py) =>
      pdfium.call(
        'FPDF_PageToDevice',
        page,
        0,
        0,
        Math.round(width * GRID),
        Math.round(height * GRID),
        0,
        x,
        y,
        px,
        py,
      ),
    ) ?? [0, 0];
    return { x: device[0]! / GRID, y: device[1]! / GRID };
  };
  const origin = at(0, 0);
  const right = at(PROBE, 0);
  const up = at(0, PROBE);
  return {
    a: (right.x - origin.x) / PROBE,
    b: (right.y - origin.y) / PROBE,
    c: (up.x - origin.x) / PROBE,
    d: (up.y - origin.y) / PROBE,
    e: origin.x,
    f: origin.y,
  };
}

/** A rectangle given by two corners in user space, as a box of the upright page. */
export function uprightBox(t: Transform, left: number, bottom: number, right: number, top: number): Box {
  const [x, otherX] = [t.a * left + t.c * bottom + t.e, t.a * right + t.c * top + t.e];
  const [y, otherY] = [t.b * left + t.d * bottom + t.f, t.b * right + t.d * top + t.f];
  return {
    x0: Math.min(x, otherX),
    y0: Math.min(y, otherY),
    x1: Math.max(x, otherX),
    y1: Math.max(y, otherY),
  };
}

/** The direction of text at `angle` (radians, user space) on the upright page: 0 right, 1 down, 2 left, 3 up. */
export function quarterTurns(t: Transform, angle: number): number {
  const x = t.a * Math.cos(angle) + t.c * Math.sin(angle);
  const y = t.b * Math.cos(angle) + t.d * Math.sin(angle);
  return (Math.round(Math.atan2(y, x) / (Math.PI / 2)) + 4) % 4;
}

/** The same for what a form XObject holds: it is placed on the page by a matrix of its own. */
export function formTransform(pdfium: Pdfium, outer: Transform, object: number): Transform {
  // An FS_MATRIX: a, b, c, d, e, f.
  const matrix = pdfium.numbers('f32', 6, (at) => pdfium.call('FPDFPageObj_GetMatrix', object, at));
  const [a, b, c, d, e, f] = matrix ?? [1, 0, 0, 1, 0, 0];
  const x = (u: number, v: number) => outer.a * u + outer.c * v;
  const y = (u: number, v: number) => outer.b * u + outer.d * v;
  return {
    a: x(a!, b!),
    b: y(a!, b!),
    c: x(c!, d!),
    d: y(c!, d!),
    e: x(e!, f!) + outer.e,
    f: y(e!, f!) + outer.f,
  };
}
