import { redirect, useActionData, useLoaderData, useLocation } from 'react-router';
import type { Category, Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { specificationEditing, type StaffProductType } from '#shop/shopfront/specification-editing/paths.ts';
import { importPaths } from '#shop/desk/product-files/paths.ts';
import { categoryPaths } from '#shop/shopfront/search/documented-paths.ts';
import { type PriceTargets, priceListPaths } from '#shop/catalogue/price-lists/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { saveForm } from '../forms/save-form.ts';
import { useMay } from '../frame/use-administration.ts';
import { importHref } from '../screen-addresses.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { changeForm, changeIn, noType } from './change-fields.ts';
import { countSelected, priceUpdateOf, selectionIn } from './selection.ts';

const PART = ['newStatus', 'flash', 'leadTimeDays', 'lowStock'] as const;
const SPECIFICATION = ['typeId', 'attributeId', 'attributeText'] as const;
const FITS = ['addModelId', 'removeModelId'] as const;
const BRANCHES = ['addCategoryId', 'removeCategoryId', 'addSubcategoryId', 'removeSubcategoryId'] as const;

/** Models that a choice offers; a maker of presses has some dozens. */
const MAX_MODELS = 1000;

interface View {
  count: number;
  subcategories: readonly Choice[];
  targets: PriceTargets;
  attributes: readonly Choice[];
  models: readonly Choice[];
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const [targets, categories, subcategories, types, models, count] = await Promise.all([
    context.call(priceListPaths.targets, {}),
    context.call(categoryPaths.all, {}),
    context.call(categoryPaths.subcategories, {}),
    context.call(specificationEditing.types, {}),
    context.call(staffPressPaths.models, { pageSize: MAX_MODELS }),
    countSelected(context, selectionIn(request)),
  ]);
  return {
    count,
    targets,
    subcategories: subcategoryChoices(categories.items, subcategories.items),
    attributes: attributeChoices(types),
    models: models.items.map(({ id, name }) => ({ id, name })),
  };
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
  const { count, targets, subcategories, attributes, models } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  const mayPrice = useMay()('prices');
  return (
    <>
      <PageHead title={t('many.title', { count })}>
        {mayPrice ? <a href={priceUpdateOf(search)}>{t('many.to-prices')}</a> : null}
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
          attributeId: rowChoices(attributes),
          addModelId: rowChoices(models),
          removeModelId: rowChoices(models),
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
            <FormGroup title={t('many.specifications')}>
              <FieldGrid>{SPECIFICATION.map((name) => draw(name))}</FieldGrid>
            </FormGroup>
            <FormGroup title={t('many.fits')}>
              <FieldGrid>{FITS.map((name) => draw(name))}</FieldGrid>
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

/** Attributes named after their types: 'Tape > Thickness'; several types may have one of a name. */
function attributeChoices(types: readonly StaffProductType[]): Choice[] {
  return types.flatMap((type) =>
    type.attributes.filter(({ archived }) => !archived).map(({ id, name }) => ({ id, name: `${type.name} > ${name}` })),
  );
}
