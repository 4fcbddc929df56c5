import { Paper } from '#platform/pdf/paper.ts';
import { drawTable, type Cell, type Column } from '#platform/pdf/table.ts';
import { formatDay } from '../kernel/calendar-day.ts';
import { DELIVERY_TO_BE_ADVISED, DELIVERY_TO_BE_ADVISED_NOTE, isToBeAdvised } from '../delivery/charge.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { Office, StoreConfiguration } from '../store/store-configuration.ts';

type Store = Pick<StoreConfiguration, 'name' | 'tagline' | 'timeZone' | 'offices'>;

const INK = '#11151a';
const SOFT = '#4a4a47';
const LINE = '#c9c5bb';
/** The registration mark of the shop's letterhead, 30 points wide. */
const MARK = [
  { path: 'M6 15a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', colour: '#0097c4', thickness: 1.8 },
  { path: 'M10.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0', colour: '#c4006a', thickness: 1.8 },
  { path: 'M15 0v30M0 15h30', colour: INK, thickness: 1.2 },
];

const TITLE = { face: 'strong', size: 16, colour: INK } as const;
const REFERENCE = { face: 'part', size: 16, colour: INK } as const;
const TEXT = { face: 'text', size: 9, colour: INK } as const;
const STRONG = { face: 'strong', size: 9, colour: INK } as const;
const LABEL = { face: 'text', size: 7.5, colour: SOFT } as const;
const SMALL = { face: 'text', size: 8, colour: SOFT } as const;
const PART = { face: 'part', size: 9, colour: INK } as const;
const HEAD = { face: 'strong', size: 8, colour: INK } as const;
const TOTAL = { face: 'strong', size: 11, colour: INK } as const;

const QUANTITY_WIDTH = 60;

const MISSING_LETTERS =
  'A box stands for a letter that this sheet can not draw. The order has it as you wrote it; it can be copied from here.';

/**
 * The order sheet of an order as a PDF (A28, D32): the same figures in the same order as on every page (D7), from the
 * order's own snapshot (B9), so that the same order is the same file on every day.
 */
export function orderSheet(order: Order, store: Store): Promise<Buffer> {
  const paper = new Paper({
    title: `Order ${order.reference}`,
    author: store.name,
    subject: `Purchase order ${order.purchaseOrderNumber}`,
    createdAt: new Date(order.placedAt),
  });
  const day = formatDay(new Date(order.placedAt), store.timeZone);

  const nextPage = () => {
    paper.newPage();
    paper.line(store.name, paper.left, paper.y, STRONG);
    paper.line(`${order.reference}   ${day}`, paper.right, paper.y, PART, 'right');
    paper.y += 22;
  };

  drawLetterhead(paper, store, order.reference, day);
  drawParties(paper, order);
  drawTable(paper, {
    columns: columnsFor(order, paper),
    rows: order.lines.map((line) => cellsOf(line, order)),
    head: HEAD,
    ruleColour: LINE,
    pitch: 11.5,
    nextPage,
  });
  drawTotals(paper, order, nextPage);
  drawOffices(paper, store.offices, nextPage);

  return paper.finish((page, of) => {
    const y = paper.pageHeight - 40;
    paper.rule(y - 8, LINE);
    paper.line(`${store.name} · Order ${order.reference}`, paper.left, y, SMALL);
    paper.line(`Page ${page} of ${of}`, paper.right, y, SMALL, 'right');
    if (paper.hasMissingLetters) paper.line(MISSING_LETTERS, paper.left, y + 11, SMALL);
  });
}

function drawLetterhead(paper: Paper, store: Store, reference: string, day: string): void {
  const { y } = paper;
  paper.strokes(MARK, paper.left, y);
  paper.line(store.name, paper.left + 40, y + 4, TITLE);
  paper.line(reference, paper.right, y + 4, REFERENCE, 'right');
  paper.line(store.tagline, paper.left, y + 34, SMALL);
  paper.line(day, paper.right, y + 34, SMALL, 'right');
  paper.y = y + 54;
  paper.rule(paper.y, INK, 2.5);
  paper.y += 16;
}

/** Who bought, where it goes, and what was agreed: three columns. */
function drawParties(paper: Paper, order: Order): void {
  const gap = 18;
  const width = (paper.width - 2 * gap) / 3;
  const coupon =
    order.couponCode === null ? [] : [`Promo code ${order.couponCode} (${money(order, order.discountMinor)})`];
  const blocks: [title: string, lines: string[]][] = [
    ['Customer', [`${order.firstName} ${order.surname}`, order.company]],
    ['Delivery address', order.deliveryAddress.split('\n')],
    ['Preferences', [`PO number ${order.purchaseOrderNumber}`, ...coupon]],
  ];
  const ends = blocks.map(([title, lines], index) => {
    const x = paper.left + index * (width + gap);
    paper.line(title, x, paper.y, LABEL);
    const wrapped = lines.flatMap((line) => paper.wrap(line, width, TEXT));
    return paper.lines(wrapped, x, paper.y + 12, TEXT);
  });
  paper.y = Math.max(...ends) + 16;
}

function columnsFor(order: Order, paper: Paper): Column[] {
  const widest = (amounts: Minor[], least: number) =>
    Math.max(least, ...amounts.map((minor) => paper.measure(money(order, minor), TEXT) + 12));
  const price = widest(
    order.lines.map((line) => line.unitPriceMinor),
    76,
  );
  const total = widest(
    order.lines.map((line) => line.lineTotalMinor),
    80,
  );
  return [
    { title: 'Item', width: paper.width - price - QUANTITY_WIDTH - total, align: 'left' },
    { title: 'Price', width: price, align: 'right' },
    { title: 'Quantity', width: QUANTITY_WIDTH, align: 'right' },
    { title: 'Total', width: total, align: 'right' },
  ];
}

function cellsOf(line: OrderLine, order: Order): Cell[] {
  const marks = [
    line.serial === '' ? '' : `Serial ${line.serial}`,
    line.machine === '' ? '' : `Machine ${line.machine}`,
  ].filter((mark) => mark !== '');
  const figure = (value: string): Cell => [{ text: value, ink: TEXT }];
  return [
    [
      { text: line.productName, ink: PART },
      { text: line.variantDetails ?? '', ink: STRONG },
      { text: line.productIntro ?? '', ink: TEXT },
      { text: line.productDetails, ink: SMALL },
      { text: marks.join(' · '), ink: SMALL },
    ],
    figure(money(order, line.unitPriceMinor)),
    figure(String(line.quantity)),
    figure(money(order, line.lineTotalMinor)),
  ];
}

/** The figures of D7, kept together with their note. */
function drawTotals(paper: Paper, order: Order, nextPage: () => void): void {
  const advised = isToBeAdvised(order.deliveryMinor);
  const figures: [label: string, value: string][] = [
    ...(order.discountMinor < 0
      ? ([
          ['Goods', money(order, order.goodsMinor)],
          [
            order.couponCode === null ? 'Discount' : `Discount (${order.couponCode})`,
            money(order, order.discountMinor),
          ],
        ] as [string, string][])
      : []),
    ['Sub total', money(order, order.subtotalMinor)],
    ['Delivery', advised ? DELIVERY_TO_BE_ADVISED : money(order, order.deliveryMinor)],
  ];
  if (paper.y + figures.length * 15 + 60 > paper.bottom) nextPage();
  paper.y += 10;
  const from = paper.right - 230;
  for (const [label, value] of figures) {
    paper.line(label, from, paper.y, TEXT);
    paper.line(value, paper.right, paper.y, TEXT, 'right');
    paper.y += 15;
  }
  paper.rule(paper.y + 1, INK, 1, from);
  paper.line('Total', from, paper.y + 5, TOTAL);
  paper.line(money(order, order.totalMinor), paper.right, paper.y + 5, TOTAL, 'right');
  paper.y += 26;
  if (advised) {
    paper.line(DELIVERY_TO_BE_ADVISED_NOTE, paper.right, paper.y, SMALL, 'right');
    paper.y += 14;
  }
}

/** Whom to ask: both offices, kept together at the end. */
function drawOffices(paper: Paper, offices: readonly Office[], nextPage: () => void): void {
  const gap = 18;
  const width = (paper.width - gap) / 2;
  const blocks = offices.map((office) => ({
    office,
    lines: [...office.lines, office.country, office.telephone, office.email].flatMap((line) =>
      paper.wrap(line, width, SMALL),
    ),
  }));
  const height = 44 + paper.height(SMALL, Math.max(0, ...blocks.map(({ lines }) => lines.length)));
  if (paper.y + height > paper.bottom) nextPage();
  paper.y += 16;
  paper.rule(paper.y, LINE);
  const top = paper.y + 10;
  blocks.forEach(({ office, lines }, index) => {
    const x = paper.left + (index % 2) * (width + gap);
    paper.line(office.region, x, top, LABEL);
    paper.line(office.company, x, top + 11, STRONG);
    paper.y = Math.max(paper.y, paper.lines(lines, x, top + 24, SMALL));
  });
}

function money({ currency }: Order, minor: Minor): string {
  return formatMoney(minor, currency);
}
