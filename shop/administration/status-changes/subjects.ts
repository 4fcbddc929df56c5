import type { Db } from '#platform/database/database.ts';
import type { AuditEntity } from '../../audit/entry.ts';
import { NEEDS, type StaffNeed } from '../../kernel/staff-right.ts';
import { isNamed, lockCustomer } from '../../companies/accounts/account-queries.ts';
import { setAccountStatus } from '../../companies/accounts/save-customer.ts';
import type { SignedInStaff } from '../../operations/shop.ts';
import { lockCoupon } from '../../promotions/coupon-queries.ts';
import { setCouponStatus } from '../../promotions/save-coupon.ts';
import type { StatusSubject } from './paths.ts';

/** A row of which the status changes. */
export interface StatusRow {
  id: number;
  name: string;
  status: string | null;
  version: number;
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
  /** Sets the status of a locked row with its audit entry; returns its new version. */
  set(this: void, tx: Db, id: number, status: string | null, by: { staff: SignedInStaff; now: Date }): Promise<number>;
}

export const SUBJECTS: Readonly<Record<StatusSubject, Subject>> = {
  promoCodes: {
    entity: 'promo code',
    need: 'prices',
    statuses: ['live', 'inactive'],
    async lock(tx, id) {
      const coupon = await lockCoupon(tx, id);
      return coupon && { id, name: coupon.code, status: coupon.status, version: coupon.version };
    },
    set: (tx, id, status, by) => setCouponStatus(tx, id, status as 'live' | 'inactive' | null, by),
  },
  customers: {
    entity: 'customer',
    need: NEEDS.accounts,
    statuses: ['active', 'inactive'],
    opens: 'active',
    fixed: 'waiting', // authorised one by one, with a price class
    async lock(tx, id) {
      const account = await lockCustomer(tx, isNamed({ id }));
      if (account === undefined) return undefined;
      const { firstName, surname, company, status, version } = account;
      return { id, name: `${firstName} ${surname}, ${company}`, status, version };
    },
    set: (tx, id, status, by) => setAccountStatus(tx, id, status as 'active' | 'inactive', by),
  },
};
