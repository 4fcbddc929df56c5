import type { Db } from '#platform/database/database.ts';
import type { AuditEntity } from '../../base/audit/entry.ts';
import type { StaffNeed } from '../../base/rights/staff-right.ts';
import { isErased, isNamed, lockCustomer } from '../../people/customers/account-queries.ts';
import { setAccountStatus } from '../../people/customers/save-customer.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';
import { lockCoupon } from '../../catalogue/coupons/coupon-queries.ts';
import { setCouponStatus } from '../../catalogue/coupons/save-coupon.ts';
import type { StatusSubject } from './status-subject.ts';

/** Author and time of a change. */
interface ChangeContext {
  staff: SignedInStaff;
  now: Date;
}

/** A locked row of which the status changes. */
export interface StatusRow {
  id: number;
  name: string;
  status: string | null;
  version: number;
  /** Sets the status with its audit entry; returns the new version. */
  set(this: void, status: string | null, by: ChangeContext): Promise<number>;
}

/** Rows whose status staff can change, many at once. */
interface Subject {
  entity: AuditEntity;
  need: StaffNeed;
  statuses: readonly string[];
  /** The status that gives somebody access, and therefore needs the password. */
  opens?: string;
  /** Status that only the row's own form ends. */
  fixed?: string;
  lock(this: void, tx: Db, id: number): Promise<StatusRow | undefined>;
}

export const SUBJECTS: Readonly<Record<StatusSubject, Subject>> = {
  promoCodes: {
    entity: 'promo code',
    need: 'prices',
    statuses: ['live', 'inactive'],
    async lock(tx, id) {
      const coupon = await lockCoupon(tx, id);
      if (coupon === undefined) return undefined;
      const { code: name, status, version } = coupon;
      return { id, name, status, version, set: (to, by) => setCouponStatus(tx, coupon, to as typeof status, by) };
    },
  },
  customers: {
    entity: 'customer',
    need: 'customers',
    statuses: ['active', 'inactive'],
    opens: 'active',
    fixed: 'waiting', // authorised one by one, with a price class
    async lock(tx, id) {
      const account = await lockCustomer(tx, isNamed({ id }));
      if (account === undefined || (await isErased(tx, id))) return undefined;
      const { firstName, surname, company, status, version } = account;
      const name = `${firstName} ${surname}, ${company}`;
      return { id, name, status, version, set: (to, by) => setAccountStatus(tx, account, to as typeof status, by) };
    },
  },
};
