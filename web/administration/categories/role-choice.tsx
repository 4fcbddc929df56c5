import { CATEGORY_ROLES } from '#shop/catalogue/category-rules.ts';
import { t } from '../staff-text.ts';

/** Which of the shop's own places leads to a category, in words; '' is none. */
export function roleName(role: string): string {
  const known = CATEGORY_ROLES.find((each) => each === role);
  return known === undefined ? t('branches.role-none') : t(`branches.role-${known}`);
}

/** The choices of a category's role (A3, A6, A8). */
export function RoleOptions() {
  return ['', ...CATEGORY_ROLES].map((role) => (
    <option key={role} value={role}>
      {roleName(role)}
    </option>
  ));
}
