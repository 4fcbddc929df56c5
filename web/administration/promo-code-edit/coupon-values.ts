import type { CouponDraft } from '#shop/promotions/coupon-draft.ts';
import type { StoredCoupon } from '#shop/promotions/paths.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import { continentText, multiplierText, statusText, typedDay } from '../promo-codes/coupon-words.ts';
import { t } from '../staff-text.ts';

/** What the form's fields hold. */
export type CouponValues = CouponDraft & { continent: string };

export const COUPON_FIELDS = [
  'code',
  'name',
  'status',
  'multiplier',
  'continent',
  'startsOn',
  'endsOn',
] as const satisfies (keyof CouponValues)[];

/** A new code is inactive until somebody says otherwise. */
export const NEW_COUPON: CouponValues = {
  code: '',
  name: '',
  status: '0',
  multiplier: '',
  continent: '',
  startsOn: '',
  endsOn: '',
};

/** A stored code as the form's fields hold it. */
export function valuesOf({ code, name, status, multiplierMicros, continent, startsOn, endsOn }: StoredCoupon) {
  return {
    code,
    name,
    status: status === null ? '' : status === 'live' ? '1' : '0',
    multiplier: multiplierText(multiplierMicros),
    continent: continent ?? '',
    startsOn: typedDay(startsOn),
    endsOn: typedDay(endsOn),
  } satisfies CouponValues;
}

/** What was sent, or what a form holds now. */
export function couponValues(form: FormData): CouponValues {
  const text = (name: keyof CouponValues) => String(form.get(name) ?? '');
  return {
    code: text('code'),
    name: text('name'),
    status: text('status'),
    multiplier: text('multiplier'),
    continent: text('continent'),
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
  };
}

/** Both versions of a code, field by field, as a person reads them. */
export function couponConflict(mine: CouponValues, stored: StoredCoupon): ConflictField[] {
  const theirs = valuesOf(stored);
  return COUPON_FIELDS.map((name) => ({
    name,
    label: t(LABELS[name]),
    mine: asRead(name, mine[name]),
    theirs: asRead(name, theirs[name]),
    value: theirs[name],
  }));
}

const LABELS = {
  code: 'promo.code',
  name: 'promo.name',
  status: 'promo.status',
  multiplier: 'promo.value',
  continent: 'promo.continent',
  startsOn: 'promo.starts',
  endsOn: 'promo.ends',
} as const;

function asRead(name: keyof CouponValues, value: string): string {
  if (name === 'status') return statusText(value === '1' ? 'live' : value === '0' ? 'inactive' : null);
  return name === 'continent' ? continentText(value) : value;
}
