import { useState } from 'react';
import { Form } from 'react-router';
import type { Category, Subcategory } from '#shop/catalogue/catalogue.ts';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { Cell } from '../branches/branch-row.tsx';
import styles from '../branches/branch-table.module.css';
import { OrderCell } from '../branches/order-cell.tsx';
import { showAfterMark, showChoices } from '../branches/show-choices.ts';
import { useMoves } from '../branches/use-moves.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { seenText } from '../forms/row-values.ts';
import { typedValues, type SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { categoryConflict } from './category-conflict.ts';
import { categoryRowErrors, categoryTexts } from './category-rows.ts';

interface CategoryTableProps {
  form: string;
  categories: readonly Category[];
  subcategories: readonly Subcategory[];
  answer: SaveAnswer | undefined;
}

/** Every category with its fields and its place in the menu (E9). */
export function CategoryTable({ form, categories, subcategories, answer }: CategoryTableProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const { form: ref } = useUnsaved(refused !== undefined);
  const { errors, ...watch } = useBlurErrors(refused?.errors, (content) => categoryRowErrors(typedValues(content)));
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { order, said } = useMoves(
    ref,
    categories.map((category) => ({
      id: category.id,
      name: category.name,
      place: refused?.values[`${category.id}.sortOrder`] ?? String(category.sortOrder),
    })),
  );
  const rows = order.ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  return (
    <Form ref={ref} id={form} method="post" noValidate autoComplete="off" preventScrollReset {...watch}>
      <input type="hidden" name="intent" value="save-list" />
      <div ref={focus}>
        {refused === undefined || conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={categoryConflict(refused.values, conflict.current)}
            href="/Administration/Categories"
          />
        )}
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('branches.caption')}</caption>
            <thead>
              <tr>
                {(
                  [
                    'order',
                    'name',
                    'show',
                    'regional',
                    'home',
                    'delivery',
                    'delivery-add',
                    'products',
                    'subcategories',
                  ] as const
                ).map((column) => (
                  <th key={column} scope="col">
                    {t(`branches.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((category) => (
                <tr
                  key={category.id}
                  data-dragged={order.dragged === category.id || undefined}
                  {...order.dropOn(category.id)}
                >
                  <Cell label={t('branches.order')} error={errors[`${category.id}.sortOrder`]}>
                    <input
                      type="hidden"
                      name={`${category.id}.version`}
                      value={conflict?.current['id'] === category.id ? conflict.current.version : category.version}
                    />
                    <input type="hidden" name={`${category.id}.seen`} value={seenText(categoryTexts(category))} />
                    <OrderCell
                      id={category.id}
                      name={category.name}
                      order={order}
                      error={errors[`${category.id}.sortOrder`]}
                    />
                  </Cell>
                  <CategoryCells category={category} typed={refused?.values} errors={errors} />
                  <Cell label={t('branches.products')} kind="figure">
                    {category.count.toLocaleString('en-GB')}
                  </Cell>
                  <Cell label={t('branches.subcategories')}>
                    <a href={`/Administration/SubCategories?id=${category.guid.toUpperCase()}`}>
                      {t('branches.subcategories-count', {
                        count: subcategories.filter(({ categoryId }) => categoryId === category.id).length,
                      })}
                      <span className="visually-hidden">
                        {' '}
                        {t('branches.subcategories-link', { name: category.name })}
                      </span>
                    </a>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <output className="visually-hidden">{said}</output>
        <p className={styles.hint}>
          {t('branches.regional-hint')} {t('branches.delivery-fields-hint', { hint: t('branches.delivery-hint') })}
        </p>
      </div>
    </Form>
  );
}

interface CategoryCellsProps {
  category: Category;
  /** What stood in the form that was refused. */
  typed: Readonly<Record<string, string>> | undefined;
  errors: Partial<Record<string, string>>;
}

function CategoryCells({ category, typed, errors }: CategoryCellsProps) {
  const { id, name } = category;
  const stored = categoryTexts(category);
  const text = (field: string) => (typed === undefined ? stored[field] : typed[`${id}.${field}`]) ?? '';
  const [isRegional, setRegional] = useState(text('regional') === 'on');
  const [show, setShow] = useState(Number(text('show')));
  const invalid = (field: string) => errors[`${id}.${field}`] !== undefined || undefined;
  return (
    <>
      <Cell label={t('branches.name')} kind="name" error={errors[`${id}.name`]}>
        <input
          name={`${id}.name`}
          aria-label={t('branches.name-of', { name })}
          aria-invalid={invalid('name')}
          defaultValue={text('name')}
        />
      </Cell>
      <Cell label={t('branches.show')}>
        <select
          name={`${id}.show`}
          aria-label={t('branches.show-of', { name })}
          value={show}
          onChange={(event) => setShow(Number(event.currentTarget.value))}
        >
          {withPresent(showChoices(isRegional), show).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={t('branches.regional')}>
        <input
          type="checkbox"
          name={`${id}.regional`}
          aria-label={t('branches.regional-of', { name })}
          checked={isRegional}
          onChange={(event) => {
            setRegional(event.currentTarget.checked);
            setShow(showAfterMark(show, event.currentTarget.checked));
          }}
        />
      </Cell>
      <Cell label={t('branches.home')}>
        <input
          type="checkbox"
          name={`${id}.onHomePage`}
          aria-label={t('branches.home-of', { name })}
          defaultChecked={text('onHomePage') === 'on'}
        />
      </Cell>
      <Cell label={t('branches.delivery')} kind="short">
        <input
          name={`${id}.delivery`}
          aria-label={t('branches.delivery-of', { name })}
          defaultValue={text('delivery')}
        />
      </Cell>
      <Cell label={t('branches.delivery-add')} kind="short">
        <input
          name={`${id}.deliveryAdd`}
          aria-label={t('branches.delivery-add-of', { name })}
          defaultValue={text('deliveryAdd')}
        />
      </Cell>
    </>
  );
}

/** What is stored can be none of the choices (any number but 1 hides a category): it is shown as what it does. */
function withPresent(choices: ReturnType<typeof showChoices>, show: number): ReturnType<typeof showChoices> {
  if (choices.some(([value]) => value === show)) return choices;
  return [...choices, [show, t('branches.show-4')]];
}
