import type { ReactNode } from 'react';
import type { FormFields, StoredIn } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { type FormRows, type Row, type RowFields, rowVersions } from '../forms/form-rows.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { DrawnForm } from '../forms/staff-form.tsx';
import { deleteHref } from '../screen-addresses.ts';
import { say, t } from '../staff-text.ts';
import { Cell } from './branch-cell.tsx';
import type { Branch, RowTexts } from './branch-rows.ts';
import styles from './branch-table.module.css';
import { OrderCell } from './position-cell.tsx';
import { useMoves } from './use-moves.ts';

interface BranchTableProps<Columns extends FormFields, Each extends Branch> {
  caption: string;
  /** Kind of the rows, and the address to return to after a deletion. */
  what: 'category' | 'sub-category';
  place: string;
  /** The headings after the first, which is the position in the menu. */
  columns: readonly string[];
  branches: readonly Each[];
  answer: SaveAnswer | undefined;
  rows: FormRows<Columns>;
  /** The cells after the first. */
  renderCells: (branch: Each, row: RowTexts) => ReactNode;
  hint?: ReactNode;
}

/** Categories or sub-categories, each with its fields and its position in the menu, saved together (E9). */
export function BranchTable<Columns extends FormFields, Each extends Branch & StoredIn<Columns>>(
  props: BranchTableProps<Columns, Each>,
) {
  const { branches, rows, answer } = props;
  const ids = branches.map(({ id }) => id);
  const nameOf = (id: Row) => branches.find((branch) => branch.id === id)?.name ?? '';
  const stored = (some: readonly Each[]) => rows.stored(some.map((branch) => [branch.id, branch] as const));
  return (
    <DeclaredForm<RowFields, Each>
      of={rows.of(ids, (id, label) => `${nameOf(id)}: ${label}`)}
      record={{ ...stored(branches), version: branches.reduce((sum, { version }) => sum + version, branches.length) }}
      recordOf={(current) =>
        stored(branches.flatMap((each) => (each.id === current.id ? { ...each, ...current } : [])))
      }
      hidden={rowVersions(branches)}
      hiddenOf={(current) => rowVersions([current])}
      answer={answer}
      submit={t('save.submit')}
    >
      {(form) => <Rows {...props} {...form} />}
    </DeclaredForm>
  );
}

function Rows<Each extends Branch>({
  branches,
  caption,
  what,
  place,
  columns,
  hint,
  renderCells,
  values,
  errors,
  form,
}: Omit<BranchTableProps<FormFields, Each>, 'rows'> & DrawnForm) {
  const { order, announcement } = useMoves(
    form,
    branches.map(({ id, name }) => ({ id, name, place: values[`${id}.sortOrder`] ?? '' })),
  );
  const rows = order.ids.flatMap((id) => branches.find((branch) => branch.id === id) ?? []);
  return (
    <>
      <div className="sideways">
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {[t('branches.order'), ...columns, t('delete.column')].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((branch) => {
              const { id, name } = branch;
              const error = (field: string) => {
                const wrong = errors[`${id}.${field}`];
                return wrong === undefined ? undefined : say(wrong);
              };
              const text = (field: string) => values[`${id}.${field}`] ?? '';
              return (
                <tr key={id} data-dragged={order.dragged === id || undefined} {...order.dropOn(id)}>
                  <Cell label={t('branches.order')} error={error('sortOrder')}>
                    <OrderCell id={id} name={name} order={order} error={error('sortOrder')} />
                  </Cell>
                  {renderCells(branch, { text, error })}
                  <Cell label={t('delete.column')}>
                    <a href={deleteHref({ what, id }, place)} aria-label={t('delete.link-of', { name })}>
                      {t('delete.link')}
                    </a>
                  </Cell>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <output className="visually-hidden">{announcement}</output>
      {hint === undefined ? null : <p className="faint-ink around-3">{hint}</p>}
    </>
  );
}
