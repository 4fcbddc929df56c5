import type { CouponDraft } from '#shop/pricing/coupons/coupon-draft.ts';
import type { StoredCoupon } from '#shop/pricing/coupons/paths.ts';
import type { FormField } from '../forms/form-field.ts';
import { continentText, multiplierText, statusText, dayInputText } from '../promo-codes/coupon-words.ts';
import { t } from '../staff-text.ts';

/** Values of the form's fields. */
export type CouponValues = CouponDraft & { continent: string };

export const couponFields = (): readonly FormField<keyof CouponValues>[] => [
  { name: 'code', label: t('promo.code') },
  { name: 'name', label: t('promo.name') },
  {
    name: 'status',
    label: t('promo.status'),
    read: (value) => statusText(value === '1' ? 'live' : value === '0' ? 'inactive' : null),
  },
  { name: 'multiplier', label: t('promo.value') },
  { name: 'continent', label: t('promo.continent'), read: continentText },
  { name: 'startsOn', label: t('promo.starts') },
  { name: 'endsOn', label: t('promo.ends') },
];

/** A new code is inactive by default. */
export const NEW_COUPON = { status: '0' };

/** Form values of a stored code. */
export function valuesOf({ code, name, status, multiplierMicros, continent, startsOn, endsOn }: StoredCoupon) {
  return {
    code,
    name,
    status: status === null ? '' : status === 'live' ? '1' : '0',
    multiplier: multiplierText(multiplierMicros),
    continent: continent ?? '',
    startsOn: dayInputText(startsOn),
    endsOn: dayInputText(endsOn),
  } satisfies CouponValues;
}
