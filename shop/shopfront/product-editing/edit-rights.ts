import type { AuditEntity } from '../../base/audit/entry.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';

const PRICED: ReadonlySet<AuditEntity> = new Set(['product', 'variant prices']);
const PRICE_FIELDS: ReadonlySet<string> = new Set(['usdMinor', 'gbpMinor', 'eurMinor']);

/**
 * Requires one right for prices of a part or width and another for everything else (P1).
 * @param fields the fields to be changed
 * @throws {RightNeededError}
 */
export function requireEditRights(
  entity: AuditEntity,
  fields: readonly string[],
  staff: Pick<SignedInStaff, 'rights'>,
): void {
  if (!PRICED.has(entity)) return;
  if (fields.some((field) => PRICE_FIELDS.has(field))) requireStaffRight('prices', staff);
  if (fields.some((field) => !PRICE_FIELDS.has(field))) requireStaffRight('catalogue', staff);
}
