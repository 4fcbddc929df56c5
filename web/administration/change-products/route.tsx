import { redirect, useActionData, useLoaderData } from 'react-router';
import type { Category, Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { productEditing } from '#shop/shopfront/product-editing/paths.ts';
import { importPaths } from '#shop/desk/product-files/paths.ts';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import { type PriceTargets, priceListPaths } from '#shop/catalogue/price-lists/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { saveForm } from '../forms/save-form.ts';
import { importHref } from '../import/import-href.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeForm, changeIn, noType } from './change-fields.ts';
import { selectionIn } from './selection.ts';

const PART = ['newStatus', 'flash', 'typeId', 'leadTimeDays', 'lowStock'] as const;
const BRANCHES = ['addCategoryId', 'removeCategoryId', 'addSubcategoryId', 'removeSubcategoryId'] as const;

interface View {
  count: number;
  subcategories: readonly Choice[];
  targets: PriceTargets;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const { productIds, ...question } = selectionIn(request);
  const [targets, categories, subcategories, count] = await Promise.all([
    context.call(priceListPaths.targets, {}),
    context.call(categoryPaths.all, {}),
    context.call(categoryPaths.subcategories, {}),
    productIds?.length ?? context.call(productEditing.list, { ...question, pageSize: 1 }).then(({ total }) => total),
  ]);
  return { count, targets, subcategories: subcategoryChoices(categories.items, subcategories.items) };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const save = await saveForm(changeForm, form, context, {
    path: importPaths.changeMany,
    input: (values) => ({ ...selectionIn(request), ...changeIn(values) }),
  });
  return save.saved ? redirect(importHref({ id: save.output.importId })) : save.answer;
}

/** Changes many parts at once (P4): the import that it begins shows the differences, and is applied and undone as one. */
export function Component() {
  const { count, targets, subcategories } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('many.title', { count })}>
        <a href="/Administration/Products">{t('frame.products')}</a>
      </PageHead>
      <p>{t('many.intro')}</p>
      <DeclaredForm
        of={changeForm}
        choices={{
          typeId: [noType(), ...rowChoices(targets.types)],
          addCategoryId: rowChoices(targets.categories),
          removeCategoryId: rowChoices(targets.categories),
          addSubcategoryId: rowChoices(subcategories),
          removeSubcategoryId: rowChoices(subcategories),
        }}
        answer={answer}
        submit={t('many.next')}
      >
        {({ draw }) => (
          <>
            <FormGroup title={t('frame.products')}>
              <FieldGrid>{PART.map((name) => draw(name))}</FieldGrid>
            </FormGroup>
            <FormGroup title={t('frame.categories')}>
              <FieldGrid>{BRANCHES.map((name) => draw(name))}</FieldGrid>
            </FormGroup>
            <FormGroup title={t('many.prices')} intro={t('many.percent-hint')}>
              <FieldGrid>
                {draw('percent')}
                {draw('roundTo')}
              </FieldGrid>
            </FormGroup>
          </>
        )}
      </DeclaredForm>
    </>
  );
}

interface Choice {
  id: number;
  name: string;
}

/** Sub-categories named after their categories: 'Tesa Tape > Softprint'. */
function subcategoryChoices(categories: readonly Category[], subcategories: readonly Subcategory[]): Choice[] {
  return categories.flatMap((category) =>
    subcategories
      .filter(({ categoryId }) => categoryId === category.id)
      .map(({ id, name }) => ({ id, name: `${category.name} > ${name}` })),
  );
}
