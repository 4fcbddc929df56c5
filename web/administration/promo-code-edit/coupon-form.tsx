import { couponDraftErrors } from '#shop/pricing/coupons/coupon-draft.ts';
import type { StoredCoupon } from '#shop/pricing/coupons/paths.ts';
import { textsOf } from '../forms/form-field.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { CouponFields } from './coupon-fields.tsx';
import { type CouponValues, couponFields, NEW_COUPON, valuesOf } from './coupon-values.ts';

interface CouponFormProps {
  /** null: a new code. */
  coupon: StoredCoupon | null;
  continents: readonly string[];
  answer: SaveAnswer | undefined;
}

export function CouponForm({ coupon, continents, answer }: CouponFormProps) {
  return (
    <StaffForm<keyof CouponValues, StoredCoupon>
      fields={couponFields()}
      stored={coupon === null ? NEW_COUPON : valuesOf(coupon)}
      version={coupon?.version}
      storedOf={(current) => valuesOf(current)}
      check={(typed) => couponDraftErrors(textsOf(couponFields(), typed))}
      answer={answer}
      hidden={{ id: coupon?.id ?? 0 }}
      submit={t('save.submit')}
    >
      {(form) => <CouponFields {...form} continents={continents} />}
    </StaffForm>
  );
}
