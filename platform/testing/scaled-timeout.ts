import { availableParallelism, loadavg } from 'node:os';

/** Load for each processor when this process began: limits are scaled by it once, so that they are the same for all tests of a run. */
const perProcessor = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** A limit for this machine. Slowness is never a verdict: a test that reaches its limit has met something that hangs. */
export function scaledTimeout(quietMs: number): number {
  return Math.round(quietMs * perProcessor);
}

/** Number of parallel clients that a test may start, scaled from those that a quiet machine bears. */
export function scaledClients(clients: number): number {
  return Math.max(2, Math.round(clients / perProcessor));
}
