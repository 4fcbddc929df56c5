import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/plain-text.ts';
import { type StaffList } from '../operations/staff-list.ts';
import type { CouponQuestion, CouponSort, StoredCoupon } from './paths.ts';
import { coupons } from './tables.ts';

/** The promo codes as staff list them (E15): a few hundred at most, so they are sorted without an index. */
export const couponList: StaffList<CouponSort, CouponQuestion, StoredCoupon> = {
  table: coupons,
  id: coupons.id,
  sorts: {
    number: coupons.id,
    code: sql`${coupons.code} collate "und-x-icu"`,
    name: sql`${coupons.name} collate "und-x-icu"`,
    status: sql`coalesce(${coupons.status}, '')`,
    multiplier: sql`coalesce(${coupons.multiplierMicros}, 0)`,
    starts: coupons.startsOn,
    ends: coupons.endsOn,
  },
  order: { sort: 'number', direction: 'desc' },
  condition: ({ search, status }) =>
    and(
      status === undefined ? undefined : eq(coupons.status, status),
      search === undefined ? undefined : or(holdsPlain(coupons.code, search), holdsPlain(coupons.name, search)),
    ),
  rows: (db, ids) => db.select().from(coupons).where(inArray(coupons.id, ids)),
};
