import { availableParallelism, loadavg } from 'node:os';

/** How much there was to do for each processor when this process began: limits are scaled by it once, so that they are the same for all tests of a run. */
const perProcessor = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** A limit for this machine. Slowness is never a verdict: a test that reaches its limit has met something that hangs. */
export function scaledTimeout(quietMs: number): number {
  return Math.round(quietMs * perProcessor);
}

/** How many clients at a time a test lets loose on the machine, of those that a quiet one bears. */
export function bearable(clients: number): number {
  return Math.max(2, Math.round(clients / perProcessor));
}
