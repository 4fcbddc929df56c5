import type { Tasks } from '#shop/desk/administration/paths.ts';
import { t } from '../staff-text.ts';
import styles from './task-numbers.module.css';

/** The list of each number, with the filter that the number counts. */
const TASKS: readonly (readonly [keyof Tasks, href: string])[] = [
  ['newOrders', '/Administration/Queue?state=new'],
  ['lateOrders', '/Administration/Queue?task=late'],
  ['changeRequests', '/Administration/Queue?task=request'],
  ['returnsRequested', '/Administration/Returns?returnState=asked'],
  ['partQuestions', '/Administration/Part-Questions?requestState=open'],
  ['quotationsWaiting', '/Administration/Quotes?quotationState=waiting'],
  ['unreadMessages', '/Administration/Queue?task=message'],
  ['arrivalsDue', '/Administration/Products?stock=due'],
  ['endingPriceLists', '/Administration/Price-Lists?state=ending'],
  ['leftPrices', '/Administration/Price-Updates?task=left'],
];

/**
 * Numbers that staff act on, each linked to its list (P5); without the right for it, a number is left out. What waits comes first and
 * large, in the order of the list; what is empty follows in a quiet line.
 */
export function TaskNumbers({ tasks }: { tasks: Tasks }) {
  const shown = TASKS.filter(([name]) => tasks[name] !== null);
  if (shown.length === 0) return null;
  const waiting = shown.filter(([name]) => tasks[name] !== 0);
  const empty = shown.filter(([name]) => tasks[name] === 0);
  return (
    <nav aria-label={t('dashboard.tasks')}>
      {waiting.length === 0 ? null : (
        <ul className={styles.tasks}>
          {waiting.map(([name, href]) => (
            <li key={name} className={styles.task} data-state={name === 'lateOrders' ? 'alarming' : 'waiting'}>
              <a href={href}>
                <strong>{tasks[name]}</strong> {t(`dashboard.task.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {empty.length === 0 ? null : (
        <ul className={styles.empty}>
          {empty.map(([name, href]) => (
            <li key={name}>
              <a href={href}>
                {tasks[name]} {t(`dashboard.task.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
