import { productPicture, renderPicture, scenePicture } from '../pictures/picture.ts';
import { BLUE, Sheet } from './page.ts';

const HARDNESSES = [
  ['Super soft', 'TT-1015 / TT-1020', 'fine screens, vignettes, film', 'yellow'],
  ['Soft', 'TT-2015 / TT-2020', 'process work with some text', 'cyan'],
  ['Medium', 'TT-3015 / TT-3020', 'screens and solids on one plate', 'magenta'],
  ['Medium hard', 'TT-4015 / TT-4020', 'solids with some screen', 'blue'],
  ['Hard', 'TT-5015 / TT-5020', 'full solids, text, bar codes', 'ink'],
] as const;

/** The flyer of the tape page: which hardness for which plate, on one side of A4. */
export async function drawTapeFlyer(): Promise<Buffer> {
  const sheet = new Sheet('Which tape for which plate', 'Mounting tapes, five hardnesses');
  const { doc } = sheet;
  doc.image(await renderPicture(scenePicture('tapes'), 1200), 0, 0, { width: 595.28 });
  doc
    .font('Helvetica-Bold')
    .fontSize(30)
    .fillColor('#11151a')
    .text('Which tape for which plate?', 60, 60, { width: 260 });
  doc
    .font('Helvetica')
    .fontSize(12)
    .fillColor('#4a463e')
    .text('Five hardnesses, two thicknesses, one colour each.', 60, 140, { width: 230 });
  let y = 250;
  for (const [name, parts, use, tint] of HARDNESSES) {
    const tile = await renderPicture(productPicture(`tape colour=${tint} width=75`), 300);
    doc.image(tile, 75, y, { width: 75, height: 75 });
    doc
      .font('Helvetica-Bold')
      .fontSize(14)
      .fillColor('#11151a')
      .text(name, 180, y + 12, { lineBreak: false });
    doc
      .font('Helvetica')
      .fontSize(11)
      .text(`For ${use}.`, 180, y + 32, { lineBreak: false });
    doc
      .font('Courier-Bold')
      .fontSize(11)
      .fillColor(BLUE)
      .text(parts, 390, y + 14, { lineBreak: false });
    doc
      .moveTo(60, y + 86)
      .lineTo(535, y + 86)
      .lineWidth(0.6)
      .strokeColor('#cfc8b8')
      .stroke();
    y += 96;
  }
  doc
    .font('Helvetica')
    .fontSize(10)
    .fillColor('#6f6a60')
    .text('Begin with medium. Dots too full: one softer. Solids too light: one harder.', 60, y + 6, {
      lineBreak: false,
    });
  sheet.controlBar(60, 796, 7);
  return sheet.finish('');
}
