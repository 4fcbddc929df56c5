import { RATE_ONE } from '#shop/base/money/rates.ts';
import { percentOff } from '#shop/catalogue/coupons/coupon.ts';
import type { StoredCoupon } from '#shop/catalogue/coupons/paths.ts';
import { isFieldWord, t } from '../staff-text.ts';

/** A multiplier as shown in a field: '0.9', '0.8725'; empty if there is none. */
export function multiplierText(multiplierMicros: number | null): string {
  return multiplierMicros === null ? '' : String(multiplierMicros / RATE_ONE);
}

/** '10 % off', or that there is no valid value. */
export function percentText(multiplierMicros: number | null): string {
  if (multiplierMicros === null) return t('promo.no-value');
  return t('promo.percent-off', { percent: percentOff(multiplierMicros) });
}

export function statusText(status: StoredCoupon['status']): string {
  switch (status) {
    case 'live':
      return t('promo.live');
    case 'inactive':
      return t('promo.inactive');
    case null:
      return t('promo.no-status');
    default:
      return status satisfies never;
  }
}

export function continentText(continent: string | null): string {
  if (continent === null || continent === '') return t('promo.everywhere');
  const word = `audit.value.continent.${continent}`;
  return isFieldWord(word) ? t(word) : continent;
}
