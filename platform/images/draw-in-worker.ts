import { WorkerProcess } from '../worker/worker-process.ts';
import type { drawings } from './picture-renderer.ts';

type Drawings = typeof drawings;

const drawing = new WorkerProcess<Drawings>(new URL('drawing-process.ts', import.meta.url));

/**
 * Draws in a separate process: a picture takes some hundred megabytes, which the serving process would keep, and a
 * malicious one can't crash the shop.
 * @throws {Error} it could not be drawn
 */
export function drawInWorker<What extends keyof Drawings>(
  what: What,
  ...args: Parameters<Drawings[What]>
): ReturnType<Drawings[What]> {
  return drawing.ask(what, ...args);
}
