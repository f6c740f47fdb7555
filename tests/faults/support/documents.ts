/** Documents to upload: a W-2 the reader reads in a moment, each copy with bytes of its own. */
import { formCalled, makeSample } from '../../../scripts/samples/makeSamples.ts';

const drawn = new Map<number, Promise<Uint8Array>>();

/** A W-2 drawn as text; the same seed names the same person. */
export async function w2Pdf(seed = 1): Promise<Uint8Array> {
  const known =
    drawn.get(seed) ??
    makeSample({ form: formCalled('w2-irs'), variant: 'flat', seed }).then(({ bytes }) => bytes);
  drawn.set(seed, known);
  return Buffer.concat([await known, Buffer.from(`\n% ${process.hrtime.bigint()}\n`)]);
}
