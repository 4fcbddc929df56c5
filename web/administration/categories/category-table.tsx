import { useState } from 'react';
import type { Category, Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { Cell, NameCell } from '../branches/branch-cell.tsx';
import type { RowTexts } from '../branches/branch-rows.ts';
import { BranchTable } from '../branches/branch-table.tsx';
import { showAfterMark, showChoices, showIn } from '../branches/show-choices.ts';
import { ShowOptions } from '../branches/show-options.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { categoryRows } from './category-rows.ts';
import { RoleOptions } from './menu-place-choice.tsx';

interface CategoryTableProps {
  categories: readonly Category[];
  subcategories: readonly Subcategory[];
  answer: SaveAnswer | undefined;
}

/** All categories with their fields and positions in the menu (E9). */
export function CategoryTable({ categories, subcategories, answer }: CategoryTableProps) {
  return (
    <BranchTable
      caption={t('branches.caption')}
      what="category"
      place="/Administration/Categories"
      columns={[
        t('branches.name'),
        t('branches.show'),
        t('branches.marks'),
        t('branches.role'),
        t('branches.picture-part'),
        t('branches.delivery'),
        t('branches.delivery-add'),
      ]}
      branches={categories}
      answer={answer}
      rows={categoryRows}
      renderCells={(category, row) => (
        <>
          <NameCell branch={category} row={row}>
            <small className="own-line">
              {`${t('branches.products')} ${formatNumber(category.count)} · `}
              <a href={`/Administration/SubCategories?id=${category.guid.toUpperCase()}`}>
                {t('branches.subcategories-count', {
                  count: subcategories.filter(({ categoryId }) => categoryId === category.id).length,
                })}
                <span className="visually-hidden"> {t('branches.subcategories-link', { name: category.name })}</span>
              </a>
            </small>
          </NameCell>
          <CategoryCells category={category} row={row} />
        </>
      )}
      hint={`${t('branches.regional-hint')} ${t('branches.role-hint')} ${t('branches.picture-part-hint')} ${t('branches.delivery-fields-hint', { hint: t('branches.delivery-hint') })}`}
    />
  );
}

function CategoryCells({ category: { id, name }, row: { text, error } }: { category: Category; row: RowTexts }) {
  const [isRegional, setRegional] = useState(text('regional') === 'on');
  const [show, setShow] = useState(showIn(text('show')));
  return (
    <>
      <Cell label={t('branches.show')}>
        <select
          name={`${id}.show`}
          aria-label={t('branches.show-of', { name })}
          value={show}
          onChange={(event) => setShow(Number(event.currentTarget.value))}
        >
          <ShowOptions choices={withPresent(showChoices(isRegional), show)} />
        </select>
      </Cell>
      <Cell label={t('branches.marks')}>
        <label className="line nowrap">
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
          {t('branches.regional')}
        </label>
        <label className="line nowrap">
          <input
            type="checkbox"
            name={`${id}.onHomePage`}
            aria-label={t('branches.home-of', { name })}
            defaultChecked={text('onHomePage') === 'on'}
          />
          {t('branches.home')}
        </label>
        <label className="line nowrap">
          <input
            type="checkbox"
            name={`${id}.onDashboard`}
            aria-label={t('branches.dashboard-of', { name })}
            defaultChecked={text('onDashboard') === 'on'}
          />
          {t('branches.dashboard')}
        </label>
      </Cell>
      <Cell label={t('branches.role')}>
        <select name={`${id}.role`} aria-label={t('branches.role-of', { name })} defaultValue={text('role')}>
          <RoleOptions />
        </select>
      </Cell>
      <Cell label={t('branches.picture-part')} error={error('picturePart')}>
        <input
          name={`${id}.picturePart`}
          size={12}
          aria-label={t('branches.picture-part-of', { name })}
          aria-invalid={error('picturePart') !== undefined || undefined}
          defaultValue={text('picturePart')}
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

/** Adds a stored value that is not among the options (any number but 1 hides a category), labelled by its effect. */
function withPresent(choices: ReturnType<typeof showChoices>, show: number): ReturnType<typeof showChoices> {
  if (choices.some(([value]) => value === show)) return choices;
  return [...choices, [show, t('branches.show-4')]];
}
