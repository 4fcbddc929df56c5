import { STALE_MS } from './crashed-import.ts';

/** Frequent enough that waiting work is not taken for dead. */
const ALIVE_MS = STALE_MS / 4;

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Runs imports one after the other in a process, because comparing a large table takes some hundred megabytes.
 * @param says called at intervals: `sayWaiting` until its turn comes, `sayAlive` while it works
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
