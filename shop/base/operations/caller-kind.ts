import type { Caller } from './shop.ts';

/**
 * Every kind of caller. With two sessions at once, it is the one with more rights; staff who order for a member are
 * impersonating, whatever else they are.
 */
export type CallerKind = 'visitor' | 'customer' | 'impersonating' | 'staff' | 'staff-without-factor';

/** Kind of a caller. */
export function kindOfCaller({
  customer,
  staff,
  staffWithoutFactor,
}: Pick<Caller, 'customer' | 'staff' | 'staffWithoutFactor'>): CallerKind {
  if (customer !== null && customer.actingStaff !== null) return 'impersonating';
  if (staff !== null) return 'staff';
  if (customer !== null) return 'customer';
  return staffWithoutFactor === null ? 'visitor' : 'staff-without-factor';
}

/** Returns whether the caller has no session at all, so that others may get the same answer. */
export function isVisitor(caller: Pick<Caller, 'customer' | 'staff' | 'staffWithoutFactor'>): boolean {
  return kindOfCaller(caller) === 'visitor';
}
