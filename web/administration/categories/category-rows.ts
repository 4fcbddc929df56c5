import type { Category } from '#shop/catalogue/catalogue.ts';
import type { CategorySave } from '#shop/catalogue-editing/paths.ts';
import { branchDraft, type BranchForm } from '../branches/branch-rows.ts';
import { showChoices } from '../branches/show-choices.ts';
import { type FormField, yesOrNo } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';

/** How the rules call one. */
export const CATEGORY = 'Category';

/** The fields of a row. */
export const CATEGORY_ROW: readonly FormField[] = [
  { name: 'name', label: t('branches.name') },
  {
    name: 'show',
    label: t('branches.show'),
    read: (show, row) =>
      showChoices(row('regional') === 'on').find(([value]) => String(value) === show)?.[1] ?? t('branches.show-4'),
  },
  { name: 'regional', label: t('branches.regional'), read: yesOrNo },
  { name: 'sortOrder', label: t('branches.order') },
  { name: 'onHomePage', label: t('branches.home'), read: yesOrNo },
  { name: 'delivery', label: t('branches.delivery') },
  { name: 'deliveryAdd', label: t('branches.delivery-add') },
];

/** What a row of the table holds for a category, as its fields send it. */
export function categoryTexts(category: Category): Record<string, string> {
  return {
    name: category.name,
    show: String(category.show),
    ...(category.regional ? { regional: 'on' } : {}),
    sortOrder: String(category.sortOrder),
    ...(category.onHomePage ? { onHomePage: 'on' } : {}),
    delivery: category.delivery,
    deliveryAdd: category.deliveryAdd,
  };
}

/** The category that a row, or the form of a new one, stands for. */
export function categoryDraft(form: BranchForm): CategorySave {
  const { values } = form;
  return {
    ...branchDraft(form),
    regional: values['regional'] === 'on',
    onHomePage: values['onHomePage'] === 'on',
    delivery: values['delivery'] ?? '',
    deliveryAdd: values['deliveryAdd'] ?? '',
  };
}
