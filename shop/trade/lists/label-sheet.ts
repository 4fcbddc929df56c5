import { Paper } from '#platform/pdf/paper.ts';
import { drawQr } from '#platform/pdf/qr.ts';
import type { Language } from '#texts/languages.ts';
import type { StoreConfiguration } from '../../base/store/store-configuration.ts';
import { LABEL_SHEETS, type LabelChoice, labelPlace } from './label-grid.ts';
import type { StoredListLine } from './line-queries.ts';

const POINTS_PER_MM = 72 / 25.4;
const PAD_MM = 3;
/** The code is read at arm's length, and a long address has many squares. */
const QR_MM = 26;

const INK = '#000000';
const PART = { face: 'part', colour: INK } as const;
const TEXT = { face: 'text', size: 7.5, colour: INK } as const;
const STRONG = { face: 'strong', size: 8.5, colour: INK } as const;
const MAX_PART = 14;
const MIN_PART = 7;

export type LabelLine = Pick<StoredListLine, 'variantId' | 'variantDetails' | 'quantity' | 'ownNumber'> & {
  productId: number;
  productName: string;
  productIntro: string;
};

/** Address in the QR code of a label: the part, its width, and the quantity of the list (G4). */
export function labelAddress(publicUrl: string, { productId, variantId, quantity }: LabelLine): string {
  const width = variantId === null ? '' : `&variantId=${variantId}`;
  return `${publicUrl}/product?id=${productId}${width}&quantity=${quantity}`;
}

/** Prints a list as shelf labels on A4 sheets: part number, width, customer part number, name and a QR code (G4). */
export function labelSheet(
  { listName, changedAt, lines }: { listName: string; changedAt: string; lines: readonly LabelLine[] },
  choice: LabelChoice,
  { store, publicUrl }: { store: Pick<StoreConfiguration, 'name'>; publicUrl: string },
  language: Language,
): Promise<Buffer> {
  const paper = new Paper({
    title: listName,
    author: store.name,
    subject: listName,
    createdAt: new Date(changedAt),
    language,
  });
  let page = 0;
  lines.forEach((line, index) => {
    const place = labelPlace(index, choice);
    for (; page < place.page; page += 1) paper.newPage();
    drawLabel(paper, line, { place, sheet: choice.sheet, address: labelAddress(publicUrl, line) });
  });
  return paper.finish(() => undefined);
}

interface Placed {
  place: { left: number; top: number };
  sheet: LabelChoice['sheet'];
  address: string;
}

function drawLabel(paper: Paper, line: LabelLine, { place, sheet, address }: Placed): void {
  const { width, height } = LABEL_SHEETS[sheet];
  const [left, top] = [points(place.left + PAD_MM), points(place.top + PAD_MM)];
  const side = points(Math.min(QR_MM, height - 2 * PAD_MM));
  const bottom = points(place.top + height - PAD_MM);
  drawQr(paper, address, { x: left, y: (top + bottom - side) / 2, side, colour: INK });
  const x = left + side + points(PAD_MM);
  const room = points(place.left + width - PAD_MM) - x;
  const number = { ...PART, size: fittingSize(paper, line.productName, room) };
  const texts = [
    [line.productName, number],
    [line.variantDetails ?? '', STRONG],
    [line.ownNumber ?? '', STRONG],
    [line.productIntro, TEXT],
  ] as const;
  let y = top;
  for (const [text, ink] of texts) {
    if (text === '') continue;
    const fitting = Math.max(0, Math.floor((bottom - y) / paper.height(ink)));
    y = paper.lines(cut(paper.wrap(text, room, ink), fitting), x, y, ink);
  }
}

/** Maximum number of lines; an ellipsis marks truncation. */
function cut(lines: readonly string[], most: number): string[] {
  return lines.length <= most
    ? [...lines]
    : lines.slice(0, most).map((line, index) => (index === most - 1 ? `${line.slice(0, -1)}…` : line));
}

/** The largest size that fits on one line, because people look for the number; a very long one takes several lines. */
function fittingSize(paper: Paper, text: string, room: number): number {
  const wide = paper.measure(text, { ...PART, size: MAX_PART });
  return Math.max(MIN_PART, Math.min(MAX_PART, (MAX_PART * room) / wide));
}

function points(mm: number): number {
  return mm * POINTS_PER_MM;
}
