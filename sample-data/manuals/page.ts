import PDFDocument from 'pdfkit';

const INK = '#11151a';
const GREY = '#6f6a60';
const RULE = '#cfc8b8';
export const BLUE = '#0b5cad';
export const PROCESS_COLOURS = ['#1ba3d6', '#d01c79', '#f2c21a', INK];

const LEFT = 60;
export const TEXT_WIDTH = 475;
const BOTTOM = 770;

/** A4 pages in the shop's character: grotesque, rules, one control bar; `title` is what a reader's window shows. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #finished: Promise<Buffer>;

  constructor(title: string, subject: string) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: 60, bottom: 15, left: LEFT, right: 60 },
      bufferPages: true,
      lang: 'en-GB',
      displayTitle: true,
      // A fixed date: the same manual is the same file on every machine.
      info: { Title: title, Subject: subject, Author: 'Pressline', CreationDate: new Date('2026-01-05T00:00:00Z') },
    });
    const chunks: Buffer[] = [];
    this.#finished = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  get pageNumber(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Starts a page when less than `height` points are left on this one. */
  ensure(height: number): void {
    if (this.doc.y + height > BOTTOM) this.doc.addPage();
  }

  /** A chapter's head; `space` is what must follow it on the same page. */
  heading(text: string, destination: string, space: number): void {
    this.ensure(60 + space);
    const { doc } = this;
    doc.moveDown(1.2);
    doc.addNamedDestination(destination);
    doc.outline.addItem(text);
    doc.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(text, LEFT, doc.y);
    doc.rect(LEFT, doc.y + 2, 34, 3).fill(BLUE);
    doc.y += 14;
  }

  paragraph(text: string, width = TEXT_WIDTH): void {
    this.doc.font('Helvetica').fontSize(10.5).fillColor(INK).text(text, LEFT, this.doc.y, { width, lineGap: 3 });
    this.doc.y += 8;
  }

  steps(steps: readonly string[], width = TEXT_WIDTH): void {
    const { doc } = this;
    for (const [index, step] of steps.entries()) {
      this.ensure(44);
      const { y } = doc;
      doc.circle(LEFT + 9, y + 7, 9).fill(BLUE);
      doc
        .font('Helvetica-Bold')
        .fontSize(9)
        .fillColor('#ffffff')
        .text(String(index + 1), LEFT, y + 4, { width: 18, align: 'center' });
      doc
        .font('Helvetica')
        .fontSize(10.5)
        .fillColor(INK)
        .text(step, LEFT + 30, y + 1, { width: width - 30, lineGap: 3 });
      doc.y += 7;
    }
  }

  /** A ruled table; the first column is set in a monospaced face when `mono`. */
  table(head: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[], mono = false): void {
    const { doc } = this;
    if (head.some((cell) => cell !== ''))
      this.#row(head, widths, { font: 'Helvetica-Bold', first: 'Helvetica-Bold', colour: GREY });
    for (const row of rows)
      this.#row(row, widths, { font: 'Helvetica', first: mono ? 'Courier-Bold' : 'Helvetica-Bold', colour: INK });
    doc.y += 12;
  }

  #row(
    cells: readonly string[],
    widths: readonly number[],
    face: { font: string; first: string; colour: string },
  ): void {
    const { doc } = this;
    doc.fontSize(9.5);
    const heights = cells.map((cell, index) =>
      doc.font(index === 0 ? face.first : face.font).heightOfString(cell, { width: (widths[index] ?? 0) - 10 }),
    );
    const height = Math.max(...heights) + 10;
    this.ensure(height);
    const top = doc.y;
    let x = LEFT;
    for (const [index, cell] of cells.entries()) {
      const width = widths[index] ?? 0;
      doc
        .font(index === 0 ? face.first : face.font)
        .fillColor(face.colour)
        .text(cell, x, top + 5, { width: width - 10 });
      x += width;
    }
    doc
      .moveTo(LEFT, top + height)
      .lineTo(LEFT + TEXT_WIDTH, top + height)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
    doc.y = top + height;
  }

  /** The colour control bar: the one ornament. */
  controlBar(x: number, y: number, size: number): void {
    PROCESS_COLOURS.forEach((colour, index) => this.doc.rect(x + index * (size + 2), y, size, size).fill(colour));
  }

  /** Foot lines on every page but the first, then the whole file. */
  finish(footer: string): Promise<Buffer> {
    const { doc } = this;
    const { count } = doc.bufferedPageRange();
    for (let page = 1; page < count; page += 1) {
      doc.switchToPage(page);
      this.controlBar(LEFT, 796, 7);
      doc.font('Helvetica').fontSize(8).fillColor(GREY);
      doc.text(footer, LEFT + 50, 796, { width: 300, lineBreak: false });
      doc.text(`${page + 1} / ${count}`, LEFT + 375, 796, { width: 100, align: 'right', lineBreak: false });
    }
    doc.end();
    return this.#finished;
  }
}
