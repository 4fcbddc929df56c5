import { get } from '../path.ts';

/** A code that works for the caller today, as they may see it. */
export interface UsableCoupon {
  id: number;
  code: string;
  name: string;
  status: 'live' | 'inactive' | null;
  multiplierMicros: number | null;
  continent: string | null;
  startsOn: string;
  endsOn: string;
}

export const promotionPaths = {
  /** 404 unless it works for the customer who asks (D31); staff may look up any. */
  find: get<{ code: string }, UsableCoupon>('/Promo/GetPromoCodeByName/{code}'),
};
