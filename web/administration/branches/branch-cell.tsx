import type { ReactNode } from 'react';
import { t } from '../staff-text.ts';
import type { Branch, RowTexts } from './branch-rows.ts';
import styles from './branch-table.module.css';

interface CellProps {
  label: string;
  error?: string | undefined;
  kind?: 'name' | 'short';
  children: ReactNode;
}

/** A cell of a table edited in place, with its error. */
export function Cell({ label, error, kind, children }: CellProps) {
  return (
    <td data-label={label} className={kind === undefined ? undefined : styles[kind]}>
      {children}
      {error === undefined ? null : <p className="bad flush">{error}</p>}
    </td>
  );
}

interface NameCellProps {
  branch: Branch;
  row: RowTexts;
  /** Facts below the name. */
  children?: ReactNode;
}

/** The cell for renaming a category or sub-category. */
export function NameCell({ branch: { id, name }, row, children }: NameCellProps) {
  const error = row.error('name');
  return (
    <Cell label={t('branches.name')} kind="name" error={error}>
      <input
        name={`${id}.name`}
        aria-label={t('branches.name-of', { name })}
        aria-invalid={error !== undefined || undefined}
        defaultValue={row.text('name')}
      />
      {children}
    </Cell>
  );
}
