/** Types of what is used from packages that bring none. */
declare module 'libheif-js/wasm-bundle.js';

declare module 'word-extractor' {
  interface WordDocument {
    getHeaders(): string;
    getBody(): string;
    getFooters(): string;
  }
  export default class WordExtractor {
    extract(file: Buffer): Promise<WordDocument>;
  }
}
