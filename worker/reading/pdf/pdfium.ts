/**
 * PDFium (sandboxed WebAssembly) behind a few memory-safe calls; everything that reads or draws a PDF goes through here.
 *
 * The package's public classes give no positions, so its compiled module (the plain PDFium C API, public headers
 * fpdf_text.h, fpdf_annot.h, fpdf_edit.h) is used directly. The rejected alternative, pdf.js, costs up to three times the
 * time, has no boxes per glyph and cannot tell hidden text from visible text.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';

type Call = (...args: number[]) => number;

/** The compiled module: C functions by name, and views of its memory. */
interface Loaded {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: Readonly<Record<string, Call>> & { readonly malloc: Call; readonly free: Call };
}

/** Room for the numbers a C function writes back (eight doubles). */
const SCRATCH_BYTES = 64;

/** A text of a form or of the file beyond this is not an answer but an attack on memory. */
const MAX_STRING_BYTES = 4 * 1024 * 1024;

export interface Pdfium {
  /** Calls a C function of PDFium by its name. Throws on a name the build does not hold. */
  call(name: string, ...args: number[]): number;
  /** Copies bytes into PDFium's memory; the caller frees the pointer. */
  put(bytes: Uint8Array): number;
  /** Copies bytes out of PDFium's memory. */
  take(pointer: number, size: number): Uint8Array;
  free(pointer: number): void;
  /** `count` zeroed numbers for a C function to fill in, in the order of its out-parameters. */
  numbers(
    type: 'f64' | 'f32' | 'i32',
    count: number,
    fill: (...pointers: number[]) => number,
  ): number[] | null;
  /** A string that a C function writes into (buffer, byteLength), UTF-16LE unless told otherwise. */
  text(fill: (buffer: number, size: number) => number, encoding?: 'utf-16le' | 'utf-8'): string;
  /** A C function that needs a NUL-terminated ASCII name. */
  withName<T>(name: string, use: (pointer: number) => T): T;
  /** The same for bytes; a NUL is put behind them. */
  withBytes<T>(bytes: Uint8Array, use: (pointer: number) => T): T;
}

let loading: Promise<Pdfium> | undefined;

/** Loads PDFium once per process (about 40 ms, 4 MB of WebAssembly). */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= PDFiumLibrary.init().then((library) => wrap((library as unknown as { module: Loaded }).module));
  return loading;
}

const DECODERS = { 'utf-16le': new TextDecoder('utf-16le'), 'utf-8': new TextDecoder('utf-8') };
const SIZES = { f64: 8, f32: 4, i32: 4 } as const;

function wrap(module: Loaded): Pdfium {
  const malloc = (size: number) => {
    const pointer = module.wasmExports.malloc(size);
    if (pointer === 0) throw new RangeError('PDFium is out of memory');
    return pointer;
  };
  const free = (pointer: number) => module.wasmExports.free(pointer);
  const scratch = malloc(SCRATCH_BYTES);
  /** Places of so many numbers, by their count. */
  const placesOf = (type: keyof typeof SIZES) => {
    const all = Array.from(
      { length: SCRATCH_BYTES / SIZES[type] },
      (_, index) => scratch + index * SIZES[type],
    );
    return [...all.map((_, count) => all.slice(0, count)), all];
  };
  const places = { f64: placesOf('f64'), f32: placesOf('f32'), i32: placesOf('i32') };
  let memory = new DataView(module.HEAPU8.buffer);
  const read = (type: keyof typeof SIZES, pointer: number) => {
    if (memory.buffer !== module.HEAPU8.buffer) memory = new DataView(module.HEAPU8.buffer); // it has grown
    if (type === 'f64') return memory.getFloat64(pointer, true);
    return type === 'f32' ? memory.getFloat32(pointer, true) : memory.getInt32(pointer, true);
  };
  const called = new Map<string, Call>();
  const find = (name: string) => {
    // The module's own functions make sentences for failures at every call: a page asks 30,000 times.
    const found = module.wasmExports[name];
    if (!found) throw new TypeError(`PDFium has no ${name}`);
    called.set(name, found);
    return found;
  };
  const withBytes = <T>(bytes: Uint8Array, use: (pointer: number) => T): T => {
    const pointer = malloc(bytes.length + 1);
    try {
      module.HEAPU8.set(bytes, pointer);
      module.HEAPU8[pointer + bytes.length] = 0;
      return use(pointer);
    } finally {
      free(pointer);
    }
  };

  return {
    call: (name, ...args) => (called.get(name) ?? find(name))(...args),
    put: (bytes) => {
      const pointer = malloc(bytes.length || 1);
      module.HEAPU8.set(bytes, pointer);
      return pointer;
    },
    take: (pointer, size) => module.HEAPU8.slice(pointer, pointer + size),
    free,
    numbers: (type, count, fill) => {
      module.HEAPU8.fill(0, scratch, scratch + SCRATCH_BYTES);
      const pointers = places[type][count]!;
      return fill(...pointers) ? pointers.map((pointer) => read(type, pointer)) : null;
    },
    text: (fill, encoding = 'utf-16le') => {
      const size = fill(0, 0);
      if (size <= 0 || size > MAX_STRING_BYTES) return '';
      const pointer = malloc(size);
      try {
        fill(pointer, size);
        // A copy, because TextDecoder refuses memory that may be shared or grow.
        return DECODERS[encoding].decode(module.HEAPU8.slice(pointer, pointer + size)).replace(/\0+$/, '');
      } finally {
        free(pointer);
      }
    },
    withName: (name, use) => withBytes(new TextEncoder().encode(name), use),
    withBytes,
  };
}
