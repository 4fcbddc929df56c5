import { STALE_MS } from './crashed-import.ts';

/** So often that nobody takes for dead what only waits. */
const ALIVE_MS = STALE_MS / 4;

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Does the work on imports one after the other in a process: a large table takes some hundred megabytes while it is compared.
 * @param says  called now and then: `sayWaiting` until its turn comes, `sayAlive` while it works
 */
export function runInSequence<Result>(
  work: () => Promise<Result>,
  { sayWaiting, sayAlive }: Readonly<Record<'sayWaiting' | 'sayAlive', () => Promise<void>>>,
): Promise<Result> {
  // If the heartbeat fails, the work fails too and reports it.
  const repeat = (say: () => Promise<void>) => setInterval(() => void say().catch(() => undefined), ALIVE_MS).unref();
  const waiting = repeat(sayWaiting);
  const done = lastTurn.then(async () => {
    clearInterval(waiting);
    const alive = repeat(sayAlive);
    try {
      return await work();
    } finally {
      clearInterval(alive);
    }
  });
  lastTurn = done.catch(() => undefined);
  return done;
}
