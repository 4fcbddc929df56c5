import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OperatorError } from '#platform/operator-error.ts';
import type { Config } from '../config.ts';
import { environmentBelow, openDatabaseFor } from '../open-database.ts';
import { answerMetricsOfAll } from './metrics-of-all.ts';

/** A process that ran for this long did not die at its start. */
const WELL_STARTED_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** A process that has not finished by then is killed (after draining they finish within 10 seconds). */
const LAST_CALL_MS = 9000;

/**
 * Runs several server processes on one port (WEB_CONCURRENCY) until this one is asked to stop, and replaces one that
 * dies. Each is a complete server; they share the database, the file store and the port. The embedded database belongs
 * to this process: it runs before the first of them starts, and until the last has ended.
 * @returns the exit code: 0 after an orderly stop; the first process's own if the shop could not start at all
 * @throws {OperatorError} the database can't be opened, or another process took it
 */
export async function superviseProcesses(config: Config, log: Logger): Promise<number> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  const lost: OperatorError[] = [];
  const database = await openDatabaseFor(config, log, (reason) => {
    lost.push(reason);
    stopping.abort();
  });
  try {
    const stopMs = config.drainSeconds * 1000 + LAST_CALL_MS;
    const environment = environmentBelow(database);
    const code = await runProcesses(config.webConcurrency, { stopping: stopping.signal, stopMs, environment, log });
    for (const reason of lost) throw reason;
    return code;
  } finally {
    await database.close();
  }
}

async function runProcesses(count: number, processes: Processes): Promise<number> {
  const { stopping, environment } = processes;
  if (stopping.aborted) return 0;
  answerMetricsOfAll();

  // One first: a problem that stops it (a taken port, an invalid file) stops them all, and is reported once.
  const first = cluster.fork(environment);
  const started = await Promise.race([
    once(first, 'listening').then(() => 'listening' as const),
    once(first, 'exit').then(([code]: unknown[]) => Number(code ?? 1)),
    once(stopping, 'abort').then(() => 'stopping' as const),
  ]);
  if (typeof started === 'number') return started;

  const keepers = [keepOneRunning(first, processes)];
  if (started === 'listening') {
    for (let more = 1; more < count; more += 1) {
      keepers.push(keepOneRunning(cluster.fork(environment), processes));
    }
  }
  await Promise.all(keepers);
  return 0;
}

interface Processes {
  stopping: AbortSignal;
  /** Maximum time for a process to stop. */
  stopMs: number;
  /** Environment of each child, in addition to this process's own. */
  environment: NodeJS.ProcessEnv;
  log: Logger;
}

/** Resolves once a stop was requested and the current process has ended. */
async function keepOneRunning(worker: Worker, processes: Processes): Promise<void> {
  const { stopping, environment, log } = processes;
  let pauseMs = FIRST_PAUSE_MS;
  for (let running = worker; ; running = cluster.fork(environment)) {
    const startedAt = performance.now();
    const [code, signal] = await endOf(running, processes);
    if (stopping.aborted) return;
    if (performance.now() - startedAt > WELL_STARTED_MS) pauseMs = FIRST_PAUSE_MS;
    log.error(
      { process: running.process.pid, code, signal },
      'A server process ended by itself; another one is started.',
    );
    await pause(pauseMs, undefined, { signal: stopping }).catch(() => {}); // stopped in the meantime
    if (stopping.aborted) return;
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  }
}

async function endOf(worker: Worker, { stopping, stopMs, log }: Processes): Promise<[code: unknown, signal: unknown]> {
  let lastCall: NodeJS.Timeout | undefined;
  const stop = () => {
    worker.process.kill('SIGTERM');
    lastCall = setTimeout(() => {
      log.warn({ process: worker.process.pid }, 'A server process did not stop in time and was killed.');
      worker.process.kill('SIGKILL');
    }, stopMs);
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });
  const [code, signal] = (await once(worker, 'exit')) as [unknown, unknown];
  stopping.removeEventListener('abort', stop);
  clearTimeout(lastCall);
  return [code, signal];
}
