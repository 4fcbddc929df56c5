import { CATEGORY_ROLES } from '#shop/catalogue/category-rules.ts';
import type { Category } from '#shop/catalogue/catalogue.ts';
import type { CategorySave } from '#shop/catalogue-editing/paths.ts';
import { branchDraft, type BranchForm } from '../branches/branch-rows.ts';
import { showChoices } from '../branches/show-choices.ts';
import { type FormField, yesOrNo } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';
import { roleName } from './role-choice.tsx';

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
  { name: 'onDashboard', label: t('branches.dashboard'), read: yesOrNo },
  { name: 'role', label: t('branches.role'), read: roleName },
  { name: 'picturePart', label: t('branches.picture-part') },
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
    ...(category.onDashboard ? { onDashboard: 'on' } : {}),
    role: category.role ?? '',
    picturePart: category.picturePart,
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
    onDashboard: values['onDashboard'] === 'on',
    role: CATEGORY_ROLES.find((role) => role === values['role']) ?? null,
    picturePart: values['picturePart'] ?? '',
    delivery: values['delivery'] ?? '',
    deliveryAdd: values['deliveryAdd'] ?? '',
  };
}
