import { CATEGORY_ROLES } from '#shop/catalogue/category-rules.ts';
import type { Category } from '#shop/catalogue/catalogue.ts';
import type { CategorySave } from '#shop/catalogue-editing/paths.ts';
import { branchDraft, type BranchForm } from '../branches/branch-rows.ts';

/** How the rules call one. */
export const CATEGORY = 'Category';

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
