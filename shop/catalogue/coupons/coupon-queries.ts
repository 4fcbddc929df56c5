import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import type { StoredCoupon } from './paths.ts';
import { coupons } from './tables.ts';

/** Writable values of a coupon. */
export type CouponText = Omit<StoredCoupon, 'id' | 'version'>;

/** The coupon of that code, equal letter by letter (B5). */
export async function findCouponByCode(db: Db, code: string): Promise<StoredCoupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

export async function findCoupon(db: Db, id: number): Promise<StoredCoupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  return row;
}

/** One page of all codes, newest first. */
export async function listCoupons(db: Db, { page, pageSize }: PageRequest): Promise<ListPage<StoredCoupon>> {
  const [items, total] = await Promise.all([
    db
      .select()
      .from(coupons)
      .orderBy(desc(coupons.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(coupons),
  ]);
  return { items, total };
}

/** Locks the coupon until the transaction ends. */
export async function lockCoupon(tx: Db, id: number): Promise<StoredCoupon | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
  return row;
}

export async function insertCoupon(tx: Db, text: CouponText): Promise<StoredCoupon> {
  const [row] = await tx.insert(coupons).values(text).returning();
  if (row === undefined) throw new Error('A coupon was inserted, but not returned.');
  return row;
}

export async function updateCoupon(tx: Db, { id, version }: StoredCoupon, text: CouponText): Promise<StoredCoupon> {
  const [row] = await tx
    .update(coupons)
    .set({ ...text, version: version + 1 })
    .where(eq(coupons.id, id))
    .returning();
  if (row === undefined) throw new Error(`Coupon ${id} was locked and does not exist.`);
  return row;
}
