import type { TaskRequest, Tasks, TaskReply } from './worker-process.ts';

/**
 * Runs the tasks that the parent process requests. This process ends when the parent has no more tasks, or has ended
 * itself.
 */
export function serveTasks(tasks: Tasks): void {
  process.on('message', async ({ id, what, args }: TaskRequest) => {
    const task = tasks[what] as (...args: unknown[]) => Promise<unknown>;
    const told: TaskReply = await task(...args).then(
      (done) => ({ id, done }),
      (error: unknown) => ({ id, trouble: String(error) }),
    );
    if (process.connected) process.send?.(told);
  });
  process.on('SIGINT', () => {}); // Ctrl-C reaches both processes: the server still waits for its tasks
}
