import { CATEGORY_ROLES } from '#shop/catalogue/categories/category-fields.ts';
import type { Choice } from '../forms/declare-form.ts';
import { t } from '../staff-text.ts';

/** Places in the shop that lead to a category (A3, A6, A8); '' for none. */
export const roleChoices = (): readonly Choice[] => [
  ['', t('branches.role-none')],
  ...CATEGORY_ROLES.map((role): Choice => [role, t(`branches.role-${role}`)]),
];

export function RoleOptions() {
  return roleChoices().map(([role, name]) => (
    <option key={role} value={role}>
      {name}
    </option>
  ));
}
