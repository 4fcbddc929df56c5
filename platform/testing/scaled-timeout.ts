import { availableParallelism, loadavg } from 'node:os';

/**
 * Load per processor when this process began. Limits are scaled by it once, so that they are the same for all tests of
 * a run.
 */
const perProcessor = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * A time limit scaled for this machine. Slowness alone must not fail a test: a test that reaches its limit has met
 * something that hangs.
 */
export function scaledTimeout(quietMs: number): number {
  return Math.round(quietMs * perProcessor);
}

/** Number of parallel clients that a test may start, scaled down from what an idle machine can handle. */
export function scaledClients(clients: number): number {
  return Math.max(2, Math.round(clients / perProcessor));
}
