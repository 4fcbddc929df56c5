import { kitPartTexts } from '../../catalogue/kits/kit-part.ts';
import { ORDER_FIELD_NAMES, orderFields } from '../../people/accounts/order-fields.ts';
import { Paper } from '#platform/pdf/paper.ts';
import type { Cell, Column } from '#platform/pdf/table.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { DELIVERY_TO_BE_ADVISED, DELIVERY_TO_BE_ADVISED_NOTE } from '../delivery/charge.ts';
import { type CurrencyId, formatMoney, type Minor } from '../../base/money/money.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { describeChange } from '../order-versions/describe-change.ts';
import {
  drawLetterhead,
  drawOffices,
  drawSheetTable,
  finishSheet,
  furtherPage,
  INK,
  LABEL,
  marksOf,
  PART,
  SMALL,
  STRONG,
  TEXT,
  TOTAL,
  type OrderSheetStore,
  drawLegalPages,
  type SheetStore,
} from './letterhead.ts';
import { type OrderTotals, totalRows } from '../../base/money/adjustments.ts';
import { taxNote } from '../../base/kernel/tax-note.ts';
import { type TaxFigures, taxNotes, taxRows } from '../../base/tax/tax-figures.ts';
import { message } from '../../base/messages/message.ts';
import { quotationNumber } from '../../base/kernel/quotation-number.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';

const QUANTITY_WIDTH = 60;
const TOTALS_WIDTH = 230;

/**
 * Draws the order sheet as a PDF (A28, D32): the same figures in the same order as on every page (D7), from the order's
 * own snapshot (B9), so that the same order always yields the same file.
 */
export function orderSheet(order: Order, ours: OrderSheetStore, translator: Translator): Promise<Buffer> {
  const { format, language } = translator;
  const store = localizeStoreTexts(ours, ours, language);
  const paper = new Paper({
    title: format(message('sheet.order', { reference: order.reference })),
    author: store.name,
    subject: format(message('sheet.purchase-order', { number: order.purchaseOrderNumber })),
    createdAt: new Date(order.placedAt),
    language,
  });
  const day = formatDay(new Date(order.placedAt), store.timeZone, language);

  const nextPage = furtherPage(paper, [store.name, `${order.reference}   ${day}`]);

  const title = format(message('sheet.title.order'));
  drawLetterhead(paper, store, { title, reference: order.reference, day });
  drawVersion(paper, order, store, translator);
  drawParties(paper, order, translator);
  drawFigures(paper, order, translator, nextPage);
  if (ours.taxOnScreens !== 'silent') drawTaxNote(paper, order, translator);
  drawOffices(paper, store, translator, nextPage);
  drawLegalPages(paper, ours, translator, nextPage);

  return finishSheet(
    paper,
    `${store.name} · ${format(message('sheet.order', { reference: order.reference }))}`,
    translator,
  );
}

/** Lines and totals of an order, or of an offer. */
export type SheetFigures = OrderTotals & {
  currency: CurrencyId;
  couponCode: string | null;
  tax?: TaxFigures | undefined;
  lines: readonly (Omit<OrderLine, 'id' | 'productId' | 'variantId' | 'promise' | 'kitParts'> &
    Partial<Pick<OrderLine, 'kitParts'>>)[];
};

/** Draws lines and totals, the same on every sheet (D7). */
export function drawFigures(paper: Paper, order: SheetFigures, translator: Translator, nextPage: () => void): void {
  drawSheetTable(paper, {
    columns: columnsFor(order, paper, translator),
    rows: order.lines.map((line) => cellsOf(line, order, translator)),
    nextPage,
  });
  drawTotals(paper, order, translator, nextPage);
}

/** Prints the revision and its changes since the previous one (L5). */
function drawVersion(paper: Paper, order: Order, { timeZone }: SheetStore, { format, language }: Translator): void {
  const { version } = order;
  if (version === null) return;
  const day = formatDay(new Date(version.madeAt), timeZone, language);
  paper.line(format(message('sheet.version', { number: version.number, day })), paper.left, paper.y, STRONG);
  const changes = version.changes.flatMap((change) =>
    paper.wrap(format(describeChange(change, order)), paper.width, SMALL),
  );
  paper.y = paper.lines(changes, paper.left, paper.y + 14, SMALL) + 12;
}

/** Prints customer, delivery address and terms in three columns. */
function drawParties(paper: Paper, order: Order, translator: Translator): void {
  const { format } = translator;
  const gap = 18;
  const width = (paper.width - 2 * gap) / 3;
  const coupon =
    order.couponCode === null
      ? []
      : [
          format(
            message('sheet.promo-code', {
              code: order.couponCode,
              amount: money(order, order.discountMinor, translator),
            }),
          ),
        ];
  const blocks: [title: string, lines: string[]][] = [
    [format(message(order.billingAddress === null ? 'sheet.customer' : 'sheet.billing-address')), buyerLines(order)],
    [format(message('sheet.delivery-address')), consigneeLines(order)],
    [
      format(message('sheet.preferences')),
      [
        format(message('sheet.po-number', { number: order.purchaseOrderNumber })),
        ...paymentLines(order, translator),
        ...fieldLines(order, translator),
        ...(order.quotationId === undefined
          ? []
          : [format(message('sheet.quotation', { number: quotationNumber(order.quotationId) }))]),
        ...linesAboutBuyer(order, translator),
        ...coupon,
      ],
    ],
  ];
  const ends = blocks.map(([title, lines], index) => {
    const x = paper.left + index * (width + gap);
    paper.line(title, x, paper.y, LABEL);
    const wrapped = lines.flatMap((line) => paper.wrap(line, width, TEXT));
    return paper.lines(wrapped, x, paper.y + 12, TEXT);
  });
  paper.y = Math.max(...ends) + 16;
}

/** The delivery address with the company above it, as a carrier reads it. */
export function consigneeLines({ company, deliveryAddress }: { company: string; deliveryAddress: string }): string[] {
  const lines = deliveryAddress.split('\n');
  return lines.includes(company) ? lines : [company, ...lines].filter((line) => line !== '');
}

/** Names the buyer, with the address of their company if the order has it. */
function buyerLines({ firstName, surname, company, billingAddress }: Order): string[] {
  return [`${firstName} ${surname}`, company, ...(billingAddress ?? '').split('\n')].filter((line) => line !== '');
}

/** Prints the terms of payment as agreed with the order (L6). */
export function paymentLines(
  { paymentDays, paymentTerms }: Pick<Order, 'paymentDays' | 'paymentTerms'>,
  { format }: Translator,
): string[] {
  const terms = [
    paymentDays === null ? '' : format(message('sheet.payment-days', { days: paymentDays })),
    paymentTerms ?? '',
  ].filter((line) => line !== '');
  return terms.length === 0 ? [] : [`${format(message('sheet.payment'))}: ${terms.join(' · ')}`];
}

/** Prints the order fields of the company (H4). */
function fieldLines(order: Order, { format, language }: Translator): string[] {
  return ORDER_FIELD_NAMES.flatMap((name) => {
    const { key, kind } = orderFields[name];
    const value = order[name];
    if (value === null) return [];
    const text =
      kind === 'day'
        ? formatDay(value, 'UTC', language)
        : kind === 'shipping'
          ? format(message('promise.ship-complete'))
          : value;
    return [format(message(`sheet.${key}`, { value: text }))];
  });
}

/** Prints the staff member who placed the order for the member (H7). */
function linesAboutBuyer({ placedByStaff, firstName, surname }: Order, { format }: Translator): string[] {
  if (placedByStaff === null) return [];
  return [format(message('sheet.placed-by', { staff: placedByStaff, member: `${firstName} ${surname}` }))];
}

function columnsFor(order: SheetFigures, paper: Paper, translator: Translator): Column[] {
  const { format } = translator;
  const widest = (amounts: Minor[], least: number) =>
    Math.max(least, ...amounts.map((minor) => paper.measure(money(order, minor, translator), TEXT) + 12));
  const price = widest(
    order.lines.map((line) => line.unitPriceMinor),
    76,
  );
  const total = widest(
    order.lines.map((line) => line.lineTotalMinor),
    80,
  );
  return [
    { title: format(message('sheet.item')), width: paper.width - price - QUANTITY_WIDTH - total, align: 'left' },
    { title: format(message('sheet.price')), width: price, align: 'right' },
    { title: format(message('sheet.quantity')), width: QUANTITY_WIDTH, align: 'right' },
    { title: format(message('sheet.total')), width: total, align: 'right' },
  ];
}

function cellsOf(line: SheetFigures['lines'][number], order: SheetFigures, translator: Translator): Cell[] {
  const { format } = translator;
  const ownNumber = line.ownNumber === null ? '' : format(message('sheet.own-number', { number: line.ownNumber }));
  const figure = (value: string): Cell => [{ text: value, ink: TEXT }];
  return [
    [
      { text: line.productName, ink: PART },
      { text: line.variantDetails ?? '', ink: STRONG },
      { text: ownNumber, ink: STRONG },
      { text: line.productIntro ?? '', ink: TEXT },
      { text: line.productDetails, ink: SMALL },
      ...kitPartTexts(line.kitParts, line.quantity).map((text) => ({ text, ink: SMALL })),
      { text: marksOf(line, translator), ink: SMALL },
    ],
    [
      { text: money(order, line.unitPriceMinor, translator), ink: TEXT },
      { text: line.unit === null ? '' : format(message(`unit.per.${line.unit}`)), ink: SMALL },
    ],
    figure(String(line.quantity)),
    figure(money(order, line.lineTotalMinor, translator)),
  ];
}

/** The figures of D7, kept together with their note. */
function drawTotals(paper: Paper, order: SheetFigures, translator: Translator, nextPage: () => void): void {
  const { format } = translator;
  const { deliveryMinor } = order;
  const rowsOfAll = totalRows(order, order.couponCode).map(({ label, amountMinor }): [string, string] => [
    format(label),
    amountMinor === null ? format(DELIVERY_TO_BE_ADVISED) : money(order, amountMinor, translator),
  ]);
  const figures = rowsOfAll.slice(0, -1);
  const total = rowsOfAll.at(-1) ?? ['', ''];
  const { rows, last, notes } = taxedTotal(paper, order, total, translator);
  const room = (figures.length + rows.length + notes.length) * 15 + 74;
  if (paper.y + room > paper.bottom) nextPage();
  paper.y += 10;
  const from = paper.right - TOTALS_WIDTH;
  drawRows(paper, [...figures, ...rows], from);
  const [label, value] = last;
  paper.rule(paper.y + 1, INK, 1, from);
  paper.line(label, from, paper.y + 5, TOTAL);
  paper.line(value, paper.right, paper.y + 5, TOTAL, 'right');
  paper.y += 26;
  for (const note of notes) {
    paper.line(note, paper.right, paper.y, SMALL, 'right');
    paper.y += 12;
  }
  if (deliveryMinor === null) {
    paper.line(format(DELIVERY_TO_BE_ADVISED_NOTE), paper.right, paper.y, SMALL, 'right');
    paper.y += 14;
  }
}

/** The total as the last row; if tax is computed, the total with tax, after total and tax, with notes (O3). */
function taxedTotal(
  paper: Paper,
  order: SheetFigures,
  total: [label: string, value: string],
  translator: Translator,
): { rows: [label: string, value: string][]; last: [label: string, value: string]; notes: string[] } {
  const { tax } = order;
  if (tax === undefined) return { rows: [], last: total, notes: [] };
  const { format } = translator;
  const taxed = taxRows(tax).map(([label, minor]): [string, string] => [
    format(label),
    money(order, minor, translator),
  ]);
  const notes = taxNotes(tax).flatMap((note) => paper.wrap(format(note), TOTALS_WIDTH, SMALL));
  return { rows: [total, ...taxed.slice(0, -1)], last: taxed.at(-1) ?? total, notes };
}

/** Prints rows of figures, a long label in several lines. */
function drawRows(paper: Paper, rows: readonly (readonly [label: string, value: string])[], from: number): void {
  for (const [label, value] of rows) {
    const room = paper.right - from - paper.measure(value, TEXT) - 12;
    const { y } = paper;
    paper.y = paper.lines(paper.wrap(label, room, TEXT), from, y, TEXT) + 3;
    paper.line(value, paper.right, y, TEXT, 'right');
  }
}

/** Says that the prices exclude tax, where the tax itself is not known (O3). */
export function drawTaxNote(
  paper: Paper,
  { currency, tax }: Pick<SheetFigures, 'currency' | 'tax'>,
  { format }: Translator,
): void {
  if (tax !== undefined) return;
  paper.line(format(message(taxNote(currency))), paper.right, paper.y, SMALL, 'right');
  paper.y += 14;
}

function money({ currency }: Pick<SheetFigures, 'currency'>, minor: Minor, { language }: Translator): string {
  return formatMoney(minor, currency, language);
}
