import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { type ArchivedFile, openZip } from './zip.ts';

/**
 * Reasons why a workbook was not read. 'macros': the file contains macros, which are neither run nor checked. 'chart': its
 * first sheet has no cells.
 */
export type WorkbookFault = 'unreadable' | 'macros' | 'chart';

export type WorkbookRows = { ok: true; rows: string[][] } | { ok: false; fault: WorkbookFault };

/** Reads the rows of a workbook's first visible sheet without empty ones: at most so many, and of so many read. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { maxFilled, maxRead }: { maxFilled: number; maxRead: number },
): Promise<WorkbookRows> {
  const rows: string[][] = [];
  let read = 0;
  try {
    for await (const row of workbookRows(new Blob([bytes]))) {
      read += 1;
      if (row.some((cell) => cell.trim() !== '')) rows.push(row);
      if (rows.length >= maxFilled || read >= maxRead) break;
    }
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof BrokenWorkbookError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** The bytes are not an Excel workbook, or the workbook can't be read. */
export class BrokenWorkbookError extends Error {
  override readonly name = 'BrokenWorkbookError';
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault = 'unreadable', cause?: unknown) {
    super('The file is no workbook that can be read', { cause });
    this.fault = fault;
  }
}

/** Limits of an unpacked workbook, its files and the cells of one row: a few bytes can unpack to gigabytes. */
const LIMITS = { maxFiles: 500, maxTotalBytes: 32 * 1024 * 1024 };
/**
 * Maximum number of tags and attributes: a list of a hundred thousand parts has fewer, 32 MB of empty cells ten times
 * as many.
 */
const MAX_MARKS = 1_000_000;
/** Maximum number of characters shown: all cells may show the same long text, which is in the file only once. */
const MAX_SHOWN = 8 * 1024 * 1024;
const MAX_COLUMNS = 256;
/** Number of bytes parsed at once before other requests get their turn. */
const PIECE = 64 * 1024;

/**
 * The rows of a workbook's first visible sheet, one by one, as the texts that their cells show; for a formula, the last
 * computed value. Hidden rows are skipped. A caller that has seen enough can stop, and the rest of the sheet is not
 * parsed.
 * @throws {BrokenWorkbookError}
 */
export async function* workbookRows(file: Blob): AsyncGenerator<string[], undefined, undefined> {
  try {
    const files = new Map((await openZip(file, LIMITS)).map((entry) => [entry.path.toLowerCase(), entry]));
    if ([...files.keys()].some((name) => name.endsWith('vbaproject.bin'))) throw new BrokenWorkbookError('macros');
    const marks = new Allowance(MAX_MARKS);
    const { sheet, strings, styles } = await placesIn(files, marks);
    const shared = strings === undefined ? [] : await sharedStrings(strings, marks);
    const formats = styles === undefined ? [] : await numberFormats(styles, marks);
    yield* sheetRows(sheet, { shared, formats }, marks);
  } catch (error) {
    throw error instanceof BrokenWorkbookError ? error : new BrokenWorkbookError('unreadable', error);
  }
}

/** Counts down while a workbook is read. */
class Allowance {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** @throws {BrokenWorkbookError} */
  spend(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new BrokenWorkbookError();
  }
}

type Files = ReadonlyMap<string, ArchivedFile>;

/** Finds the first sheet, and the shared strings and styles. */
async function placesIn(
  files: Files,
  marks: Allowance,
): Promise<{ sheet: ArchivedFile; strings: ArchivedFile | undefined; styles: ArchivedFile | undefined }> {
  const targets = new Map<string, string>();
  const charts = new Set<string>();
  await readXml(getFile(files, 'xl/_rels/workbook.xml.rels'), marks, {
    onOpen: (tag, attributes) => {
      if (tag !== 'Relationship') return;
      const target = path.posix.resolve('/xl', attributes['Target'] ?? '').slice(1);
      targets.set(attributes['Id'] ?? '', target.toLowerCase());
      if (attributes['Type']?.endsWith('/chartsheet') === true) charts.add(attributes['Id'] ?? '');
    },
  });
  const shown: string[] = [];
  await readXml(getFile(files, 'xl/workbook.xml'), marks, {
    onOpen: (tag, attributes) => {
      if (tag === 'sheet' && (attributes['state'] ?? 'visible') === 'visible') shown.push(attributes['id'] ?? '');
    },
  });
  if (charts.has(shown[0] ?? '')) throw new BrokenWorkbookError('chart');
  const strings = [...targets.values()].find((target) => target.endsWith('/sharedstrings.xml'));
  return {
    sheet: getFile(files, targets.get(shown[0] ?? '') ?? ''),
    strings: strings === undefined ? undefined : files.get(strings),
    styles: files.get('xl/styles.xml'),
  };
}

function getFile(files: Files, name: string): ArchivedFile {
  const file = files.get(name);
  if (file === undefined) throw new BrokenWorkbookError();
  return file;
}

/** The shared strings, which cells refer to by index; phonetic hints (rPh) are left out. */
async function sharedStrings(file: ArchivedFile, marks: Allowance): Promise<string[]> {
  const texts: string[] = [];
  let [spoken, isText] = [0, false];
  await readXml(file, marks, {
    onOpen: (tag) => {
      if (tag === 'si') texts.push('');
      if (tag === 'rPh') spoken += 1;
      isText = tag === 't' && spoken === 0;
    },
    onText: (text) => {
      if (isText) texts[texts.length - 1] += text;
    },
    onClose: (tag) => {
      if (tag === 'rPh') spoken -= 1;
      isText = false;
    },
  });
  return texts.map(unescape);
}

/** '_x000D_' stands for a character that XML cannot contain. */
function unescape(text: string): string {
  return text.replaceAll(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The number format code of each style, which cells refer to by index. */
async function numberFormats(file: ArchivedFile, marks: Allowance): Promise<string[]> {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let isOfCells = false;
  await readXml(file, marks, {
    onOpen: (tag, attributes) => {
      if (tag === 'cellXfs') isOfCells = true;
      if (tag === 'numFmt') codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      if (tag === 'xf' && isOfCells) formats.push(codes.get(attributes['numFmtId'] ?? '') ?? '');
    },
    onClose: (tag) => {
      if (tag === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** Parts of the workbook that cells refer to by index. */
interface Named {
  shared: readonly string[];
  formats: readonly string[];
}

async function* sheetRows(file: ArchivedFile, named: Named, marks: Allowance): AsyncGenerator<string[]> {
  const shown = new Allowance(MAX_SHOWN);
  let done: string[][] = [];
  let row: string[] = [];
  let cell: Cell = { column: 0, type: 'n', format: '', text: '', formula: null };
  let [isHidden, spoken] = [false, 0];
  let read: 'value' | 'formula' | null = null;
  const parser = xmlParser(marks, {
    onOpen: (tag, attributes) => {
      if (tag === 'row') {
        row = [];
        isHidden = attributes['hidden'] === '1' || attributes['hidden'] === 'true';
      }
      if (tag === 'c') {
        const column = columnOf(attributes['r'], row.length);
        const format = named.formats[Number(attributes['s'] ?? 0)] ?? '';
        cell = { column, type: attributes['t'] ?? 'n', format, text: '', formula: null };
      }
      if (tag === 'rPh') spoken += 1;
      if (tag === 'f') cell.formula = '';
      read = tag === 'v' || (tag === 't' && spoken === 0) ? 'value' : tag === 'f' ? 'formula' : null;
    },
    onText: (text) => {
      if (read === 'value') cell.text += text;
      if (read === 'formula') cell.formula += text;
    },
    onClose: (tag) => {
      read = null;
      if (tag === 'rPh') spoken -= 1;
      if (tag === 'c' && cell.column < MAX_COLUMNS) {
        while (row.length < cell.column) row.push('');
        const text = shownText(cell, named.shared);
        shown.spend(text.length);
        row[cell.column] = text;
      }
      if (tag === 'row' && !isHidden) done.push(row);
    },
  });
  for (const piece of piecesOf(await file.read())) {
    await setImmediate();
    parser.write(piece);
    yield* done;
    done = [];
  }
  parser.close();
}

interface Cell {
  column: number;
  type: string;
  /** Code of the number format; empty for the general format. */
  format: string;
  text: string;
  /** Null if it has none. */
  formula: string | null;
}

function shownText({ type, format, text, formula }: Cell, shared: readonly string[]): string {
  switch (type) {
    case 's':
      return shared[Number(text)] ?? '';
    case 'n':
      // A formula that was never computed is not an empty cell: the formula itself is shown.
      if (text === '') return formula === null ? '' : `=${formula}`;
      return shownNumber(Number(text), format);
    case 'b':
      return text === '0' ? 'FALSE' : 'TRUE';
    default:
      return unescape(text); // '#N/A' for a formula that failed
  }
}

/**
 * 3, where the file may say 3.0 or 3E0; with the fifteen digits that Excel shows, and the leading zeros of its format.
 */
function shownNumber(value: number, format: string): string {
  const places = (format.split(';')[0] ?? '').replaceAll(/["\\]/g, '');
  const isWhole = Number.isSafeInteger(value) && value >= 0;
  if (!isWhole || !/^0[0 -]*0$/.test(places)) return String(Number(value.toPrecision(15)));
  const digits = Array.from(String(value));
  const shown = Array.from(places)
    .toReversed()
    .map((sign) => (sign === '0' ? (digits.pop() ?? '0') : sign));
  return [...digits, ...shown.toReversed()].join('');
}

/** 'AB12' is column 27; a cell without a position follows the one before. */
function columnOf(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return next;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface XmlReader {
  /** Names come without their prefix. */
  onOpen?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (tag: string) => void;
}

async function readXml(file: ArchivedFile, marks: Allowance, reader: XmlReader): Promise<void> {
  const parser = xmlParser(marks, reader);
  for (const piece of piecesOf(await file.read())) {
    await setImmediate();
    parser.write(piece);
  }
  parser.close();
}

/** The parser does not expand entities that a document declares, so none can grow. */
function xmlParser(marks: Allowance, { onOpen, onText, onClose }: XmlReader): SaxesParser {
  const parser = new SaxesParser();
  parser.on('opentagstart', () => marks.spend(1));
  parser.on('attribute', () => marks.spend(1));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const own = Object.entries(attributes).map(([attribute, value]) => [localName(attribute), value] as const);
    onOpen?.(localName(name), Object.fromEntries(own));
  });
  parser.on('text', (text) => onText?.(text));
  parser.on('closetag', ({ name }) => onClose?.(localName(name)));
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function* piecesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
  yield decoder.decode();
}
