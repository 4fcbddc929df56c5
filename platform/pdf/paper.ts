import PDFDocument from 'pdfkit';
import { runsOf, type Face } from './faces.ts';
import { wrapText } from './wrap.ts';

/** Style of text; sizes in points. */
export interface Ink {
  face: Face;
  size: number;
  colour: string;
}

const A4 = { width: 595.28, height: 841.89 };

/** Position of the baseline below the top of a line, and height of a line, relative to the size. */
const BASELINE = 0.96;
const LINE = 1.34;

/** Without explicit features the library sets a text word by word. */
const AS_A_WHOLE = { features: [] };

/**
 * A4 sheets with embedded fonts, drawn from the top left in points. The same drawing always gives the same bytes,
 * because no clock is read.
 */
export class Paper {
  readonly left = 42;
  readonly right = A4.width - 42;
  readonly top = 42;
  readonly bottom = A4.height - 62; // below it only `finish` draws
  readonly pageHeight = A4.height;
  /** Position of the next element. */
  y = this.top;
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;
  readonly #known = new Set<string>();
  #hasMissingLetters = false;

  constructor(about: { title: string; author: string; subject: string; createdAt: Date; language: string }) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true, // their number is known only at the end
      lang: about.language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: about.title,
        Author: about.author,
        Subject: about.subject,
        Creator: about.author,
        CreationDate: about.createdAt,
      },
    });
    this.#bytes = collect(this.#doc);
  }

  get width(): number {
    return this.right - this.left;
  }

  newPage(): void {
    this.#doc.addPage();
    this.y = this.top;
  }

  /** Height of a number of lines. */
  height(ink: Ink, lines = 1): number {
    return lines * ink.size * LINE;
  }

  measure(text: string, ink: Ink): number {
    let width = 0;
    for (const { file, drawn, isJoined } of runsOf(text, ink.face))
      width += this.#set(file, ink.size).widthOfString(drawn, isJoined ? AS_A_WHOLE : {});
    return width;
  }

  wrap(text: string, width: number, ink: Ink): string[] {
    return wrapText(text, width, (piece) => this.measure(piece, ink));
  }

  /** Returns whether a letter was drawn as a box, because no font has it. */
  get hasMissingLetters(): boolean {
    return this.#hasMissingLetters;
  }

  /** One line with its top at `y`; with `align` 'right' it ends at `x`. */
  line(text: string, x: number, y: number, ink: Ink, align: 'left' | 'right' = 'left'): void {
    let at = align === 'right' ? x - this.measure(text, ink) : x;
    for (const { file, text: piece, drawn, isJoined, isMissing } of runsOf(text, ink.face)) {
      const doc = this.#set(file, ink.size);
      const whole = isJoined ? AS_A_WHOLE : {};
      // The text itself is what is read aloud, searched and copied.
      const isMarked = isMissing || isJoined || drawn !== piece;
      if (isMarked) doc.markContent('Span', { actual: piece });
      doc
        .fillColor(ink.colour)
        .text(drawn, at, y + ink.size * BASELINE, { lineBreak: false, baseline: 'alphabetic', ...whole });
      if (isMarked) doc.endMarkedContent();
      this.#hasMissingLetters ||= isMissing;
      at += doc.widthOfString(drawn, whole);
    }
  }

  /** Several lines below each other; returns their end. */
  lines(texts: readonly string[], x: number, y: number, ink: Ink, align: 'left' | 'right' = 'left'): number {
    texts.forEach((text, index) => this.line(text, x, y + this.height(ink, index), ink, align));
    return y + this.height(ink, texts.length);
  }

  rule(y: number, colour: string, thickness = 0.6, from = this.left, to = this.right): void {
    this.#doc.rect(from, y - thickness / 2, to - from, thickness).fill(colour);
  }

  /** Makes an area of the page a link. */
  link(url: string, x: number, y: number, width: number, height: number): void {
    this.#doc.link(x, y, width, height, url);
  }

  /** A PNG or JPEG, as large as fits into this space, at its left. */
  picture(file: Buffer, x: number, y: number, { width, height }: { width: number; height: number }): void {
    this.#doc.image(file, x, y, { fit: [width, height] });
  }

  /** A line drawing, each stroke an SVG path, with its origin at `x`, `y`. */
  strokes(drawing: readonly { path: string; colour: string; thickness: number }[], x: number, y: number): void {
    this.#doc.save().translate(x, y);
    for (const { path, colour, thickness } of drawing) this.#doc.path(path).lineWidth(thickness).stroke(colour);
    this.#doc.restore();
  }

  /** Draws the common parts of every page, then returns the whole file. */
  finish(onEachPage: (page: number, of: number) => void): Promise<Buffer> {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#doc.switchToPage(page);
      onEachPage(page - start + 1, count);
    }
    this.#doc.end();
    return this.#bytes;
  }

  #set(file: { name: string; font(): Buffer }, size: number): PDFKit.PDFDocument {
    if (!this.#known.has(file.name)) {
      this.#doc.registerFont(file.name, file.font());
      this.#known.add(file.name);
    }
    return this.#doc.font(file.name, size);
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
