import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { drawings } from './drawings.ts';

type Drawings = typeof drawings;

/** What the drawing process is asked. */
export interface Asked {
  id: number;
  what: keyof Drawings;
  args: unknown[];
}

/** What it tells. */
export type Told = { id: number; drawn: unknown } | { id: number; trouble: string };

/** Long enough for the next picture of a page, or of a table, to find it still there. */
const REST_MS = 10_000;

/** It opens what strangers send, so it knows none of the shop's secrets. */
const ITS_ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'NODE_ENV'];

let drawing: DrawingProcess | undefined;

/**
 * Draws in a process of its own, which is started when there is something to draw and ends soon after: a picture takes some hundred
 * megabytes, which the process that serves would keep, and one that is made to break the library breaks no shop.
 * @throws {Error} it could not be drawn
 */
export function drawApart<What extends keyof Drawings>(
  what: What,
  ...args: Parameters<Drawings[What]>
): ReturnType<Drawings[What]> {
  if (drawing === undefined || drawing.isOver) drawing = new DrawingProcess();
  return drawing.ask(what, args) as ReturnType<Drawings[What]>;
}

class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve: (drawn: unknown) => void; reject: (error: Error) => void }>();
  #asked = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor() {
    this.#child = fork(fileURLToPath(new URL('drawing-process.ts', import.meta.url)), {
      execArgv: [],
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => ITS_ENVIRONMENT.includes(name))),
      serialization: 'advanced',
    });
    this.#child.on('message', (told: Told) => this.#hear(told));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', (code, signal) => this.#end(new Error(`The drawing process ended with ${signal ?? code}`)));
  }

  /** It takes no more pictures. */
  get isOver(): boolean {
    return !this.#child.connected;
  }

  ask(what: keyof Drawings, args: unknown[]): Promise<unknown> {
    clearTimeout(this.#rest);
    this.#child.ref();
    this.#child.channel?.ref();
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, what, args } satisfies Asked, (error) => {
        if (error !== null) this.#end(error);
      });
    });
  }

  #hear(told: Told): void {
    const asker = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('drawn' in told) asker?.resolve(told.drawn);
    else asker?.reject(new Error(told.trouble));
    if (this.#waiting.size > 0) return;
    // Nobody waits for it: it keeps no process from ending.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#rest = setTimeout(() => this.#child.disconnect(), REST_MS).unref();
  }

  #end(error: Error): void {
    clearTimeout(this.#rest);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (this.#child.connected) this.#child.disconnect();
  }
}
