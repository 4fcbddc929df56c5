import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Tasks of a process, by name. */
export type Tasks = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** Request to the process. */
export interface TaskRequest {
  id: number;
  what: string;
  args: unknown[];
}

/** Answer of the process. */
export type TaskReply = { id: number; done: unknown } | { id: number; trouble: string };

/** Long enough for the next picture of a page, or of a table, to find the process still running. */
const REST_MS = 10_000;

/** The process opens files from strangers, so it gets none of the shop's secrets. */
const ITS_ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'NODE_ENV'];

/**
 * Does long work in a separate process, which is started when there is work and ends soon after, so that the work
 * doesn't take memory and processor time from requests being served meanwhile.
 */
export class WorkerProcess<Table extends Tasks> {
  readonly #file: URL;
  readonly #longestTaskMs: number | undefined;
  #running: Running | undefined;

  /**
   * @param file  the module of the process, which calls `serveTasks`
   * @param options.longestTaskMs  ends the process if a task takes longer; its other tasks fail as well
   */
  constructor(file: URL, { longestTaskMs }: { longestTaskMs?: number } = {}) {
    this.#file = file;
    this.#longestTaskMs = longestTaskMs;
  }

  /** @throws {Error} the task failed */
  ask<What extends keyof Table & string>(what: What, ...args: Parameters<Table[What]>): ReturnType<Table[What]> {
    if (this.#running === undefined || this.#running.isOver)
      this.#running = new Running(this.#file, this.#longestTaskMs);
    return this.#running.ask(what, args) as ReturnType<Table[What]>;
  }
}

interface Waiting {
  resolve: (done: unknown) => void;
  reject: (error: Error) => void;
  /** Ends the process. */
  limit: NodeJS.Timeout | undefined;
}

class Running {
  readonly #child: ChildProcess;
  readonly #longestTaskMs: number | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(file: URL, longestTaskMs: number | undefined) {
    this.#longestTaskMs = longestTaskMs;
    this.#child = fork(fileURLToPath(file), {
      execArgv: [],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ITS_ENVIRONMENT.includes(name))),
      serialization: 'advanced',
    });
    this.#child.on('message', (told: TaskReply) => this.#hear(told));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', (code, signal) => this.#end(new Error(`The worker process ended with ${signal ?? code}`)));
  }

  /** It accepts no more tasks. */
  get isOver(): boolean {
    return !this.#child.connected;
  }

  ask(what: string, args: unknown[]): Promise<unknown> {
    clearTimeout(this.#rest);
    this.#child.ref();
    this.#child.channel?.ref();
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      const limit =
        this.#longestTaskMs === undefined
          ? undefined
          : setTimeout(() => this.#child.kill('SIGKILL'), this.#longestTaskMs).unref();
      this.#waiting.set(id, { resolve, reject, limit });
      this.#child.send({ id, what, args } satisfies TaskRequest, (error) => {
        if (error !== null) this.#end(error);
      });
    });
  }

  #hear(told: TaskReply): void {
    const asker = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    clearTimeout(asker?.limit);
    if ('done' in told) asker?.resolve(told.done);
    else asker?.reject(new Error(told.trouble));
    if (this.#waiting.size > 0) return;
    // The child must not keep this process from ending.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#rest = setTimeout(() => this.#child.disconnect(), REST_MS).unref();
  }

  #end(error: Error): void {
    clearTimeout(this.#rest);
    for (const { reject, limit } of this.#waiting.values()) {
      clearTimeout(limit);
      reject(error);
    }
    this.#waiting.clear();
    if (this.#child.connected) this.#child.disconnect();
  }
}
