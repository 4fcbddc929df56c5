import { type AuditEntry, changedFields, type ChangedField } from '#shop/audit/entry.ts';
import { t } from '../staff-text.ts';
import styles from './change-details.module.css';

/** So many changed fields are shown at once; more are folded behind their number. */
const SHOWN_AT_ONCE = 4;

/** What a change changed, field by field, before → after; a new thing has only an after, a removed one only a before. */
export function ChangeDetails({ entry }: { entry: AuditEntry }) {
  const changed = changedFields(entry).filter(({ before, after }) => !(isNothing(before) && isNothing(after)));
  const [first] = changed;
  if (first === undefined) return null;
  if (changed.length === 1 && first.name === 'note') return <p className={styles.note}>{String(first.after)}</p>;
  const list = (
    <dl className={styles.changes}>
      {changed.map((field) => (
        <Change key={field.name} field={field} isBoth={entry.before !== null && entry.after !== null} />
      ))}
    </dl>
  );
  if (changed.length <= SHOWN_AT_ONCE) return list;
  return (
    <details className={styles.more}>
      <summary>{t('audit.more', { count: changed.length })}</summary>
      {list}
    </details>
  );
}

function Change({ field: { name, before, after }, isBoth }: { field: ChangedField; isBoth: boolean }) {
  return (
    <div>
      <dt>{wordsOf(name)}</dt>
      <dd>
        {isBoth || before !== undefined ? <del>{asText(before)}</del> : null}
        {isBoth || after !== undefined ? <ins>{asText(after)}</ins> : null}
      </dd>
    </div>
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
