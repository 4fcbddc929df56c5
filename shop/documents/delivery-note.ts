import { Paper } from '#platform/pdf/paper.ts';
import type { Cell } from '#platform/pdf/table.ts';
import type { ShippedOrder } from '../fulfilment/find-shipped-order.ts';
import type { Shipment } from '../fulfilment/paths.ts';
import { formatDay } from '../kernel/calendar-day.ts';
import { message } from '../kernel/message.ts';
import type { Speech } from '../kernel/speech.ts';
import { deliveryNoteNumber } from './delivery-note-number.ts';
import {
  drawLetterhead,
  drawOffices,
  drawSheetTable,
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
import { inStoreWords } from '../operations/store/store-in-words.ts';

const QUANTITY_WIDTH = 90;

/** Draws the delivery note of a shipment (L3), without prices. The same shipment gives the same file on every day. */
export function deliveryNote({ order, shipment }: ShippedOrder, ours: SheetStore, speech: Speech): Promise<Buffer> {
  const { say, language } = speech;
  const store = inStoreWords(ours, ours, language);
  const number = deliveryNoteNumber(order.reference, shipment);
  const title = say(message('sheet.delivery-note', { number }));
  const day = formatDay(shipment.shippedOn, 'UTC', language);
  const paper = new Paper({
    title,
    author: store.name,
    subject: say(message('sheet.purchase-order', { number: order.purchaseOrderNumber })),
    createdAt: new Date(`${shipment.shippedOn}T00:00:00Z`),
    language,
  });
  const nextPage = furtherPage(paper, [title, day]);

  drawLetterhead(paper, store, number, day);
  drawParties(paper, { order, shipment }, speech);
  drawSheetTable(paper, {
    columns: [
      { title: say(message('sheet.item')), width: paper.width - 2 * QUANTITY_WIDTH, align: 'left' },
      { title: say(message('sheet.ordered')), width: QUANTITY_WIDTH, align: 'right' },
      { title: say(message('sheet.sent-now')), width: QUANTITY_WIDTH, align: 'right' },
    ],
    rows: shipment.lines.map((line) => cellsOf(line, order, speech)),
    nextPage,
  });
  drawOffices(paper, store.offices, nextPage);

  return finishSheet(paper, `${store.name} · ${title}`, speech);
}

type Noted = Pick<ShippedOrder, 'order' | 'shipment'>;

function drawParties(paper: Paper, { order, shipment }: Noted, { say }: Speech): void {
  const gap = 18;
  const width = (paper.width - gap) / 2;
  const facts = [
    say(message('sheet.po-number', { number: order.purchaseOrderNumber })),
    shipment.carrierName === '' ? '' : say(message('sheet.carrier', { carrier: shipment.carrierName })),
    shipment.trackingNumber === '' ? '' : say(message('sheet.tracking', { number: shipment.trackingNumber })),
    shipment.note,
  ].filter((line) => line !== '');
  const blocks: [title: string, lines: string[]][] = [
    [say(message('sheet.delivery-address')), [order.company, ...order.deliveryAddress.split('\n')]],
    [say(message('sheet.shipment')), facts.flatMap((fact) => fact.split('\n'))],
  ];
  const ends = blocks.map(([title, lines], index) => {
    const x = paper.left + index * (width + gap);
    paper.line(title, x, paper.y, LABEL);
    const wrapped = lines.flatMap((line) => paper.wrap(line, width, TEXT));
    return paper.lines(wrapped, x, paper.y + 12, TEXT);
  });
  paper.y = Math.max(...ends) + 16;
}

function cellsOf(line: Shipment['lines'][number], order: ShippedOrder['order'], speech: Speech): Cell[] {
  const { say } = speech;
  const ordered = order.lines.find(({ id }) => id === line.orderLineId);
  const called = ordered?.ownNumber ?? null;
  return [
    [
      { text: line.productName, ink: PART },
      { text: line.variantDetails ?? '', ink: STRONG },
      { text: called === null ? '' : say(message('sheet.own-number', { number: called })), ink: STRONG },
      { text: ordered?.productIntro ?? '', ink: TEXT },
      { text: ordered === undefined ? '' : marksOf(ordered, speech), ink: SMALL },
    ],
    [{ text: String(ordered?.quantity ?? ''), ink: TEXT }],
    [{ text: String(line.quantity), ink: TEXT }],
  ];
}
