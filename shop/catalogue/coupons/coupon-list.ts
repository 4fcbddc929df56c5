import { eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { couponDeclaration } from './paths.ts';
import { coupons } from './tables.ts';

/** The list of promo codes for staff (E15): a few hundred at most, so sorting needs no index. */
export const couponList = staffList(couponDeclaration, {
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
  filters: { status: (status) => eq(coupons.status, status) },
  search: (words) => or(holdsPlain(coupons.code, words), holdsPlain(coupons.name, words)),
  rows: (db, ids) => db.select().from(coupons).where(inArray(coupons.id, ids)),
});
