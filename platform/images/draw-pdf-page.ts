import { WorkerProcess } from '../worker/worker-process.ts';
import type { DrawnPage, pdfPages } from './pdf-renderer.ts';

export type { PlacedWord } from './pdf-renderer.ts';

const drawing = new WorkerProcess<typeof pdfPages>(new URL('pdf-process.ts', import.meta.url), {
  longestTaskMs: 60_000,
});

/**
 * Draws a page of a PDF in a separate process, which ends if it takes longer than a minute: a malicious file may draw for ever.
 * Bytes that end the process count as unreadable.
 */
export function drawPdfPage(...args: Parameters<typeof pdfPages.draw>): Promise<DrawnPage> {
  return drawing.ask('draw', ...args).catch((): DrawnPage => ({ ok: false, fault: 'unreadable' }));
}
