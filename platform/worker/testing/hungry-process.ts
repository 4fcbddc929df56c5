import { serveTasks } from '../serve-tasks.ts';

/** Tasks that keep a process busy, for the test of its limits. */
export const hungryTasks = {
  async answer(value: string): Promise<string> {
    return value;
  },
  async spin(): Promise<never> {
    for (;;);
  },
  async grow(): Promise<never> {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(10_000_000, kept.length));
  },
};

serveTasks(hungryTasks);
