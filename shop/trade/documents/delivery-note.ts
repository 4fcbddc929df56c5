import { kitPartTexts } from '../../catalogue/kits/kit-part.ts';
import { Paper } from '#platform/pdf/paper.ts';
import type { Cell } from '#platform/pdf/table.ts';
import type { ShippedOrder } from '../fulfilment/find-shipped-order.ts';
import type { Shipment } from '../fulfilment/paths.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { consigneeLines } from './order-sheet.ts';
import {
  drawLetterhead,
  drawOffices,
  drawSheetTable,
  drawSignature,
  finishSheet,
  furtherPage,
  LABEL,
  marksOf,
  PART,
  type SheetStore,
  SMALL,
  STRONG,
  TEXT,
} from './letterhead.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';

const QUANTITY_WIDTH = 90;

/** Draws the delivery note of a shipment (L3), without prices. The same shipment always yields the same file. */
export function deliveryNote(
  { order, shipment, toShip }: ShippedOrder,
  ours: SheetStore,
  translator: Translator,
): Promise<Buffer> {
  const { format, language } = translator;
  const store = localizeStoreTexts(ours, ours, language);
  const number = deliveryNoteNumber(order.reference, shipment);
  const title = format(message('sheet.delivery-note', { number }));
  const day = formatDay(shipment.shippedOn, 'UTC', language);
  const paper = new Paper({
    title,
    author: store.name,
    subject: format(message('sheet.purchase-order', { number: order.purchaseOrderNumber })),
    createdAt: new Date(`${shipment.shippedOn}T00:00:00Z`),
    language,
  });
  const nextPage = furtherPage(paper, [title, day]);

  drawLetterhead(paper, store, { title: format(message('sheet.title.delivery-note')), reference: number, day });
  drawParties(paper, { order, shipment }, translator);
  drawSheetTable(paper, {
    columns: [
      { title: format(message('sheet.item')), width: paper.width - 2 * QUANTITY_WIDTH, align: 'left' },
      { title: format(message('sheet.ordered')), width: QUANTITY_WIDTH, align: 'right' },
      { title: format(message('sheet.sent-now')), width: QUANTITY_WIDTH, align: 'right' },
    ],
    rows: shipment.lines.map((line) => cellsOf(line, order, translator)),
    nextPage,
  });
  drawRest(paper, toShip, translator, nextPage);
  drawSignature(paper, format(message('sheet.received')), translator, nextPage);
  drawOffices(paper, store, translator, nextPage);

  return finishSheet(paper, `${store.name} · ${title}`, translator);
}

type Noted = Pick<ShippedOrder, 'order' | 'shipment'>;

function drawParties(paper: Paper, { order, shipment }: Noted, { format }: Translator): void {
  const gap = 18;
  const width = (paper.width - gap) / 2;
  const facts = [
    format(message('sheet.po-number', { number: order.purchaseOrderNumber })),
    shipment.carrierName === '' ? '' : format(message('sheet.carrier', { carrier: shipment.carrierName })),
    shipment.trackingNumber === '' ? '' : format(message('sheet.tracking', { number: shipment.trackingNumber })),
    shipment.note,
  ].filter((line) => line !== '');
  const blocks: [title: string, lines: string[]][] = [
    [format(message('sheet.delivery-address')), consigneeLines(order)],
    [format(message('sheet.shipment')), facts.flatMap((fact) => fact.split('\n'))],
  ];
  const ends = blocks.map(([title, lines], index) => {
    const x = paper.left + index * (width + gap);
    paper.line(title, x, paper.y, LABEL);
    const wrapped = lines.flatMap((line) => paper.wrap(line, width, TEXT));
    return paper.lines(wrapped, x, paper.y + 12, TEXT);
  });
  paper.y = Math.max(...ends) + 16;
}

/** Prints what follows in a later shipment. */
function drawRest(paper: Paper, toShip: ShippedOrder['toShip'], { format }: Translator, nextPage: () => void): void {
  if (toShip.length === 0) return;
  const lines = toShip
    .map(({ productName, variantDetails, quantity }) =>
      [`${quantity} × ${productName}`, variantDetails ?? ''].filter((part) => part !== '').join(' · '),
    )
    .flatMap((line) => paper.wrap(line, paper.width, TEXT));
  if (paper.y + 24 + paper.height(TEXT, lines.length) > paper.bottom) nextPage();
  paper.line(format(message('sheet.to-ship')), paper.left, paper.y + 10, LABEL);
  paper.y = paper.lines(lines, paper.left, paper.y + 22, TEXT);
}

function cellsOf(line: Shipment['lines'][number], order: ShippedOrder['order'], translator: Translator): Cell[] {
  const { format } = translator;
  const ordered = order.lines.find(({ id }) => id === line.orderLineId);
  const called = ordered?.ownNumber ?? null;
  return [
    [
      { text: line.productName, ink: PART },
      { text: line.variantDetails ?? '', ink: STRONG },
      { text: called === null ? '' : format(message('sheet.own-number', { number: called })), ink: STRONG },
      { text: ordered?.productIntro ?? '', ink: TEXT },
      ...kitPartTexts(ordered?.kitParts, line.quantity).map((text) => ({ text, ink: SMALL })),
      { text: ordered === undefined ? '' : marksOf(ordered, translator), ink: SMALL },
    ],
    [{ text: String(ordered?.quantity ?? ''), ink: TEXT }],
    [{ text: String(line.quantity), ink: TEXT }],
  ];
}

/** 'MA001234-2': the second shipment of the order. */
export function deliveryNoteNumber(reference: string, { position }: Pick<Shipment, 'position'>): string {
  return `${reference}-${position}`;
}
