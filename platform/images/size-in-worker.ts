import { WorkerProcess } from '../worker/worker-process.ts';
import type { sizes } from './picture-renderer.ts';

type Sizes = typeof sizes;

const sizing = new WorkerProcess<Sizes>(new URL('size-process.ts', import.meta.url), {
  longestTaskMs: 60_000,
  maxMegabytes: 1500,
  tasksAtOnce: 4, // as many as the library draws at once
});

/**
 * Draws a stored picture in another size in a separate process: a picture takes some hundred megabytes, which the serving process would keep.
 * @throws {Error} it could not be drawn
 */
export function sizeInWorker<What extends keyof Sizes>(
  what: What,
  ...args: Parameters<Sizes[What]>
): ReturnType<Sizes[What]> {
  return sizing.ask(what, ...args);
}
