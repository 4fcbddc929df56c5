import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';

/** Reasons why a page was not drawn. */
export type PdfFault = 'unreadable' | 'encrypted' | 'no-such-page' | 'too-slow';

/** A word of a page; its middle is a fraction of the page's width and height, from the top left corner. */
export interface PlacedWord {
  text: string;
  x: number;
  y: number;
}

export type DrawnPage =
  | { ok: true; png: Buffer; width: number; height: number; words: PlacedWord[] }
  | { ok: false; fault: PdfFault };

/** PDF tasks by name, run in a separate process (open-upload.ts). */
export const pdfPages = {
  /**
   * Draws a page as a person sees it, upright and on white, and reads its words.
   * @param page from 1
   * @param longestSide in pixels, if the page would be larger
   */
  async drawPdf(
    bytes: Uint8Array,
    { page, dotsPerInch, longestSide }: { page: number; dotsPerInch: number; longestSide: number },
  ): Promise<DrawnPage> {
    const pdfium = await loadPdfium();
    const file = toMemory(pdfium, bytes);
    const opened = pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
    if (opened === 0)
      return { ok: false, fault: pdfium.FPDF_GetLastError() === NEEDS_PASSWORD ? 'encrypted' : 'unreadable' };
    try {
      if (page > pdfium.FPDF_GetPageCount(opened)) return { ok: false, fault: 'no-such-page' };
      const shown = pdfium.FPDF_LoadPage(opened, page - 1);
      if (shown === 0) return { ok: false, fault: 'unreadable' };
      const [inchesWide, inchesHigh] = [pdfium.FPDF_GetPageWidthF(shown) / 72, pdfium.FPDF_GetPageHeightF(shown) / 72];
      const scale = Math.min(dotsPerInch, longestSide / Math.max(inchesWide, inchesHigh));
      const width = Math.max(1, Math.round(inchesWide * scale));
      const height = Math.max(1, Math.round(inchesHigh * scale));
      const words = readWords(pdfium, shown);
      const png = await drawPage(pdfium, shown, width, height);
      pdfium.FPDF_ClosePage(shown);
      return { ok: true, png, width, height, words };
    } finally {
      pdfium.FPDF_CloseDocument(opened);
      pdfium.pdfium.wasmExports.free(file);
    }
  },
};

/** PDFium's error code. */
const NEEDS_PASSWORD = 4;
/** PDFium's flags: annotations are drawn, and bytes come as red, green, blue. */
const FLAGS = 0x01 | 0x10;
const WHITE = 0xff_ff_ff_ff;

let loaded: Promise<WrappedPdfiumModule> | undefined;

function loadPdfium(): Promise<WrappedPdfiumModule> {
  loaded ??= readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then(async (file) => {
    const pdfium = await init({ wasmBinary: new Uint8Array(file).buffer });
    pdfium.PDFiumExt_Init();
    return pdfium;
  });
  return loaded;
}

function toMemory({ pdfium }: WrappedPdfiumModule, bytes: Uint8Array): number {
  const at = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  return at;
}

function drawPage(pdfium: WrappedPdfiumModule, page: number, width: number, height: number): Promise<Buffer> {
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = Buffer.from(pdfium.pdfium.HEAPU8.slice(at, at + width * height * 4));
  pdfium.FPDFBitmap_Destroy(bitmap);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

/** A drawing has a few hundred words; a book has no callouts. */
const MAX_LETTERS = 50_000;
/** Precision of a place, in parts of width and height. */
const GRID = 100_000;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

function readWords(pdfium: WrappedPdfiumModule, page: number): PlacedWord[] {
  const text = pdfium.FPDFText_LoadPage(page);
  const read = boxReader(pdfium, text);
  const words: PlacedWord[] = [];
  let word = '';
  let around: Box | undefined;
  const endWord = () => {
    if (around !== undefined) words.push({ text: word, ...read.place(page, around) });
    word = '';
    around = undefined;
  };
  const count = Math.min(pdfium.FPDFText_CountChars(text), MAX_LETTERS);
  for (let at = 0; at < count; at += 1) {
    const letter = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, at));
    const box = /[\p{L}\p{N}\p{P}]/u.test(letter) ? read.box(at) : undefined;
    if (box === undefined) endWord();
    else {
      word += letter;
      around = around === undefined ? box : unite(around, box);
    }
  }
  endWord();
  read.end();
  pdfium.FPDFText_ClosePage(text);
  return words;
}

/** Reads boxes of letters, and turns them into places on the upright page. */
function boxReader(pdfium: WrappedPdfiumModule, text: number) {
  const { getValue, wasmExports } = pdfium.pdfium;
  const at = wasmExports.malloc(4 * 8); // four doubles
  const double = (index: number) => getValue(at + index * 8, 'double');
  return {
    box(index: number): Box | undefined {
      if (!pdfium.FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24)) return undefined;
      return { left: double(0), right: double(1), bottom: double(2), top: double(3) };
    },
    place(page: number, { left, right, bottom, top }: Box): Pick<PlacedWord, 'x' | 'y'> {
      pdfium.FPDF_PageToDevice(page, 0, 0, GRID, GRID, 0, (left + right) / 2, (bottom + top) / 2, at, at + 8);
      return { x: getValue(at, 'i32') / GRID, y: getValue(at + 8, 'i32') / GRID };
    },
    end: () => wasmExports.free(at),
  };
}

const unite = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  top: Math.max(one.top, other.top),
});
