/** What an IRS form says aloud about each of its fields: the `<speak>` texts of its XFA template. */
import type { Pdfium } from './pdfium.ts';

/** The template of a Form 1040 is 1.5 MB; a larger one is read no further. */
const MAX_TEMPLATE_CHARACTERS = 4_000_000;
const TAG = /<(\/?)(subform|field|exclGroup|speak|toolTip)\b([^>]*?)(\/?)>/g;
const NAME = /\bname="([^"]*)"/;

/** Label by field path (without the topmost subform); empty when the file has no XFA template. */
export function readSpokenLabels(pdfium: Pdfium, document: number): Map<string, string> {
  const template = readPacket(pdfium, document, 'template');
  return template === ''
    ? new Map<string, string>()
    : parseSpokenLabels(template.slice(0, MAX_TEMPLATE_CHARACTERS));
}

function readPacket(pdfium: Pdfium, document: number, wanted: string): string {
  const count = pdfium.call('FPDF_GetXFAPacketCount', document);
  for (let index = 0; index < count; index++) {
    const name = pdfium.text(
      (buffer, size) => pdfium.call('FPDF_GetXFAPacketName', document, index, buffer, size),
      'utf-8',
    );
    if (name === wanted) return packetContent(pdfium, document, index);
  }
  return '';
}

function packetContent(pdfium: Pdfium, document: number, index: number): string {
  const content = (buffer: number, size: number) => {
    const answer = pdfium.numbers('i32', 1, (length) =>
      pdfium.call('FPDF_GetXFAPacketContent', document, index, buffer, size, length),
    );
    return answer?.[0] ?? 0;
  };
  return pdfium.text(content, 'utf-8');
}

interface Level {
  readonly tag: string;
  readonly path: string;
  /** How many children of each name were met: XFA counts `f1_04[0]`, `f1_04[1]`. */
  readonly counts: Map<string, number>;
}

/** Walks the template's nested subforms and fields, without a full XML reader: entities and DTDs are never resolved. */
export function parseSpokenLabels(template: string): Map<string, string> {
  const labels = new Map<string, string>();
  const levels: Level[] = [{ tag: '', path: '', counts: new Map() }];
  for (const match of template.matchAll(TAG)) {
    const [whole, slash, tag = '', attributes = '', selfClosing] = match;
    const top = levels.at(-1)!;
    if (tag === 'speak' || tag === 'toolTip') {
      if (slash || selfClosing || labels.has(top.path)) continue;
      const start = match.index + whole.length;
      const text = template.slice(start, template.indexOf('</', start));
      if (top.tag === 'field' || top.tag === 'exclGroup') labels.set(top.path, plainText(text));
    } else if (slash) {
      if (levels.length > 1) levels.pop();
    } else if (!selfClosing) {
      levels.push(levelBelow(top, tag, NAME.exec(attributes)?.[1]));
    }
  }
  return withoutTopmost(labels);
}

/** A nameless subform is transparent: its children are counted with its parent's. */
function levelBelow(above: Level, tag: string, name: string | undefined): Level {
  if (name === undefined) return { tag, path: above.path, counts: above.counts };
  const index = above.counts.get(name) ?? 0;
  above.counts.set(name, index + 1);
  const path = above.path === '' ? `${name}[${index}]` : `${above.path}.${name}[${index}]`;
  return { tag, path, counts: new Map() };
}

const withoutTopmost = (labels: Map<string, string>) =>
  new Map([...labels].map(([path, label]) => [path.split('.').slice(1).join('.'), label]));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plainText = (xml: string) =>
  xml
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
