import { get, post } from '../operations/path.ts';
import type { ListPage } from '../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../operations/list-declaration.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';

/** A code that works for the caller today, as they may see it. */
export interface UsableCoupon {
  id: number;
  code: string;
  name: string;
  status: 'live' | 'inactive' | null;
  multiplierMicros: number | null;
  continent: string | null;
  startsOn: CalendarDay;
  endsOn: CalendarDay;
}

/** A code as staff keep it. */
export interface StoredCoupon extends UsableCoupon {
  /** Raised by one at every save. */
  version: number;
}

/** A code as staff save it, in the words of coupon-draft.ts; id 0 makes a new one (D24). */
export interface CouponChange {
  id: number;
  code: string;
  name: string;
  /** '1' live, '0' inactive; anything that is no number is stored as null (C8, D5). */
  status: string;
  /** The multiplier as typed: '0.90' takes 10 % off. */
  multiplier: string;
  /** Empty: everywhere. */
  continent: string;
  /** dd/mm/yyyy or ISO. */
  startsOn: string;
  endsOn: string;
  /** Version that the screen was opened with; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

/** The codes as staff list them (E15); searched by code or name. */
export const couponDeclaration = declareList({
  sorts: ['number', 'code', 'name', 'status', 'multiplier', 'starts', 'ends'],
  order: { sort: 'number', direction: 'desc' },
  filters: { status: choice(['live', 'inactive'], 'staff-refusal.promo-status') },
});

export type CouponQuestion = QuestionOf<typeof couponDeclaration>;

export const promotionPaths = {
  /** 404 unless it works for the customer who asks (D31); staff may look up any. */
  find: get<{ code: string }, UsableCoupon>('/Promo/GetPromoCodeByName/{code}'),
  /** Staff: every code, the newest first. */
  list: get<{ page?: number; pageSize?: number }, ListPage<StoredCoupon>>('/Promo/GetAllPromoCodes'),
  /** Staff: searched, filtered, sorted, page by page (E15). */
  staffList: get<CouponQuestion, ListPage<StoredCoupon>>('/Promo/GetPromoCodeList'),
  /** Staff. */
  read: get<{ couponId: number }, StoredCoupon>('/Promo/GetPromoCodeAdminByID/{couponId}'),
  /** Staff: answers 1 (C8, D24). */
  save: post<CouponChange, { id: number }>('/Promo/savePromoCode'),
};
