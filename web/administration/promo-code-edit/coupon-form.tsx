import { type ComponentProps, useState } from 'react';
import { isUsableMultiplier } from '#shop/catalogue/coupons/coupon.ts';
import { couponDraftErrors, readMultiplier } from '#shop/catalogue/coupons/coupon-draft.ts';
import type { StoredCoupon } from '#shop/catalogue/coupons/paths.ts';
import { TextField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { type Choice, declareForm, labelOf, storedAs } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { choice, day, line } from '../forms/form-kinds.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { continentText, multiplierText, percentText } from '../promo-codes/coupon-words.ts';
import { t } from '../staff-text.ts';

const codeInput = { maxLength: 50, autoComplete: 'off', spellCheck: false };

/** A promo code (E15); a new one is inactive. */
export const couponForm = declareForm({
  code: line('promo.code', { hint: 'promo.code-hint', input: codeInput }),
  name: line('promo.name', { hint: 'promo.name-hint', input: { maxLength: 100, autoComplete: 'off' } }),
  status: {
    ...choice('promo.status', { hint: 'promo.status-hint', fresh: '0' }),
    write: (status: StoredCoupon['status']) => (status === null ? '' : status === 'live' ? '1' : '0'),
  },
  multiplier: storedAs('multiplierMicros', { ...line('promo.value'), write: multiplierText }),
  continent: choice('promo.continent', { hint: 'promo.continent-hint', none: 'promo.everywhere' }),
  startsOn: day('promo.starts', { hint: 'promo.day-hint', input: { autoComplete: 'off' } }),
  endsOn: day('promo.ends', { hint: 'promo.ends-hint', input: { autoComplete: 'off' } }),
});

interface CouponFormProps {
  /** null: a new code. */
  coupon: StoredCoupon | null;
  continents: readonly string[];
  answer: SaveAnswer | undefined;
}

export function CouponForm({ coupon, continents, answer }: CouponFormProps) {
  // A code may still name a continent without any country.
  const places = [...new Set([...continents, ...(coupon?.continent ? [coupon.continent] : [])])];
  const noStatus: readonly Choice[] = coupon?.status === null ? [['', t('promo.no-status')]] : [];
  return (
    <DeclaredForm
      of={couponForm}
      record={coupon}
      choices={{
        status: [['1', t('promo.live')], ['0', t('promo.inactive')], ...noStatus],
        continent: places.map((continent) => [continent, continentText(continent)]),
      }}
      check={couponDraftErrors}
      answer={answer}
      hidden={{ id: coupon?.id ?? 0 }}
      submit={t('save.submit')}
    >
      {({ draw, values, errors }) => (
        <>
          <FormGroup title={t('promo.group-code')}>
            <FieldGrid>
              {draw('name')}
              {draw('code')}
              {draw('status')}
            </FieldGrid>
          </FormGroup>
          <FormGroup title={t('promo.group-terms')}>
            <FieldGrid>
              <MultiplierField
                label={labelOf(couponForm.multiplier)}
                defaultValue={values['multiplier'] ?? ''}
                error={errors.multiplier}
              />
              {draw('continent')}
              {draw('startsOn')}
              {draw('endsOn')}
            </FieldGrid>
          </FormGroup>
        </>
      )}
    </DeclaredForm>
  );
}

/** The multiplier with its discount in percent (E15), updated during typing. */
function MultiplierField(field: Pick<ComponentProps<typeof TextField>, 'label' | 'error'> & { defaultValue: string }) {
  const [typed, setTyped] = useState(field.defaultValue);
  const micros = readMultiplier(typed);
  return (
    <TextField
      {...field}
      name="multiplier"
      hint={micros !== null && !isUsableMultiplier(micros) ? t('promo.value-hint') : percentText(micros)}
      inputMode="decimal"
      autoComplete="off"
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
