import { createHash } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { drawInWorker } from '#platform/images/draw-in-worker.ts';
import { InvalidInputError } from '../../kernel/errors.ts';
import { message, type Message } from '../../kernel/message.ts';
import { drawingKey, drawingKind, type DrawingWidth, sizedDrawingKey } from './drawing-file.ts';
import { isSafeSvg } from './safe-svg.ts';

const LIMITS = { maxPixels: 120_000_000, longestSide: 4800, timeoutSeconds: 30 };

interface StoredDrawing {
  imageHash: string;
  widthPx: number;
  heightPx: number;
}

/**
 * Redraws an uploaded drawing without loss and stores it under the hash of the result, so that every stored byte is ours.
 * @throws {InvalidInputError} with the reason, for the field `file`
 */
export async function storeDrawing(files: Files, file: File): Promise<StoredDrawing> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = drawingKind(bytes);
  if (kind === null) throw refused(message('staff-refusal.drawing.kind'));
  if (kind === 'svg' && !isSafeSvg(new TextDecoder().decode(bytes)))
    throw refused(message('staff-refusal.drawing.svg'));
  const drawn = await drawInWorker('drawing', bytes, { ...LIMITS, isVector: kind === 'svg' }).catch(() => null);
  if (drawn === null || !drawn.ok)
    throw refused(
      drawn?.fault === 'too-many-pixels'
        ? message('staff-refusal.drawing.pixels')
        : message('staff-refusal.drawing.unreadable'),
    );
  const imageHash = createHash('sha256').update(drawn.png).digest('hex').slice(0, 32);
  await files.put(drawingKey(imageHash), drawn.png);
  return { imageHash, widthPx: drawn.width, heightPx: drawn.height };
}

/** Finds a drawing in a width, or makes and stores it; undefined: there is none. */
export async function sizedDrawing(files: Files, hash: string, width: DrawingWidth): Promise<Buffer | undefined> {
  const key = sizedDrawingKey(hash, width);
  const kept = await files.get(key);
  if (kept !== undefined) return kept;
  const whole = await files.get(drawingKey(hash));
  if (whole === undefined) return undefined;
  const made = await drawInWorker('sizeDrawing', whole, { width, ...LIMITS });
  await files.put(key, made);
  return made;
}

function refused(said: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message: said }]);
}
