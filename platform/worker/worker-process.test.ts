import { expect, test } from 'vitest';
import { scaledTimeout } from '../testing/scaled-timeout.ts';
import type { hungryTasks } from './testing/hungry-process.ts';
import { TaskLimitError, WorkerProcess } from './worker-process.ts';

const FILE = new URL('testing/hungry-process.ts', import.meta.url);
const started = (longestTaskMs: number) =>
  new WorkerProcess<typeof hungryTasks>(FILE, { longestTaskMs, maxMegabytes: 400, tasksAtOnce: 1 });

test.each([
  ['time', 'spin', scaledTimeout(2000)],
  ['memory', 'grow', 60_000],
] as const)(
  'a task that takes too much %s ends alone: those that wait are done by the next process',
  async (limit, what, longestTaskMs) => {
    const worker = started(longestTaskMs);
    const [first, endless, waiting] = await Promise.allSettled([
      worker.ask('answer', 'first'),
      worker.ask(what),
      worker.ask('answer', 'waiting'),
    ]);
    expect(first).toEqual({ status: 'fulfilled', value: 'first' });
    expect(endless).toEqual({ status: 'rejected', reason: new TaskLimitError(limit) });
    expect(waiting).toEqual({ status: 'fulfilled', value: 'waiting' });
  },
);
