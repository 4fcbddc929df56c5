import { CATEGORY_ROLES } from '#shop/catalogue/category-fields.ts';
import { t } from '../staff-text.ts';

/** Labels of the places in the shop that lead to a category (A3, A6, A8); '' for none. */
export function roleNames(): ReadonlyMap<string, string> {
  return new Map([
    ['', t('branches.role-none')],
    ...CATEGORY_ROLES.map((role) => [role, t(`branches.role-${role}`)] as const),
  ]);
}

export function RoleOptions() {
  return [...roleNames()].map(([role, name]) => (
    <option key={role} value={role}>
      {name}
    </option>
  ));
}
