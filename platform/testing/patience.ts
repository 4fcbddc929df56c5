import { availableParallelism, loadavg } from 'node:os';

/** On a machine that seems quiet, too: others may begin any moment. */
const LEAST = 3;

/**
 * How long a test waits for what must come: the longer, the more there is to do for each processor. Slowness is never a verdict;
 * who waits to the end of it has met something that hangs.
 * @param quietMs  what is plenty on a quiet machine
 */
export function patience(quietMs: number): number {
  const perProcessor = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.round(quietMs * Math.max(LEAST, 2 * perProcessor));
}

/** How many clients at a time a test lets loose on the machine, of those that a quiet one bears. */
export function bearable(clients: number): number {
  const perProcessor = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.max(2, Math.round(clients / Math.max(1, perProcessor)));
}
