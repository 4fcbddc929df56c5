import { redirect, useActionData, useLoaderData } from 'react-router';
import type { Category, Subcategory } from '#shop/catalogue/catalogue.ts';
import { productEditing } from '#shop/catalogue-editing/paths.ts';
import { importPaths } from '#shop/catalogue-editing/product-files/paths.ts';
import { categoryPaths } from '#shop/search/documented-paths.ts';
import { STEPS } from '#shop/pricing/raise-price.ts';
import { type PriceTargets, priceListPaths } from '#shop/pricing/price-lists/paths.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { importHref } from '../import/import-href.ts';
import { PageHead } from '../page-head.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { CHANGE_FIELDS, changeIn, type ChangeField } from './change-fields.ts';
import { selectionIn } from './selection.ts';

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
  const typed = typedValues(form);
  const asked = await askAsStaff(context, form, importPaths.changeMany, {
    ...selectionIn(request),
    ...changeIn(typed),
  });
  if (!asked.ok) return refusedSave(asked.refusal, CHANGE_FIELDS, typed);
  return redirect(importHref({ id: asked.output.importId }));
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
      <StaffForm<ChangeField> fields={[]} stored={{ roundTo: '1' }} answer={answer} submit={t('many.next')}>
        {({ values, errors }) => {
          const field = fieldsOf<ChangeField>(values, errors);
          return (
            <>
              <FormGroup title={t('frame.products')}>
                <FieldGrid>
                  <SelectField label={t('products.status')} {...field('newStatus')}>
                    <option value="">{t('many.keep')}</option>
                    <option value="active">{t('products.active')}</option>
                    <option value="inactive">{t('products.inactive')}</option>
                  </SelectField>
                  <TextField label={t('product.flash')} hint={t('many.none-hint')} maxLength={40} {...field('flash')} />
                  <SelectField label={t('specifications.type')} hint={t('many.type-hint')} {...field('typeId')}>
                    <option value="">{t('many.keep')}</option>
                    <option value="-">{t('specifications.no-type')}</option>
                    <Choices choices={targets.types} />
                  </SelectField>
                  <TextField
                    label={t('stock.lead-time')}
                    hint={t('many.none-hint')}
                    inputMode="text"
                    {...field('leadTimeDays')}
                  />
                  <TextField label={t('stock.low')} inputMode="numeric" {...field('lowStock')} />
                </FieldGrid>
              </FormGroup>
              <FormGroup title={t('frame.categories')}>
                <FieldGrid>
                  <SelectField label={t('many.add-category')} {...field('addCategoryId')}>
                    <option value="">{t('many.keep')}</option>
                    <Choices choices={targets.categories} />
                  </SelectField>
                  <SelectField label={t('many.remove-category')} {...field('removeCategoryId')}>
                    <option value="">{t('many.keep')}</option>
                    <Choices choices={targets.categories} />
                  </SelectField>
                  <SelectField label={t('many.add-subcategory')} {...field('addSubcategoryId')}>
                    <option value="">{t('many.keep')}</option>
                    <Choices choices={subcategories} />
                  </SelectField>
                  <SelectField label={t('many.remove-subcategory')} {...field('removeSubcategoryId')}>
                    <option value="">{t('many.keep')}</option>
                    <Choices choices={subcategories} />
                  </SelectField>
                </FieldGrid>
              </FormGroup>
              <FormGroup title={t('many.prices')} intro={t('many.percent-hint')}>
                <FieldGrid>
                  <TextField
                    label={t('price-updates.percent')}
                    hint={t('price-updates.percent-hint')}
                    inputMode="decimal"
                    autoComplete="off"
                    {...field('percent')}
                  />
                  <SelectField label={t('price-updates.step')} {...field('roundTo')}>
                    {STEPS.map((step) => (
                      <option key={step} value={step}>
                        {formatNumber(step / 100, { minimumFractionDigits: 2 })}
                      </option>
                    ))}
                  </SelectField>
                </FieldGrid>
              </FormGroup>
            </>
          );
        }}
      </StaffForm>
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

function Choices({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
