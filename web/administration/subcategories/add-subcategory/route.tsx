import { useActionData, useLoaderData } from 'react-router';
import { subcategoryFields } from '#shop/catalogue/categories/category-fields.ts';
import type { Category, Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { branchEditing } from '#shop/shopfront/product-editing/paths.ts';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import { SelectField } from '../../../design/field.tsx';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { AddBranch } from '../../branches/add-branch.tsx';
import { addBranch } from '../../branches/save-branches.ts';
import { showChoices, shownTo } from '../../branches/show-choices.ts';
import { ShowOptions } from '../../branches/show-options.tsx';
import { PageHead } from '../../page-head.tsx';
import { t } from '../../staff-text.ts';
import { readCategory } from '../read-category.ts';
import { subcategoriesHref } from '../subcategory-rows.ts';

interface View {
  category: Category;
  present: readonly Subcategory[];
}

export async function loader(args: PageArgs): Promise<View> {
  const [category, { items }] = await Promise.all([
    readCategory(args),
    args.context.call(categoryPaths.subcategories, {}),
  ]);
  return { category, present: items.filter(({ categoryId }) => categoryId === category.id) };
}

export async function action(args: PageActionArgs) {
  const category = await readCategory(args);
  return addBranch(args, subcategoryFields, branchEditing.saveSubcategory, {
    more: { category: category.id },
    table: subcategoriesHref(category),
  });
}

/** A new sub-category: archived by default (E9). */
export function Component() {
  const { category, present } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('branches.add-subcategory-in', { name: category.name })}>
        <a href={subcategoriesHref(category)}>{t('branches.subcategories-of', { name: category.name })}</a>
      </PageHead>
      <AddBranch
        fields={subcategoryFields}
        answer={answer}
        present={present}
        caption={t('branches.sub-caption')}
        none={t('branches.sub-none')}
        shownTo={({ show }) => shownTo(show, false)}
        renderShow={({ values, errors }) => (
          <SelectField
            label={t('branches.show')}
            hint={t('branches.archived-hint')}
            name="show"
            defaultValue={values['show'] ?? '3'}
            error={errors['show']}
          >
            <ShowOptions choices={showChoices(false)} />
          </SelectField>
        )}
      />
    </>
  );
}
