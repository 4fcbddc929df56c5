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

/** Limits of a process. Each ends it, and its tasks under way fail; those that wait go on in another one. */
export interface WorkerLimits {
  /** Of one task, from its beginning. */
  longestTaskMs: number;
  /** Of the whole process. */
  maxMegabytes: number;
  tasksAtOnce: number;
}

/** A task took more time or memory than its process may. */
export class TaskLimitError extends Error {
  readonly limit: 'time' | 'memory';
  constructor(limit: 'time' | 'memory') {
    super(`The task took too much ${limit}`);
    this.limit = limit;
  }
}

/** Long enough for the next picture of a page, or of a table, to find the process still running. */
const REST_MS = 10_000;

/** The process opens files from strangers, so it gets none of the shop's secrets. */
const ITS_ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'NODE_ENV'];

/** Ends a process that takes too much memory (watch-memory.ts). */
export const MEMORY_SIGNAL = 'SIGUSR2';

/**
 * Does long work in a separate process, which is started when there is work and ends soon after, so that the work
 * doesn't take memory and processor time from requests being served meanwhile.
 */
export class WorkerProcess<Table extends Tasks> {
  readonly #file: URL;
  readonly #limits: WorkerLimits;
  readonly #waiting: Task[] = [];
  #running: Running | undefined;

  /** @param file  the module of the process, which calls `serveTasks` */
  constructor(file: URL, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  /**
   * @throws {TaskLimitError} it took too much time or memory
   * @throws {Error} the task failed
   */
  ask<What extends keyof Table & string>(what: What, ...args: Parameters<Table[What]>): ReturnType<Table[What]> {
    const done = new Promise((resolve, reject) => {
      this.#waiting.push({ what, args, resolve, reject });
    });
    this.#start();
    return done as ReturnType<Table[What]>;
  }

  #start(): void {
    while (this.#waiting.length > 0) {
      if (this.#running?.isOver !== false) this.#running = new Running(this.#file, this.#limits, () => this.#start());
      if (this.#running.tasks >= this.#limits.tasksAtOnce) return;
      const task = this.#waiting.shift();
      if (task !== undefined) this.#running.begin(task);
    }
  }
}

interface Task {
  what: string;
  args: unknown[];
  resolve: (done: unknown) => void;
  reject: (error: Error) => void;
}

class Running {
  readonly #child: ChildProcess;
  readonly #limits: WorkerLimits;
  readonly #onFree: () => void;
  readonly #underWay = new Map<number, Task & { timer: NodeJS.Timeout }>();
  #begun = 0;
  #isTooSlow = false;
  #isOver = false;
  #rest: NodeJS.Timeout | undefined;

  constructor(file: URL, limits: WorkerLimits, onFree: () => void) {
    this.#limits = limits;
    this.#onFree = onFree;
    this.#child = fork(fileURLToPath(file), [String(limits.maxMegabytes)], {
      execArgv: [],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ITS_ENVIRONMENT.includes(name))),
      serialization: 'advanced',
    });
    this.#child.on('message', (reply: TaskReply) => this.#finish(reply));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', (code, signal) => {
      if (this.#isTooSlow) this.#end(new TaskLimitError('time'));
      else if (signal === MEMORY_SIGNAL) this.#end(new TaskLimitError('memory'));
      else this.#end(new Error(`The worker process ended with ${signal ?? code}`));
    });
  }

  /** It accepts no more tasks. */
  get isOver(): boolean {
    return this.#isOver || this.#isTooSlow || !this.#child.connected;
  }

  get tasks(): number {
    return this.#underWay.size;
  }

  begin(task: Task): void {
    clearTimeout(this.#rest);
    this.#child.ref();
    this.#child.channel?.ref();
    const id = (this.#begun += 1);
    const timer = setTimeout(() => {
      this.#isTooSlow = true;
      this.#child.kill('SIGKILL');
    }, this.#limits.longestTaskMs).unref();
    this.#underWay.set(id, { ...task, timer });
    this.#child.send({ id, what: task.what, args: task.args } satisfies TaskRequest, (error) => {
      if (error !== null) this.#end(error);
    });
  }

  #finish(reply: TaskReply): void {
    const task = this.#underWay.get(reply.id);
    this.#underWay.delete(reply.id);
    clearTimeout(task?.timer);
    if ('done' in reply) task?.resolve(reply.done);
    else task?.reject(new Error(reply.trouble));
    this.#onFree();
    if (this.#underWay.size > 0) return;
    // The child must not keep this process from ending.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#rest = setTimeout(() => this.#child.disconnect(), REST_MS).unref();
  }

  #end(error: Error): void {
    this.#isOver = true;
    clearTimeout(this.#rest);
    for (const { reject, timer } of this.#underWay.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#underWay.clear();
    if (this.#child.connected) this.#child.disconnect();
    this.#onFree();
  }
}
