/** What browsers have and jsdom lacks. */
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** As much of fetch's Request as a router without loaders looks at. */
class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string | URL, init: { method?: string; signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.signal = init.signal;
  }
}

const matchNothing = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

const missing: Record<string, unknown> = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  Request: PlainRequest,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  matchMedia: matchNothing,
  scrollTo: () => undefined,
  structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
};
for (const [name, value] of Object.entries(missing)) {
  const isStub = name === 'scrollTo'; // jsdom has one, which only prints an error
  if (isStub || !(name in globalThis))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
const onElements: Record<string, unknown> = { scrollIntoView: () => undefined, getAnimations: () => [] };
for (const [name, value] of Object.entries(onElements))
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value, writable: true });
