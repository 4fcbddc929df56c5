import { Form, useLocation } from 'react-router';
import { couponDraftErrors } from '#shop/promotions/coupon-draft.ts';
import type { StoredCoupon } from '#shop/promotions/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { SaveBar } from '../forms/form-parts.tsx';
import { putValue } from '../forms/put-value.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { CouponFields } from './coupon-fields.tsx';
import { couponConflict, couponValues, type CouponValues, NEW_COUPON, valuesOf } from './coupon-values.ts';

interface CouponFormProps {
  coupon: StoredCoupon | null;
  continents: readonly string[];
  answer: SaveAnswer | undefined;
}

export function CouponForm({ coupon, continents, answer }: CouponFormProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const current = refused?.conflict?.current as StoredCoupon | undefined;
  const typed = refused?.values as CouponValues | undefined;
  const { form } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<keyof CouponValues>(refused?.errors, (content) =>
    couponDraftErrors(couponValues(content)),
  );
  const { pathname, search } = useLocation();
  return (
    <Form ref={form} method="post" noValidate {...watch}>
      <input type="hidden" name="id" value={coupon?.id ?? 0} />
      {coupon === null ? null : (
        // After a conflict the next save is on top of what was shown.
        <input type="hidden" name="version" value={current?.version ?? coupon.version} />
      )}
      <div ref={focus}>
        {refused === undefined || refused.conflict === null || current === undefined || typed === undefined ? null : (
          <ConflictNotice
            conflict={refused.conflict}
            fields={couponConflict(typed, current)}
            href={pathname + search}
            onTake={({ name, value }) => putValue(form.current, name, value)}
          />
        )}
        {refused === undefined || refused.notice === null || current !== undefined ? null : (
          <Notice kind="bad">{refused.notice}</Notice>
        )}
        <CouponFields
          values={typed ?? (coupon === null ? NEW_COUPON : valuesOf(coupon))}
          errors={errors}
          continents={continents}
        />
      </div>
      <SaveBar label={t('save.submit')} answer={answer} />
    </Form>
  );
}
