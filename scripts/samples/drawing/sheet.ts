/** Paper and pen: prints labels, rules boxes and fills in values, as a fillable form or as plain print. */
import { PDFDocument, PDFHexString, PDFName, rgb, type PDFFont, type PDFForm, type PDFPage } from 'pdf-lib';
import type { Drawing } from '../sample.ts';
import { embedFonts, inkFor, type Fonts, type Ink } from './ink.ts';
import type { Align, PrintStyle, Rect, RuleStyle, ValueStyle } from './styles.ts';

const PAGE: readonly [number, number] = [612, 792];
const SHRUNK = 0.5; // a value is set down to half its size before it may leave its box

/** The form's own print must stay visible under a field. */
const BARE = { borderWidth: 0, backgroundColor: undefined, borderColor: undefined };

export class Sheet {
  readonly fonts: Fonts;
  readonly ink: Ink;
  readonly isFillable: boolean;
  #document: PDFDocument;
  #page: PDFPage;
  #height: number;
  #shift: number;
  #fieldCount = 0;

  constructor(document: PDFDocument, fonts: Fonts, drawing: Drawing) {
    this.#document = document;
    this.fonts = fonts;
    this.ink = inkFor(drawing);
    this.isFillable = drawing.isFillable ?? false;
    this.#shift = drawing.valueShift ?? 0;
    this.#page = document.addPage([...PAGE]);
    this.#height = PAGE[1];
  }

  newPage(): void {
    this.#page = this.#document.addPage([...PAGE]);
  }

  /** `y` is the base line. With `align`, `x` is the left end, middle or right end. */
  print(text: string, x: number, y: number, style: PrintStyle = {}): void {
    const { size = 7, font = 'sans', align = 'left', grey = 0 } = style;
    const face = this.fonts[font];
    const left = x - widthShare(align) * face.widthOfTextAtSize(text, size);
    this.#page.drawText(text, {
      x: left,
      y: this.#height - y,
      size,
      font: face,
      color: rgb(grey, grey, grey),
    });
  }

  widthOf(text: string, size: number, font: keyof Fonts = 'sans'): number {
    return inkWidth(this.fonts[font], text, size);
  }

  frame({ x, y, w, h }: Rect, { thickness = 0.5, fillGrey }: RuleStyle = {}): void {
    if (thickness === 0 && fillGrey === undefined) return;
    const fill = fillGrey === undefined ? {} : { color: rgb(fillGrey, fillGrey, fillGrey) };
    const border = thickness === 0 ? {} : { borderColor: rgb(0, 0, 0), borderWidth: thickness };
    this.#page.drawRectangle({ x, y: this.#height - y - h, width: w, height: h, ...fill, ...border });
  }

  rule(x1: number, y1: number, x2: number, y2: number, { thickness = 0.5, isDashed }: RuleStyle = {}): void {
    const start = { x: x1, y: this.#height - y1 };
    const end = { x: x2, y: this.#height - y2 };
    this.#page.drawLine({ start, end, thickness, ...(isDashed ? { dashArray: [2, 2] } : {}) });
  }

  /** Fills a value in: a form field with its tooltip, or print in the client's typewriter. */
  value(rect: Rect, text: string, style: ValueStyle): void {
    const shown = this.isFillable ? text : this.ink.spell(text);
    const box = { ...rect, x: rect.x + this.#shift, y: rect.y + this.#shift };
    if (this.isFillable) this.#field(box, shown, style);
    else if (text && style.cells) this.#printCells(box, shown, style.cells);
    else if (text) this.#printLines(box, shown, style);
  }

  /** A square check box with its top left corner at (x, y). */
  tick(x: number, y: number, isOn: boolean, label: string, size = 8): void {
    this.frame({ x, y, w: size, h: size }, { thickness: 0.7 });
    const at = { x: x + this.#shift, y: this.#height - y - this.#shift - size };
    if (this.isFillable) {
      const box = this.#form.createCheckBox(this.#name('c'));
      box.addToPage(this.#page, { ...at, width: size, height: size, ...BARE });
      this.#speak(box, label);
      if (isOn) box.check();
    } else if (isOn) {
      const [mark, font] = this.ink.tick;
      const width = this.fonts[font].widthOfTextAtSize(mark, size);
      const middle = { x: at.x + (size - width) / 2, y: at.y + size * 0.14 };
      this.#page.drawText(mark, { ...middle, size, font: this.fonts[font], color: this.ink.color });
    }
  }

  /** Only a fillable document gets a form: asking for it makes one. */
  get #form(): PDFForm {
    return this.#document.getForm();
  }

  async finish(): Promise<Uint8Array> {
    return this.#document.save({ useObjectStreams: true });
  }

  #name(kind: string): string {
    this.#fieldCount += 1; // as the IRS numbers them: the name says nothing about the meaning
    return `topmostSubform[0].Page${this.#document.getPageCount()}[0].${kind}1_${this.#fieldCount}[0]`;
  }

  #field(
    { x, y, w, h }: Rect,
    text: string,
    { label, size = 8, align = 'left', cells, hasLines }: ValueStyle,
  ) {
    const field = this.#form.createTextField(this.#name('f'));
    const place = { x, y: this.#height - y - h, width: w, height: h };
    field.addToPage(this.#page, { ...place, ...BARE, font: this.fonts.sans });
    this.#speak(field, label);
    if (hasLines) field.enableMultiline();
    if (cells) {
      field.setMaxLength(cells);
      field.enableCombing();
    }
    field.setAlignment(align === 'left' ? 0 : align === 'center' ? 1 : 2);
    field.setText(text || undefined);
    field.setFontSize(size);
    field.updateAppearances(this.fonts.sans);
  }

  #speak(
    field: { acroField: { dict: { set(key: PDFName, value: PDFHexString): void } } },
    label: string,
  ): void {
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
  }

  #printLines(rect: Rect, text: string, { size = this.ink.size, align = 'left', hasLines }: ValueStyle) {
    const lines = text.split('\n');
    const set = this.#fit(lines, rect.w - 4, size);
    const leading = set * 1.2;
    const first = hasLines ? rect.y + set : rect.y + (rect.h - leading * (lines.length - 1)) / 2 + set * 0.35;
    lines.forEach((line, index) => this.#write(line, rect, first + index * leading, set, align));
  }

  #write(line: string, { x, w }: Rect, y: number, size: number, align: Align): void {
    const face = this.fonts[this.ink.font];
    const anchor = { left: x + 2, center: x + w / 2, right: x + w - 2 }[align];
    const left = anchor - widthShare(align) * inkWidth(face, line, size);
    this.#page.drawText(line, { x: left, y: this.#height - y, size, font: face, color: this.ink.color });
  }

  #printCells({ x, y, w, h }: Rect, text: string, cells: number): void {
    const cell = w / cells;
    [...text].forEach((letter, index) =>
      this.#write(letter, { x: x + index * cell, y, w: cell, h }, y + h / 2 + 3, this.ink.size, 'center'),
    );
  }

  #fit(lines: readonly string[], width: number, size: number): number {
    const face: PDFFont = this.fonts[this.ink.font];
    const widest = Math.max(...lines.map((line) => inkWidth(face, line, size)));
    return widest <= width ? size : Math.max(size * SHRUNK, (size * width) / widest);
  }
}

/** Letter by letter: pdf-lib measures with kerning but draws without it. */
const inkWidth = (face: PDFFont, text: string, size: number): number =>
  [...text].reduce((width, letter) => width + face.widthOfTextAtSize(letter, size), 0);

const widthShare = (align: Align): number => ({ left: 0, center: 0.5, right: 1 })[align];

/** An empty first page. The file says nothing about when or where it was made, so that a seed repeats it. */
export async function openSheet(drawing: Drawing): Promise<Sheet> {
  const document = await PDFDocument.create({ updateMetadata: false });
  return new Sheet(document, await embedFonts(document), drawing);
}
