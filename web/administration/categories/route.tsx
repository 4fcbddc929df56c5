import { useId } from 'react';
import { data, useActionData, useLoaderData, useLocation } from 'react-router';
import { categoryPaths } from '#shop/catalogue/documented-paths.ts';
import { branchEditing } from '#shop/catalogue/editing/paths.ts';
import type { Category, Subcategory } from '#shop/catalogue/catalogue.ts';
import { isFaultless } from '#shop/field-errors.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { SaveList } from '../branches/save-list.tsx';
import { refusalOfRows, typedRows } from '../forms/row-values.ts';
import { refusedSave, typedValues, type SaveAnswer } from '../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { categoryDraft, categoryRowErrors } from './category-rows.ts';
import { CategoryTable } from './category-table.tsx';

interface View {
  categories: readonly Category[];
  subcategories: readonly Subcategory[];
}

export async function loader({ context }: PageArgs): Promise<View> {
  const [categories, subcategories] = await Promise.all([
    context.call(categoryPaths.all, {}),
    context.call(categoryPaths.subcategories, {}),
  ]);
  return { categories: categories.items, subcategories: subcategories.items };
}

/** Saves the rows that somebody changed, all or none (D24). */
export async function action({ request, context }: PageActionArgs) {
  const values = typedValues(await request.formData());
  const errors = categoryRowErrors(values);
  if (!isFaultless(errors)) {
    const answer: SaveAnswer = { saved: false, values, errors, notice: null, conflict: null };
    return data(answer, { status: 400 });
  }
  const categories = typedRows(values)
    .filter(({ isChanged }) => isChanged)
    .map(categoryDraft);
  const asked = await context.ask(branchEditing.saveCategories, { categories });
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  const refusal = refusalOfRows(asked.refusal, categories);
  return refusedSave(
    refusal,
    refusal.errors.map(({ field }) => field),
    values,
  );
}

/** The categories of the catalogue, edited in place and saved at once (E9). */
export function Component() {
  const { categories, subcategories } = useLoaderData<View>();
  const answer = useActionData<SaveAnswer>();
  const form = useId();
  const added = new URLSearchParams(useLocation().search).get('added');
  return (
    <>
      <PageHead title={t('branches.categories')}>
        <ButtonLink href="/Administration/Categories/Add-Category">{t('branches.add-category')}</ButtonLink>
      </PageHead>
      {added === null || answer !== undefined ? null : (
        <Notice kind="good">{t('branches.added', { name: added })}</Notice>
      )}
      {categories.length === 0 ? (
        <p>{t('branches.none')}</p>
      ) : (
        <>
          <CategoryTable
            key={categories.map(({ id, version }) => `${id}.${version}`).join()}
            form={form}
            categories={categories}
            subcategories={subcategories}
            answer={answer}
          />
          <SaveList form={form} answer={answer} />
        </>
      )}
    </>
  );
}
