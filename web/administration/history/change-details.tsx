import { type AuditEntry, changedFields } from '#shop/audit/entry.ts';
import { t } from '../staff-text.ts';
import styles from './change-details.module.css';

/** Two or three changed fields are shown at once; more are folded behind their number. */
const SHOWN_AT_ONCE = 3;

/** What a change changed, before and after; a new thing has only an after, a removed one only a before. */
export function ChangeDetails({ entry }: { entry: AuditEntry }) {
  const { before, after } = entry;
  const changed = changedFields(entry).filter(({ before: was, after: is }) => !(isNothing(was) && isNothing(is)));
  const [first] = changed;
  if (first === undefined) return null;
  if (changed.length === 1 && first.name === 'note') return <p className={styles.note}>{String(first.after)}</p>;
  const table = (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          {before === null ? null : <th scope="col">{t('audit.before')}</th>}
          {after === null ? null : <th scope="col">{t('audit.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {changed.map((field) => (
          <tr key={field.name}>
            <th scope="row">{wordsOf(field.name)}</th>
            {before === null ? null : <td>{asText(field.before)}</td>}
            {after === null ? null : <td>{asText(field.after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (changed.length <= SHOWN_AT_ONCE) return table;
  return (
    <details className={styles.more}>
      <summary>{t('audit.more', { count: changed.length })}</summary>
      {table}
    </details>
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** 'priceClass' as a person reads it: 'price class'. */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A stored value as text; amounts in minor units and lists stay as they are stored. */
function asText(value: unknown): string {
  if (isNothing(value)) return t('audit.nothing');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
