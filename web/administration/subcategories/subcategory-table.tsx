import type { Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { Cell, NameCell } from '../branches/branch-cell.tsx';
import { BranchTable } from '../branches/branch-table.tsx';
import { showChoices, showIn } from '../branches/show-choices.ts';
import { ShowOptions } from '../branches/show-options.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { subcategoryRows } from './subcategory-rows.ts';

interface SubcategoryTableProps {
  subcategories: readonly Subcategory[];
  /** Address of this table. */
  place: string;
  answer: SaveAnswer | undefined;
}

/** All sub-categories of a category with name, status, and position in the menu (E9). */
export function SubcategoryTable({ subcategories, place, answer }: SubcategoryTableProps) {
  return (
    <BranchTable
      caption={t('branches.sub-caption')}
      what="sub-category"
      place={place}
      columns={[t('branches.name'), t('branches.show')]}
      branches={subcategories}
      answer={answer}
      rows={subcategoryRows}
      renderCells={(subcategory, row) => (
        <>
          <NameCell branch={subcategory} row={row} />
          <Cell label={t('branches.show')}>
            <select
              name={`${subcategory.id}.show`}
              aria-label={t('branches.show-of', { name: subcategory.name })}
              defaultValue={row.text('show')}
            >
              <ShowOptions choices={choicesFor(row.text('show'))} />
            </select>
          </Cell>
        </>
      )}
    />
  );
}

/** Any number but 1 archives a sub-category; the stored one is kept until another is selected. */
function choicesFor(show: string): ReturnType<typeof showChoices> {
  const number = showIn(show);
  return number === 1 || number === 3 ? showChoices(false) : [...showChoices(false), [number, t('branches.archived')]];
}
