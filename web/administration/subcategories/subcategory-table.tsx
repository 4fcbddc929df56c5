import { Form } from 'react-router';
import type { Subcategory } from '#shop/catalogue/catalogue.ts';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { Cell } from '../branches/branch-row.tsx';
import styles from '../branches/branch-table.module.css';
import { OrderCell } from '../branches/order-cell.tsx';
import { showChoices } from '../branches/show-choices.ts';
import { useMoves } from '../branches/use-moves.ts';
import { ConflictNotice, type ConflictField } from '../forms/conflict-notice.tsx';
import { putValue } from '../forms/put-value.ts';
import { seenText } from '../forms/row-values.ts';
import { typedValues, type Conflict, type SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { subcategoryRowErrors, subcategoryTexts } from './subcategory-rows.ts';

interface SubcategoryTableProps {
  form: string;
  subcategories: readonly Subcategory[];
  answer: SaveAnswer | undefined;
  href: string;
}

/** Every sub-category of a category with its name, whether it is live, and its place in the menu (E9). */
export function SubcategoryTable({ form, subcategories, answer, href }: SubcategoryTableProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const { form: ref } = useUnsaved(refused !== undefined);
  const { errors, ...watch } = useBlurErrors(refused?.errors, (content) => subcategoryRowErrors(typedValues(content)));
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { order, said } = useMoves(
    ref,
    subcategories.map(({ id, name, sortOrder }) => ({
      id,
      name,
      place: refused?.values[`${id}.sortOrder`] ?? String(sortOrder),
    })),
  );
  const rows = order.ids.flatMap((id) => subcategories.find((subcategory) => subcategory.id === id) ?? []);
  return (
    <Form ref={ref} id={form} method="post" noValidate autoComplete="off" preventScrollReset {...watch}>
      <input type="hidden" name="intent" value="save-list" />
      <div ref={focus}>
        {refused === undefined || conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={conflictFields(refused.values, conflict)}
            href={href}
            onTake={({ name, value }) => putValue(ref.current, name, value)}
          />
        )}
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('branches.sub-caption')}</caption>
            <thead>
              <tr>
                {(['order', 'name', 'show'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`branches.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((subcategory) => (
                <tr
                  key={subcategory.id}
                  data-dragged={order.dragged === subcategory.id || undefined}
                  {...order.dropOn(subcategory.id)}
                >
                  <Cell label={t('branches.order')} error={errors[`${subcategory.id}.sortOrder`]}>
                    <input
                      type="hidden"
                      name={`${subcategory.id}.version`}
                      value={
                        conflict?.current['id'] === subcategory.id ? conflict.current.version : subcategory.version
                      }
                    />
                    <input
                      type="hidden"
                      name={`${subcategory.id}.seen`}
                      value={seenText(subcategoryTexts(subcategory))}
                    />
                    <OrderCell
                      id={subcategory.id}
                      name={subcategory.name}
                      order={order}
                      error={errors[`${subcategory.id}.sortOrder`]}
                    />
                  </Cell>
                  <SubcategoryCells subcategory={subcategory} typed={refused?.values} errors={errors} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <output className="visually-hidden">{said}</output>
      </div>
    </Form>
  );
}

interface SubcategoryCellsProps {
  subcategory: Subcategory;
  /** What stood in the form that was refused. */
  typed: Readonly<Record<string, string>> | undefined;
  errors: Partial<Record<string, string>>;
}

function SubcategoryCells({ subcategory, typed, errors }: SubcategoryCellsProps) {
  const { id, name } = subcategory;
  const stored = subcategoryTexts(subcategory);
  const text = (field: string) => (typed === undefined ? stored[field] : typed[`${id}.${field}`]) ?? '';
  return (
    <>
      <Cell label={t('branches.name')} kind="name" error={errors[`${id}.name`]}>
        <input
          name={`${id}.name`}
          aria-label={t('branches.name-of', { name })}
          aria-invalid={errors[`${id}.name`] !== undefined || undefined}
          defaultValue={text('name')}
        />
      </Cell>
      <Cell label={t('branches.show')}>
        <select name={`${id}.show`} aria-label={t('branches.show-of', { name })} defaultValue={text('show')}>
          {choicesFor(text('show')).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Cell>
    </>
  );
}

/** Any number but 1 archives a sub-category: what is stored stays as it is until somebody chooses. */
function choicesFor(show: string): ReturnType<typeof showChoices> {
  const number = Number(show);
  return number === 1 || number === 3 ? showChoices(false) : [...showChoices(false), [number, t('branches.archived')]];
}

function conflictFields(typed: Readonly<Record<string, string>>, { current }: Conflict): ConflictField[] {
  const stored = subcategoryTexts(current as unknown as Subcategory);
  const id = Number(current['id']);
  const showName = (show: string) => t(show === '1' ? 'branches.live' : 'branches.archived');
  const row = (field: string, label: string, read: (text: string) => string = (text) => text): ConflictField => ({
    name: `${id}.${field}`,
    label,
    mine: read(typed[`${id}.${field}`] ?? ''),
    theirs: read(stored[field] ?? ''),
    value: stored[field] ?? '',
  });
  return [
    row('name', t('branches.name')),
    row('show', t('branches.show'), showName),
    row('sortOrder', t('branches.order')),
  ];
}
