import { createHash } from 'node:crypto';
import { WorkerProcess } from '#platform/worker/worker-process.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { papers } from './papers.ts';

type Papers = typeof papers;

/** Request for a document. */
export type PaperRequest = { [What in keyof Papers]: [what: What, ...args: Parameters<Papers[What]>] }[keyof Papers];

const drawing = new WorkerProcess<Papers>(new URL('paper-process.ts', import.meta.url), {
  longestTaskMs: 60_000,
  maxMegabytes: 1000,
  tasksAtOnce: 1,
});
const underWay = new Map<string, Promise<Buffer>>();

/** Identifies a document before it is drawn, so that a browser that has it costs nothing. */
export function etagOfPaper(request: PaperRequest): string {
  const drawnFrom = JSON.stringify([packageJson.version, ...request]);
  return `"${createHash('sha1').update(drawnFrom).digest('base64url')}"`;
}

/**
 * Draws a document outside the serving process, because a list of three hundred labels takes more than a second. One is
 * drawn at a time, and concurrent requests for the same one share it.
 */
export async function drawPaper(request: PaperRequest): Promise<Buffer> {
  const tag = etagOfPaper(request);
  const earlier = underWay.get(tag);
  if (earlier !== undefined) return earlier;
  const [what, ...args] = request;
  const drawn = drawing.ask(what, ...args).finally(() => underWay.delete(tag));
  underWay.set(tag, drawn);
  return drawn;
}
