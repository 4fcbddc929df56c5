import type { readWorkbook, WorkbookRows } from '../workbook.ts';
import { TaskLimitError, WorkerProcess } from '../worker/worker-process.ts';
import type { DrawnPage, pdfPages } from './pdf-renderer.ts';
import type { DrawnUpload, NormalisedPicture, PictureLimits, uploadedPictures } from './picture-renderer.ts';

export type { PlacedWord } from './pdf-renderer.ts';
export type { DrawingFault, DrawnUpload, NormalisedPicture, PictureFault } from './picture-renderer.ts';

type Openers = typeof pdfPages & typeof uploadedPictures & { readWorkbook: typeof readWorkbook };

/**
 * Opens files from strangers, one by one, in a separate process: a few bytes may unpack, draw or nest without end. A file that takes
 * more time or memory than the largest real one ends the process, not the shop; the files that wait are opened by the next one.
 */
const uploads = new WorkerProcess<Openers>(new URL('upload-process.ts', import.meta.url), {
  longestTaskMs: 30_000,
  maxMegabytes: 1000,
  tasksAtOnce: 1,
});

/** Maximum length of the longer side of the result, in pixels. */
export type UploadLimits = PictureLimits & {
  longestSide: number;
  /** Behind a transparent drawing; none keeps it transparent. */
  background?: 'white' | 'none';
};

/**
 * Redraws a picture: upright as its camera recorded it, on white if it is transparent, the first frame of several, in
 * sRGB, without metadata. The result is written by us, whatever the input.
 */
export function normalisePicture(bytes: Uint8Array, limits: UploadLimits): Promise<NormalisedPicture> {
  return uploads.ask('normalise', bytes, limits).catch((error: unknown) => ({ ok: false, fault: faultOf(error) }));
}

/** Draws a technical drawing without loss: an SVG in the longest side, a picture at most so large. */
export function drawUpload(bytes: Uint8Array, kind: 'svg' | 'picture', limits: UploadLimits): Promise<DrawnUpload> {
  const drawn = kind === 'svg' ? uploads.ask('drawSvg', bytes, limits) : uploads.ask('drawPicture', bytes, limits);
  return drawn.catch((error: unknown) => ({ ok: false, fault: faultOf(error) }));
}

/** Draws a page of a PDF as a person sees it. */
export function drawPdfPage(...args: Parameters<typeof pdfPages.drawPdf>): Promise<DrawnPage> {
  return uploads.ask('drawPdf', ...args).catch((error: unknown) => ({ ok: false, fault: faultOf(error) }));
}

/** The rows of a workbook's first visible sheet, at most so many. */
export function openWorkbook(...args: Parameters<typeof readWorkbook>): Promise<WorkbookRows> {
  return uploads.ask('readWorkbook', ...args).catch(() => ({ ok: false, fault: 'unreadable' }));
}

/** Bytes that end the process by a crash count as unreadable. */
function faultOf(error: unknown): 'too-slow' | 'unreadable' {
  return error instanceof TaskLimitError ? 'too-slow' : 'unreadable';
}
