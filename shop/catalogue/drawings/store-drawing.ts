import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { type DrawingFault, drawPdfPage, drawUpload, type PlacedWord } from '#platform/images/open-upload.ts';
import { sizeInWorker } from '#platform/images/size-in-worker.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { drawingKind } from './drawing-kind.ts';
import { drawingKey, type DrawingWidth, originalKey, sizedDrawingKey } from './drawing-file.ts';
import { numbersIn, type PrintedNumber } from './printed-numbers.ts';

const LIMITS = { maxPixels: 120_000_000, longestSide: 4800, timeoutSeconds: 30 };
const PDF = { dotsPerInch: 200, longestSide: LIMITS.longestSide };

interface StoredDrawing {
  imageHash: string;
  widthPx: number;
  heightPx: number;
  printedNumbers: PrintedNumber[];
}

interface Drawn {
  png: Buffer;
  width: number;
  height: number;
  words: readonly PlacedWord[];
}

type PlainReason = `staff-refusal.drawing.${'kind' | 'unreadable' | 'encrypted' | 'no-such-page' | 'too-slow'}`;

/**
 * Redraws an uploaded drawing, or a page of a PDF, without loss and stores it under the hash of the result, so that every byte that buyers
 * get is ours. The uploaded file stays as the source, for staff. The numbers that stand on it as text are read from it.
 * @throws {InvalidInputError} with the reason, for the field `file` or `page`
 */
export async function storeDrawing(files: Files, file: File, page: number): Promise<StoredDrawing> {
  const original = new Uint8Array(await file.arrayBuffer());
  const { png, width, height, words } = await draw(original, page);
  const imageHash = createHash('sha256').update(png).digest('hex').slice(0, 32);
  await files.put(drawingKey(imageHash), png);
  await files.put(originalKey(imageHash), original);
  return { imageHash, widthPx: width, heightPx: height, printedNumbers: numbersIn(words) };
}

function draw(bytes: Uint8Array, page: number): Promise<Drawn> {
  const kind = drawingKind(bytes);
  if (kind === null) throw inputError('staff-refusal.drawing.kind');
  return kind === 'pdf' ? drawPage(bytes, page) : drawImage(bytes, kind);
}

async function drawPage(bytes: Uint8Array, page: number): Promise<Drawn> {
  const drawn = await drawPdfPage(bytes, { page, ...PDF });
  if (drawn.ok) return drawn;
  switch (drawn.fault) {
    case 'encrypted':
      throw inputError('staff-refusal.drawing.encrypted');
    case 'no-such-page':
      throw inputError('staff-refusal.drawing.no-such-page', 'page');
    case 'too-slow':
      throw inputError('staff-refusal.drawing.too-slow');
    case 'unreadable':
      throw inputError('staff-refusal.drawing.unreadable');
  }
}

async function drawImage(bytes: Uint8Array, kind: 'svg' | 'png' | 'jpg'): Promise<Drawn> {
  const drawn = await drawUpload(bytes, kind === 'svg' ? 'svg' : 'picture', LIMITS);
  if (drawn.ok) return drawn;
  throw new InvalidInputError([{ field: 'file', message: describeFault(drawn) }]);
}

function describeFault(drawn: DrawingFault): Message {
  switch (drawn.fault) {
    case 'unsafe':
      return message('staff-refusal.drawing.svg', { line: drawn.line, part: drawn.part });
    case 'damaged':
      return message('staff-refusal.drawing.svg-damaged', { line: drawn.line, part: drawn.part });
    case 'too-many-pixels':
      return message('staff-refusal.drawing.pixels');
    case 'too-slow':
      return message('staff-refusal.drawing.too-slow');
    case 'unreadable':
      return message('staff-refusal.drawing.unreadable');
  }
}

/** Finds a drawing in a width, or makes and stores it; undefined: there is none. */
export async function sizedDrawing(files: Files, hash: string, width: DrawingWidth): Promise<Buffer | undefined> {
  const key = sizedDrawingKey(hash, width);
  const kept = await files.get(key);
  if (kept !== undefined) return kept;
  const whole = await files.get(drawingKey(hash));
  if (whole === undefined) return undefined;
  const made = await sizeInWorker('drawing', whole, { width, ...LIMITS });
  await files.put(key, made);
  return made;
}

function inputError(reason: PlainReason, field: 'file' | 'page' = 'file'): InvalidInputError {
  return new InvalidInputError([{ field, message: message(reason) }]);
}
