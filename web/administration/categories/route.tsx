import { useActionData, useLoaderData, useLocation } from 'react-router';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import { branchEditing } from '#shop/shopfront/product-editing/paths.ts';
import type { Category, Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { saveBranches } from '../branches/save-branches.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { categoryRows } from './category-rows.ts';
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

export function action(args: PageActionArgs) {
  return saveBranches(args, categoryRows, 'categories', branchEditing.saveCategories);
}

/** The categories of the catalogue, edited in place and saved together (E9). */
export function Component() {
  const { categories, subcategories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = new URLSearchParams(useLocation().search).get('added');
  return (
    <>
      <PageHead title={t('branches.categories')}>
        <a href="/Administration/Translations?kind=category">{t('translations.link')}</a>
        <ButtonLink href="/Administration/Categories/Add-Category">{t('branches.add-category')}</ButtonLink>
      </PageHead>
      {added === null || answer !== undefined ? null : (
        <Notice kind="good">{t('branches.added', { name: added })}</Notice>
      )}
      {categories.length === 0 ? (
        <p>{t('branches.none')}</p>
      ) : (
        <CategoryTable categories={categories} subcategories={subcategories} answer={answer} />
      )}
    </>
  );
}
