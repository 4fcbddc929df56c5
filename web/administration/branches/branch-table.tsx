import type { ReactNode } from 'react';
import type { FormField } from '../forms/form-field.ts';
import { seenText } from '../forms/row-values.ts';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';
import { type DrawnForm, type HiddenFields, StaffForm } from '../forms/staff-form.tsx';
import { deleteHref } from '../delete/delete-href.ts';
import { say, t } from '../staff-text.ts';
import { Cell } from './branch-cell.tsx';
import { type Branch, type RowTexts, rowFields, rowValues } from './branch-rows.ts';
import styles from './branch-table.module.css';
import { OrderCell } from './position-cell.tsx';
import { useMoves } from './use-moves.ts';
import type { FormErrors } from '../../texts/wording.ts';

interface BranchTableProps<Each extends Branch> {
  caption: string;
  /** Kind of the rows, and the address to return to after a deletion. */
  what: 'category' | 'sub-category';
  place: string;
  /** The headings after the first, which is the position in the menu. */
  columns: readonly string[];
  branches: readonly Each[];
  answer: SaveAnswer | undefined;
  /** Values of a row, as its fields send them. */
  textsOf: (branch: Each) => FormValues;
  errorsOf: (values: FormValues) => FormErrors<string>;
  /** A row's fields, shown when another person saved it in the meantime. */
  fields: readonly FormField[];
  /** The cells after the first. */
  renderCells: (branch: Each, row: RowTexts) => ReactNode;
  hint?: ReactNode;
}

/** Categories or sub-categories, each with its fields and its position in the menu, saved together (E9). */
export function BranchTable<Each extends Branch>(props: BranchTableProps<Each>) {
  const { branches, answer, textsOf } = props;
  const versionsOf = (rows: readonly Each[]): HiddenFields =>
    Object.fromEntries(
      rows.flatMap((branch) => [
        [`${branch.id}.version`, branch.version],
        [`${branch.id}.seen`, seenText(textsOf(branch))],
      ]),
    );
  const asBranch = (current: Readonly<Record<string, unknown>>) =>
    branches.flatMap((branch) => (branch.id === current['id'] ? { ...branch, ...current } : []));
  return (
    <StaffForm
      fields={rowFields(branches, props.fields)}
      stored={rowValues(branches, textsOf)}
      version={branches.reduce((sum, { version }) => sum + version, branches.length)}
      storedOf={(current, seen) => ({ ...withoutRow(seen, current['id']), ...rowValues(asBranch(current), textsOf) })}
      check={props.errorsOf}
      answer={answer}
      hidden={versionsOf(branches)}
      hiddenOf={(current) => versionsOf(asBranch(current))}
      submit={t('save.submit')}
    >
      {(form) => <Rows {...props} {...form} />}
    </StaffForm>
  );
}

/** The other rows: an unchecked box is absent from the form, so the values can't be merged by overwriting. */
function withoutRow(values: FormValues, id: unknown): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith(`${String(id)}.`)));
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
}: BranchTableProps<Each> & DrawnForm) {
  const { order, said } = useMoves(
    form,
    branches.map(({ id, name }) => ({ id, name, place: values[`${id}.sortOrder`] ?? '' })),
  );
  const rows = order.ids.flatMap((id) => branches.find((branch) => branch.id === id) ?? []);
  return (
    <>
      <div className={styles.scroll}>
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
      <output className="visually-hidden">{said}</output>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </>
  );
}
