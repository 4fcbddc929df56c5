import type { TaskRequest, Tasks, TaskReply } from './worker-process.ts';

/** Does what the process that started this one asks. This one ends when the other has nothing more to ask, or ended itself. */
export function serveTasks(tasks: Tasks): void {
  process.on('message', async ({ id, what, args }: TaskRequest) => {
    const task = tasks[what] as (...args: unknown[]) => Promise<unknown>;
    const told: TaskReply = await task(...args).then(
      (done) => ({ id, done }),
      (error: unknown) => ({ id, trouble: String(error) }),
    );
    if (process.connected) process.send?.(told);
  });
  process.on('SIGINT', () => {}); // Ctrl-C reaches both: the server still waits for what it has asked
}
