import type { Paper } from '#platform/pdf/paper.ts';
import { drawTable, type Table } from '#platform/pdf/table.ts';
import { languagePrefix } from '#texts/languages.ts';
import { legalPath } from '../../base/kernel/legal-kind.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { Notices } from '../../base/settings/paths.ts';
import { noticesIn } from '../../base/settings/notices.ts';
import { paperColours } from '../../base/settings/shop-colours.ts';
import type { StoreConfiguration } from '../../base/store/store-configuration.ts';

/** Store data printed on sheets. */
export type SheetStore = Pick<
  StoreConfiguration,
  'name' | 'tagline' | 'timeZone' | 'offices' | 'bankDetails' | 'says' | 'actionColour' | 'accentColour'
> & {
  /** A PNG in base64; null: the mark and the shop's name instead. */
  logo: string | null;
  /** '': none. */
  vatNumber: string;
  eoriNumber: string;
};

/** The same with what else an order sheet prints: legal pages (O1), and whether it mentions tax (O3). */
export type OrderSheetStore = SheetStore & Notices & { publicUrl: string };

/** Everything of a shop that an order sheet prints; nothing else, so that its tag changes only with it. */
export function orderSheetStore(shop: Pick<Shop, 'store' | 'publicUrl' | 'hot'>): OrderSheetStore {
  return { ...sheetStore(shop), publicUrl: shop.publicUrl, ...noticesIn(shop) };
}

/** Store data of a sheet without legal pages. */
export function sheetStore(shop: Pick<Shop, 'store' | 'hot'>): SheetStore {
  const { name, tagline, timeZone, offices, bankDetails, says, actionColour, accentColour } = shop.store;
  const { logos, settings } = shop.hot();
  return {
    name,
    tagline,
    timeZone,
    offices,
    bankDetails,
    says,
    actionColour,
    accentColour,
    logo: logos.light?.png.toString('base64') ?? null,
    vatNumber: settings.sellerVatNumber,
    eoriNumber: settings.sellerEoriNumber,
  };
}

export const INK = '#11151a';
const SOFT = '#4a4a47';
export const LINE = '#c9c5bb';
/** The registration mark of the letterhead, 30 points wide. */
const markIn = ({ bar, accent }: ReturnType<typeof paperColours>) => [
  { path: 'M6 15a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', colour: bar, thickness: 1.8 },
  { path: 'M10.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0', colour: accent, thickness: 1.8 },
  { path: 'M15 0v30M0 15h30', colour: INK, thickness: 1.2 },
];

/** Space of a logo, in points. */
const LOGO = { width: 180, height: 30 };
/** Thickness of the bar below the letterhead. */
const BAR = 2.5;

const TITLE = { face: 'strong', size: 16, colour: INK } as const;
const REFERENCE = { face: 'part', size: 10, colour: INK } as const;
export const TEXT = { face: 'text', size: 9, colour: INK } as const;
export const STRONG = { face: 'strong', size: 9, colour: INK } as const;
export const LABEL = { face: 'text', size: 7.5, colour: SOFT } as const;
export const SMALL = { face: 'text', size: 8, colour: SOFT } as const;
export const PART = { face: 'part', size: 9, colour: INK } as const;
export const HEAD = { face: 'strong', size: 8, colour: INK } as const;
export const TOTAL = { face: 'strong', size: 11, colour: INK } as const;

/** Kind, number and day of a sheet. */
interface SheetHead {
  title: string;
  /** '': the title says it. */
  reference: string;
  day: string;
}

/** Draws the shop's logo, or the mark and its name, and on the right what the sheet is, with its number and day; below a bar in its colours. */
export function drawLetterhead(paper: Paper, store: SheetStore, { title, reference, day }: SheetHead): void {
  const { y } = paper;
  const colours = paperColours(store);
  if (store.logo === null) {
    paper.strokes(markIn(colours), paper.left, y);
    paper.line(store.name, paper.left + 40, y + 4, TITLE);
  } else paper.picture(Buffer.from(store.logo, 'base64'), paper.left, y, LOGO);
  paper.line(title, paper.right, y + 4, { ...TITLE, colour: colours.text }, 'right');
  paper.line(store.tagline, paper.left, y + 34, SMALL);
  paper.line(day, paper.right, y + 34, SMALL, 'right');
  if (reference !== '') paper.line(reference, paper.right - paper.measure(day, SMALL) - 12, y + 32, REFERENCE, 'right');
  paper.y = y + 54;
  paper.rule(paper.y, colours.bar, BAR);
  paper.rule(paper.y, colours.accent, BAR, paper.right - paper.width / 4);
  paper.y += 16;
}

/** Draws the contacts, kept together at the end: the offices, the bank details and the shop's own numbers for tax and customs. */
export function drawOffices(
  paper: Paper,
  { offices, bankDetails, vatNumber, eoriNumber }: SheetStore,
  { format }: Translator,
  nextPage: () => void,
): void {
  const gap = 18;
  const width = (paper.width - gap) / 2;
  const hasHeadings = offices.length > 1; // one office needs no name of its region
  const blocks = offices.map((office) => ({
    office,
    // The heading may name the country already.
    lines: [
      ...office.lines,
      hasHeadings && office.country === office.region ? '' : office.country,
      office.telephone,
      office.email,
    ]
      .filter((line) => line !== '')
      .flatMap((line) => paper.wrap(line, width, SMALL)),
  }));
  const numbers = [
    vatNumber === '' ? '' : format(message('sheet.tax-number.sellerVatNumber', { number: vatNumber })),
    eoriNumber === '' ? '' : format(message('sheet.tax-number.sellerEoriNumber', { number: eoriNumber })),
  ];
  const foot = [bankDetails.split('\n').join(' · '), numbers.filter((line) => line !== '').join(' · ')]
    .filter((line) => line !== '')
    .flatMap((line) => paper.wrap(line, paper.width, SMALL));
  const longest = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  const height = 44 + paper.height(SMALL, longest + foot.length);
  if (paper.y + height > paper.bottom) nextPage();
  paper.y += 16;
  paper.rule(paper.y, LINE);
  const top = paper.y + 10;
  blocks.forEach(({ office, lines }, index) => {
    const x = paper.left + (index % 2) * (width + gap);
    const name = hasHeadings ? top + 11 : top;
    if (hasHeadings) paper.line(office.region, x, top, LABEL);
    paper.line(office.company, x, name, STRONG);
    paper.y = Math.max(paper.y, paper.lines(lines, x, name + 13, SMALL));
  });
  if (foot.length > 0) paper.y = paper.lines(foot, paper.left, paper.y + 6, SMALL);
}

/** Prints the names of the legal pages as links in a row, kept together; nothing if there are none (O1). */
export function drawLegalPages(
  paper: Paper,
  { legalPages, publicUrl }: Pick<OrderSheetStore, 'legalPages' | 'publicUrl'>,
  { format, language }: Translator,
  nextPage: () => void,
): void {
  if (legalPages.length === 0) return;
  const height = paper.height(SMALL);
  if (paper.y + 16 + 2 * height > paper.bottom) nextPage(); // five names in the longest language are two rows
  paper.y += 16;
  let x = paper.left;
  for (const kind of legalPages) {
    const name = format(message(`legal.${kind}`));
    const width = paper.measure(name, SMALL);
    if (x + width > paper.right) {
      x = paper.left;
      paper.y += height;
    }
    paper.line(name, x, paper.y, SMALL);
    paper.link(`${publicUrl}${languagePrefix(language)}${legalPath(kind)}`, x, paper.y, width, height);
    x += width + 12;
  }
  paper.y += height;
}

/** Draws lines to sign on, kept together: place and day, and the name. */
export function drawSignature(paper: Paper, text: string, { format }: Translator, nextPage: () => void): void {
  const height = 68;
  if (paper.y + height > paper.bottom) nextPage();
  const gap = 18;
  const width = (paper.width - gap) / 2;
  const words = paper.wrap(text, paper.width, TEXT);
  paper.y = paper.lines(words, paper.left, paper.y + 14, TEXT) + 30;
  for (const [index, label] of [message('sheet.sign-day'), message('sheet.sign-name')].entries()) {
    const x = paper.left + index * (width + gap);
    paper.rule(paper.y, INK, 0.6, x, x + width);
    paper.line(format(label), x, paper.y + 3, LABEL);
  }
  paper.y += 18;
}

/** Begins a further page, with its subject on the left, and its date. */
export function furtherPage(paper: Paper, [left, right]: readonly [left: string, right: string]): () => void {
  return () => {
    paper.newPage();
    paper.line(left, paper.left, paper.y, STRONG);
    paper.line(right, paper.right, paper.y, PART, 'right');
    paper.y += 22;
  };
}

/** The machine for which a part is bought, as the buyer entered it on the line. */
export function marksOf({ serial, machine }: { serial: string; machine: string }, { format }: Translator): string {
  const marks = [
    serial === '' ? '' : format(message('sheet.serial', { mark: serial })),
    machine === '' ? '' : format(message('sheet.machine', { mark: machine })),
  ];
  return marks.filter((mark) => mark !== '').join(' · ');
}

/** Draws a table in the style of the shop's sheets. */
export function drawSheetTable(paper: Paper, table: Pick<Table, 'columns' | 'rows' | 'nextPage'>): void {
  drawTable(paper, { ...table, head: HEAD, ruleColour: LINE, pitch: 11.5 });
}

/** Finishes the file: subject and page number at the foot of each page. */
export function finishSheet(paper: Paper, foot: string, { format }: Translator): Promise<Buffer> {
  const boxes = paper.hasMissingLetters ? paper.wrap(format(message('sheet.missing-letters')), paper.width, SMALL) : [];
  return paper.finish((page, of) => {
    const y = paper.pageHeight - 40 - paper.height(SMALL, Math.max(0, boxes.length - 1)); // above the margin that printers leave blank
    paper.rule(y - 8, LINE);
    paper.line(foot, paper.left, y, SMALL);
    paper.line(format(message('sheet.page', { page, of })), paper.right, y, SMALL, 'right');
    paper.lines(boxes, paper.left, y + 11, SMALL);
  });
}
