import { kitPartTexts } from '../../catalogue/kits/kit-part.ts';
import { Paper } from '#platform/pdf/paper.ts';
import { drawQr } from '#platform/pdf/qr.ts';
import {
  drawLetterhead,
  drawOffices,
  drawSheetTable,
  finishSheet,
  furtherPage,
  INK,
  LABEL,
  PART,
  type SheetStore,
  STRONG,
  TEXT,
} from '../documents/letterhead.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import type { Return } from './paths.ts';
import { reasonWord } from './return.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';

const QUANTITY_WIDTH = 90;
const QR_SIDE = 110;
const NUMBER = { face: 'part', size: 22, colour: INK } as const;

/**
 * Draws the return slip (L7): the number in large letters and as a QR code that opens the return for staff, the
 * address, and the expected content. The same return always yields the same file.
 */
export function returnSheet(
  returned: Return,
  { store: ours, publicUrl }: { store: SheetStore; publicUrl: string },
  translator: Translator,
): Promise<Buffer> {
  const { format, language } = translator;
  const store = localizeStoreTexts(ours, ours, language);
  const { returnNumber, askedAt } = returned;
  const title = format(message('sheet.return', { number: returnNumber }));
  const day = formatDay(new Date(askedAt), store.timeZone, language);
  const paper = new Paper({
    title,
    author: store.name,
    subject: returned.reference,
    createdAt: new Date(askedAt),
    language,
  });
  const nextPage = furtherPage(paper, [title, day]);
  drawLetterhead(paper, store, { title: format(message('sheet.title.return')), reference: returnNumber, day });
  drawHead(paper, returned, { store, publicUrl }, translator);
  drawSheetTable(paper, {
    columns: [
      { title: format(message('sheet.item')), width: paper.width - QUANTITY_WIDTH, align: 'left' },
      { title: format(message('sheet.in-the-box')), width: QUANTITY_WIDTH, align: 'right' },
    ],
    rows: returned.lines.map(({ productName, variantDetails, kitParts, quantity }) => [
      [
        { text: productName, ink: PART },
        { text: variantDetails ?? '', ink: STRONG },
        ...kitPartTexts(kitParts, quantity).map((text) => ({ text, ink: TEXT })),
      ],
      [{ text: String(quantity), ink: TEXT }],
    ]),
    nextPage,
  });
  drawOffices(paper, store, translator, nextPage);
  return finishSheet(paper, `${store.name} · ${title}`, translator);
}

/** Draws number, destination and sender, with the code on the right. */
function drawHead(
  paper: Paper,
  { returnId, returnNumber, company, reference, purchaseOrderNumber, returnReason }: Return,
  { store, publicUrl }: { store: SheetStore; publicUrl: string },
  { format }: Translator,
): void {
  const top = paper.y;
  drawQr(paper, `${publicUrl}/Administration/Return?id=${returnId}`, {
    x: paper.right - QR_SIDE,
    y: top,
    side: QR_SIDE,
    colour: INK,
  });
  paper.line(returnNumber, paper.left, top, NUMBER);
  const width = paper.width - QR_SIDE - 18;
  const advice = paper.wrap(format(message('sheet.return-advice')), width, TEXT);
  let y = paper.lines(advice, paper.left, top + 34, TEXT) + 10;
  const [office] = store.offices;
  const blocks: [title: string, lines: string[]][] = [
    [
      format(message('sheet.return-to')),
      office === undefined ? [store.name] : [office.company, ...office.lines, office.country],
    ],
    [
      format(message('sheet.return-from')),
      [
        company,
        reference,
        format(message('sheet.po-number', { number: purchaseOrderNumber })),
        format(message('sheet.return-reason', { reason: reasonWord(returnReason) })),
      ],
    ],
  ];
  const column = width / 2;
  const ends = blocks.map(([label, lines], index) => {
    const x = paper.left + index * column;
    paper.line(label, x, y, LABEL);
    return paper.lines(
      lines.flatMap((line) => paper.wrap(line, column - 12, TEXT)),
      x,
      y + 12,
      TEXT,
    );
  });
  y = Math.max(...ends, top + QR_SIDE);
  paper.y = y + 18;
}
