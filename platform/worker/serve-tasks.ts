import { Worker } from 'node:worker_threads';
import type { TaskRequest, Tasks, TaskReply } from './worker-process.ts';

/**
 * Runs the tasks that the parent process requests. This process ends when the parent has no more tasks, or has ended
 * itself, or when it takes more memory than the parent allows.
 */
export function serveTasks(tasks: Tasks): void {
  const [, , maxMegabytes] = process.argv;
  // A thread of its own, because a task may keep the first one busy.
  new Worker(new URL('watch-memory.ts', import.meta.url), { workerData: Number(maxMegabytes) }).unref();
  process.on('message', async ({ id, what, args }: TaskRequest) => {
    const task = tasks[what] as (...args: unknown[]) => Promise<unknown>;
    const reply: TaskReply = await task(...args).then(
      (done) => ({ id, done }),
      (error: unknown) => ({ id, trouble: String(error) }),
    );
    if (process.connected) process.send?.(reply);
  });
  process.on('SIGINT', () => {}); // Ctrl-C reaches both processes: the server still waits for its tasks
}
