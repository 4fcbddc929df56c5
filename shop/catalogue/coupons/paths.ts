import { get, post } from '../../base/operations/path.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { StoredCoupon, UsableCoupon } from './wire.ts';

export type { StoredCoupon, UsableCoupon } from './wire.ts';

/** A code to save, in the format of coupon-draft.ts; id 0 creates one (D24). */
export interface CouponChange {
  id: number;
  code: string;
  name: string;
  /** '1' live, '0' inactive; anything else that is not a number is stored as null (C8, D5). */
  status: string;
  /** The multiplier as typed: '0.90' is a discount of 10 %. */
  multiplier: string;
  /** Empty: everywhere. */
  continent: string;
  /** dd/mm/yyyy or ISO. */
  startsOn: string;
  endsOn: string;
  /** Version that the screen was opened with; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

/** The list of codes for staff (E15), searched by code or name. */
export const couponDeclaration = declareList({
  sorts: ['number', 'code', 'name', 'status', 'multiplier', 'starts', 'ends'],
  order: { sort: 'number', direction: 'desc' },
  filters: { status: choice(['live', 'inactive'], 'staff-refusal.promo-status') },
});

export type CouponQuestion = QuestionOf<typeof couponDeclaration>;

export const promotionPaths = {
  /** 404 unless it is valid for the calling customer (D31); staff can look up any. */
  find: get<{ code: string }, UsableCoupon>('/Promo/GetPromoCodeByName/{code}'),
  /** Staff: all codes, newest first. */
  list: get<{ page?: number; pageSize?: number }, ListPage<StoredCoupon>>('/Promo/GetAllPromoCodes'),
  /** Staff: searched, filtered, sorted, page by page (E15). */
  staffList: get<CouponQuestion, ListPage<StoredCoupon>>('/Promo/GetPromoCodeList'),
  /** Staff. */
  read: get<{ couponId: number }, StoredCoupon>('/Promo/GetPromoCodeAdminByID/{couponId}'),
  /** Staff: answers 1 (C8, D24). */
  save: post<CouponChange, { id: number }>('/Promo/savePromoCode'),
};
