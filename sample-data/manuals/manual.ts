import { productPicture, renderPicture } from '../pictures/picture.ts';
import { MACHINES, type Machine } from './machines.ts';
import { BLUE, Sheet, TEXT_WIDTH } from './page.ts';
import { chaptersOf, type Chapter } from './text.ts';

/** The names of the manuals, in the order of their list (A29). */
export const MANUAL_NAMES: readonly string[] = MACHINES.map((machine) => machine.name);

/**
 * Draws one manual as a PDF of four pages: cover, contents, chapters with drawings and maintenance tables.
 * @throws {Error} there is no manual of that name
 */
export async function drawManual(name: string): Promise<Buffer> {
  const machine = MACHINES.find((each) => each.name === name);
  if (machine === undefined) throw new Error(`There is no manual '${name}'; there are ${MANUAL_NAMES.join(', ')}.`);
  const sheet = new Sheet(`${machine.title}: operator's manual`, 'Operation, maintenance and parts');
  const chapters = chaptersOf(machine);
  await drawCover(sheet, machine);
  const contentsPage = startContents(sheet, chapters.length);
  const pages: number[] = [];
  for (const [index, chapter] of chapters.entries()) {
    sheet.heading(chapter.title, destination(index), leastHeight(chapter));
    pages.push(sheet.pageNumber);
    await drawChapter(sheet, chapter);
  }
  fillContents(sheet, contentsPage, chapters, pages);
  return sheet.finish(`${machine.title}  ·  operator's manual  ·  Pressline`);
}

/** Points that a chapter's beginning needs below its head: its drawing, its first table, or two steps. */
function leastHeight({ picture, tables }: Chapter): number {
  if (picture !== undefined) return 220;
  return 90 + (tables?.[0]?.rows.length ?? 0) * 24;
}

const destination = (index: number): string => `chapter-${index + 1}`;

async function drawCover({ doc }: Sheet, machine: Machine): Promise<void> {
  doc.rect(0, 0, 595.28, 841.89).fill('#fbfaf7');
  doc.rect(0, 0, 595.28, 16).fill(BLUE);
  doc.font('Helvetica-Bold').fontSize(13).fillColor('#11151a').text('PRESSLINE', 60, 70, { characterSpacing: 3 });
  doc.font('Helvetica-Bold').fontSize(44).text(machine.title, 60, 130, { width: TEXT_WIDTH });
  doc
    .font('Helvetica')
    .fontSize(18)
    .fillColor('#6f6a60')
    .text("Operator's manual", 60, doc.y + 6);
  doc.image(await renderPicture(productPicture(machine.picture), 1000), 60, 290, {
    width: TEXT_WIDTH,
    height: TEXT_WIDTH,
  });
  doc.fontSize(10).fillColor('#6f6a60').text('Edition 4. Keep it beside the machine.', 60, 780, { lineBreak: false });
}

const CONTENTS_TOP = 110;
const CONTENTS_STEP = 28;

/** Leaves room for the contents at the head of the second page; the first chapter follows below. */
function startContents({ doc }: Sheet, chapters: number): number {
  doc.addPage();
  doc.font('Helvetica-Bold').fontSize(24).fillColor('#11151a').text('Contents', 60, 70);
  doc.y = CONTENTS_TOP + chapters * CONTENTS_STEP + 10;
  return doc.bufferedPageRange().count - 1;
}

/** Written last, when it is known which chapter fell on which page. */
function fillContents({ doc }: Sheet, page: number, chapters: readonly Chapter[], pages: readonly number[]): void {
  doc.switchToPage(page);
  let y = CONTENTS_TOP;
  for (const [index, chapter] of chapters.entries()) {
    doc.font('Helvetica-Bold').fontSize(12).fillColor(BLUE);
    doc.text(`${index + 1}   ${chapter.title}`, 60, y, { width: 420, goTo: destination(index), lineBreak: false });
    doc.fillColor('#11151a').text(String(pages[index] ?? ''), 435, y, { width: 100, align: 'right', lineBreak: false });
    doc
      .moveTo(60, y + 18)
      .lineTo(535, y + 18)
      .lineWidth(0.6)
      .strokeColor('#cfc8b8')
      .stroke();
    y += CONTENTS_STEP;
  }
}

async function drawChapter(sheet: Sheet, chapter: Chapter): Promise<void> {
  const width = chapter.picture === undefined ? TEXT_WIDTH : 300;
  if (chapter.picture !== undefined) {
    sheet.ensure(210);
    const picture = await renderPicture(productPicture(chapter.picture), 500);
    sheet.doc.image(picture, 375, sheet.doc.y, { width: 160, height: 160 });
  }
  sheet.paragraph(chapter.intro, width);
  sheet.steps(chapter.steps ?? [], width);
  for (const { title, head, rows } of chapter.tables ?? []) {
    sheet.ensure(50 + rows.length * 22);
    sheet.doc
      .font('Helvetica-Bold')
      .fontSize(11.5)
      .fillColor('#11151a')
      .text(title, 60, sheet.doc.y + 4);
    sheet.doc.y += 4;
    sheet.table(head, rows, head.length === 2 ? [165, 310] : [112, 213, 150], head[0] === 'Part number');
  }
}
