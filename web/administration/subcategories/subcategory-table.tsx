import type { Subcategory } from '#shop/catalogue/catalogue.ts';
import { Cell, NameCell } from '../branches/branch-cell.tsx';
import { branchDraft, rowErrors, rowVersions } from '../branches/branch-rows.ts';
import { BranchTable } from '../branches/branch-table.tsx';
import { showChoices } from '../branches/show-choices.ts';
import { ShowOptions } from '../branches/show-options.tsx';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import type { Conflict, SaveAnswer } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { SUBCATEGORY, subcategoryTexts } from './subcategory-rows.ts';

interface SubcategoryTableProps {
  form: string;
  subcategories: readonly Subcategory[];
  answer: SaveAnswer | undefined;
  href: string;
}

/** Every sub-category of a category with its name, whether it is live, and its place in the menu (E9). */
export function SubcategoryTable({ form, subcategories, answer, href }: SubcategoryTableProps) {
  return (
    <BranchTable
      form={form}
      caption={t('branches.sub-caption')}
      columns={[t('branches.name'), t('branches.show')]}
      branches={subcategories}
      answer={answer}
      textsOf={subcategoryTexts}
      errorsOf={(values) => rowErrors(values, branchDraft, SUBCATEGORY)}
      versionsOf={subcategoryConflict}
      canTake
      href={href}
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

/** Any number but 1 archives a sub-category: what is stored stays as it is until somebody chooses. */
function choicesFor(show: string): ReturnType<typeof showChoices> {
  const number = Number(show);
  return number === 1 || number === 3 ? showChoices(false) : [...showChoices(false), [number, t('branches.archived')]];
}

function subcategoryConflict(typed: Readonly<Record<string, string>>, current: Conflict['current']): ConflictField[] {
  const showName = (show: string) => t(show === '1' ? 'branches.live' : 'branches.archived');
  return rowVersions(Number(current['id']), typed, subcategoryTexts(current as unknown as Subcategory), [
    { name: 'name', label: t('branches.name') },
    { name: 'show', label: t('branches.show'), read: showName },
    { name: 'sortOrder', label: t('branches.order') },
  ]);
}
