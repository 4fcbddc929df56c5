import { t } from '../staff-text.ts';
import type { RowField, TypedRow } from './callout-rows.ts';
import styles from './press-drawing.module.css';
import { type RowChange, rowChanges } from './row-changes.ts';

interface ChangedRowsProps {
  stored: readonly TypedRow[];
  typed: readonly TypedRow[];
}

/** The difference between the stored parts list and the form, before it is saved (J4). */
export function ChangedRows({ stored, typed }: ChangedRowsProps) {
  const changes = rowChanges(stored, typed);
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{t('press-drawing.changes', { count: changes.length })}</summary>
      <ul>
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- several rows may have one number
          <li key={index}>{describeChange(change)}</li>
        ))}
      </ul>
    </details>
  );
}

function describeChange(change: RowChange): string {
  const { callout, part, partText } = change.row;
  const named = { callout, part: part === '' ? partText : part };
  if (change.kind !== 'changed') return t(`press-drawing.row-${change.kind}`, named);
  const { before, row, fields } = change;
  const valueOf = (of: TypedRow, field: RowField) => (of[field] === '' ? '–' : of[field]);
  const values = fields.map((field) =>
    t('press-drawing.cell-changed', {
      field: t(`press-drawing.field.${field}`),
      before: valueOf(before, field),
      after: valueOf(row, field),
    }),
  );
  return t('press-drawing.row-changed', { ...named, changes: values.join('; ') });
}
