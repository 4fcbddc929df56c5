import type { LiveTasks } from '#shop/desk/administration/paths.ts';
import { t } from '../staff-text.ts';
import styles from './side-menu.module.css';

/** Numbers that are shown next to an entry of the menu, by its path. */
const COUNTED: Readonly<Record<string, readonly (keyof LiveTasks)[]>> = {
  Queue: ['newOrders', 'changeRequests', 'unreadMessages'],
  Returns: ['returnsRequested'],
  'Part-Questions': ['partQuestions'],
  Quotes: ['quotationsWaiting'],
};

/** The number that waits behind an entry of the menu; nothing if nothing does. */
export function MenuCount({ path, tasks }: { path: string; tasks: LiveTasks }) {
  const waiting = (COUNTED[path] ?? []).filter((name) => (tasks[name] ?? 0) > 0);
  if (waiting.length === 0) return null;
  const total = waiting.reduce((sum, name) => sum + (tasks[name] ?? 0), 0);
  const spoken = waiting.map((name) => `${t(`dashboard.task.${name}`)}: ${tasks[name]}`).join(', ');
  return (
    <span className={styles.count} title={spoken}>
      <span aria-hidden="true">{total}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}
