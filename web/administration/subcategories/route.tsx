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
import { readCategory } from './read-category.ts';
import { subcategoryRows } from './subcategory-rows.ts';
import { SubcategoryTable } from './subcategory-table.tsx';

interface View {
  category: Category;
  subcategories: readonly Subcategory[];
}

export async function loader(args: PageArgs): Promise<View> {
  const category = await readCategory(args);
  const { items } = await args.context.call(categoryPaths.subcategoriesOf, { category: category.id });
  return { category, subcategories: items };
}

export function action(args: PageActionArgs) {
  return saveBranches(args, subcategoryRows, 'subcategories', branchEditing.saveSubcategories);
}

/** The sub-categories of one category, edited in place and saved together (E9). */
export function Component() {
  const { category, subcategories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = new URLSearchParams(useLocation().search).get('added');
  const guid = category.guid.toUpperCase();
  return (
    <>
      <PageHead title={t('branches.subcategories-of', { name: category.name })}>
        <a href="/Administration/Categories">{t('branches.back')}</a>
        <ButtonLink href={`/Administration/SubCategories/Add-SubCategory?id=${guid}`}>
          {t('branches.add-subcategory')}
        </ButtonLink>
      </PageHead>
      {added === null || answer !== undefined ? null : (
        <Notice kind="good">{t('branches.added', { name: added })}</Notice>
      )}
      {subcategories.length === 0 ? (
        <p>{t('branches.sub-none')}</p>
      ) : (
        <SubcategoryTable
          key={category.id}
          subcategories={subcategories}
          place={`/Administration/SubCategories?id=${category.guid.toUpperCase()}`}
          answer={answer}
        />
      )}
    </>
  );
}
