import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';
import { coded, scaledOrNone } from '../../base/wire/wire-values.ts';

const usable = {
  id: calledOnWire('promoID', z.int()),
  code: calledOnWire('promoCode', z.string()),
  name: calledOnWire('promoName', z.string()),
  status: calledOnWire('promoStatus', coded({ live: 1, inactive: 0 }).nullable()),
  multiplierMicros: calledOnWire('promoValue', scaledOrNone),
  continent: calledOnWire('promoCont', z.string().nullable()),
  startsOn: calledOnWire('dateStart', z.iso.date()),
  endsOn: calledOnWire('dateEnd', z.iso.date()),
};

export const usableCouponSchema = z.object(usable).meta({ id: 'PromoCode' });

/** A code that is valid for the caller today. */
export type UsableCoupon = AnswerOf<typeof usableCouponSchema>;

export const storedCouponSchema = z
  .object({
    ...usable,
    /** Incremented by every save. */
    version: z.int(),
  })
  .meta({ id: 'StoredPromoCode' });

/** A code as staff edit it. */
export type StoredCoupon = AnswerOf<typeof storedCouponSchema>;

/** A number, or other input. */
const typed = z.union([z.number(), z.string(), z.boolean(), z.null()]);

/** Numbers and days are taken as typed: invalid ones have a rule of their own (C8, D5). */
export const couponChangeBody = z.object({
  id: usable.id,
  code: usable.code,
  name: usable.name,
  status: calledOnWire('promoStatus', typed),
  multiplier: calledOnWire('promoValue', typed),
  continent: usable.continent,
  startsOn: calledOnWire('dateStart', z.string()),
  endsOn: calledOnWire('dateEnd', z.string()),
  version: z.int(),
});
