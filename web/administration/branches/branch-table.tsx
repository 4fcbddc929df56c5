import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice, type ConflictField } from '../forms/conflict-notice.tsx';
import { putValue } from '../forms/put-value.ts';
import { seenText } from '../forms/row-values.ts';
import { typedValues, type Conflict, type SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { Cell } from './branch-cell.tsx';
import type { Branch, RowTexts } from './branch-rows.ts';
import styles from './branch-table.module.css';
import { OrderCell } from './order-cell.tsx';
import { useMoves } from './use-moves.ts';

type Texts = Readonly<Record<string, string>>;

interface BranchTableProps<Each extends Branch> {
  form: string;
  caption: string;
  /** The headings behind the first, which is the place in the menu. */
  columns: readonly string[];
  branches: readonly Each[];
  answer: SaveAnswer | undefined;
  /** What a row holds, as its fields send it. */
  textsOf: (branch: Each) => Record<string, string>;
  errorsOf: (values: Texts) => Record<string, string>;
  versionsOf: (typed: Texts, current: Conflict['current']) => ConflictField[];
  /** Whether a version of somebody else can be put into its field from outside: not where React holds the field. */
  canTake?: boolean;
  /** Where the page is read anew. */
  href: string;
  /** The cells behind the first. */
  renderCells: (branch: Each, row: RowTexts) => ReactNode;
  hint?: ReactNode;
}

/** Categories or sub-categories, each with its fields and its place in the menu, saved at once (E9). */
export function BranchTable<Each extends Branch>(props: BranchTableProps<Each>) {
  const { form, branches, answer, textsOf, renderCells } = props;
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const { form: ref } = useUnsaved(refused !== undefined);
  const { errors, ...watch } = useBlurErrors(refused?.errors, (content) => props.errorsOf(typedValues(content)));
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { order, said } = useMoves(
    ref,
    branches.map(({ id, name, sortOrder }) => ({
      id,
      name,
      place: refused?.values[`${id}.sortOrder`] ?? String(sortOrder),
    })),
  );
  const rows = order.ids.flatMap((id) => branches.find((branch) => branch.id === id) ?? []);
  return (
    <Form ref={ref} id={form} method="post" noValidate autoComplete="off" preventScrollReset {...watch}>
      <input type="hidden" name="intent" value="save-list" />
      <div ref={focus}>
        {refused === undefined || conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={props.versionsOf(refused.values, conflict.current)}
            href={props.href}
            {...(props.canTake === true
              ? { onTake: ({ name, value }: ConflictField) => putValue(ref.current, name, value) }
              : {})}
          />
        )}
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{props.caption}</caption>
            <thead>
              <tr>
                {[t('branches.order'), ...props.columns].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((branch) => {
                const { id, name } = branch;
                const stored = textsOf(branch);
                const error = (field: string) => errors[`${id}.${field}`];
                const text = (field: string) =>
                  (refused === undefined ? stored[field] : refused.values[`${id}.${field}`]) ?? '';
                return (
                  <tr key={id} data-dragged={order.dragged === id || undefined} {...order.dropOn(id)}>
                    <Cell label={t('branches.order')} error={error('sortOrder')}>
                      <input
                        type="hidden"
                        name={`${id}.version`}
                        value={conflict?.current['id'] === id ? conflict.current.version : branch.version}
                      />
                      <input type="hidden" name={`${id}.seen`} value={seenText(stored)} />
                      <OrderCell id={id} name={name} order={order} error={error('sortOrder')} />
                    </Cell>
                    {renderCells(branch, { text, error })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <output className="visually-hidden">{said}</output>
        {props.hint === undefined ? null : <p className={styles.hint}>{props.hint}</p>}
      </div>
    </Form>
  );
}
