import type { AuditEntry } from '#shop/audit/entry.ts';
import { Moment } from '../moment.tsx';
import { ChangeDetails } from './change-details.tsx';
import styles from './history.module.css';

/** What staff did with one thing, the newest first. */
export function History({ entries, none }: { entries: readonly AuditEntry[]; none: string }) {
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol className={styles.history}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className={styles.who}>
            <strong>{entry.staffName}</strong> {entry.action} {entry.entity} <Moment at={entry.at} />
          </p>
          <ChangeDetails entry={entry} />
        </li>
      ))}
    </ol>
  );
}
