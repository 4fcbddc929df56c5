import { STALE_MS } from './stopped-import.ts';

/** So often that nobody takes for dead what only waits. */
const WAITING_MS = STALE_MS / 4;

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Does the work on imports one after the other in a process: a large table takes some hundred megabytes while it is compared.
 * @param sayWaiting  called now and then until its turn comes
 */
export function inTurn<Result>(work: () => Promise<Result>, sayWaiting: () => Promise<void>): Promise<Result> {
  // What keeps it from saying so keeps it from its work as well, and is told then.
  const waiting = setInterval(() => void sayWaiting().catch(() => undefined), WAITING_MS).unref();
  const done = lastTurn.then(() => {
    clearInterval(waiting);
    return work();
  });
  lastTurn = done.catch(() => undefined);
  return done;
}
