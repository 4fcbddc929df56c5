import { z } from 'zod';
import {
  coded,
  day,
  integer,
  micros,
  nullable,
  text,
  type WireKind,
  wireBody,
  wireRecord,
} from '../../base/wire/wire-format.ts';
import type { CouponChange, StoredCoupon, UsableCoupon } from './paths.ts';

const status = coded({ live: 1, inactive: 0 });

export const usableCouponWire = wireRecord<UsableCoupon>('PromoCode', [
  ['id', 'promoID', integer],
  ['code', 'promoCode', text],
  ['name', 'promoName', text],
  ['status', 'promoStatus', nullable(status)],
  ['multiplierMicros', 'promoValue', nullable(micros)],
  ['continent', 'promoCont', nullable(text)],
  ['startsOn', 'dateStart', day],
  ['endsOn', 'dateEnd', day],
]);

export const storedCouponWire = wireRecord<StoredCoupon>('StoredPromoCode', [
  ...usableCouponWire.columns,
  ['version', 'version', integer],
]);

/** A number, or other input. */
const typed: WireKind<string> = { ...text, schema: z.union([z.number(), z.string(), z.boolean(), z.null()]) };

/** Numbers and days are taken as typed: invalid ones have a rule of their own (C8, D5). */
export const couponChangeWire = wireBody<CouponChange>('PromoCodeDraft', [
  ['id', 'promoID', integer],
  ['code', 'promoCode', text],
  ['name', 'promoName', text],
  ['status', 'promoStatus', typed],
  ['multiplier', 'promoValue', typed],
  ['continent', 'promoCont', nullable(text)],
  ['startsOn', 'dateStart', text],
  ['endsOn', 'dateEnd', text],
  ['version', 'version', integer],
]);
