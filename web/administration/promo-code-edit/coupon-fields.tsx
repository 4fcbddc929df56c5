import { useState } from 'react';
import { isUsableMultiplier } from '#shop/pricing/coupons/coupon.ts';
import { readMultiplier } from '#shop/pricing/coupons/coupon-draft.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { continentText, percentText } from '../promo-codes/coupon-words.ts';
import { t } from '../staff-text.ts';
import type { CouponValues } from './coupon-values.ts';
import type { FormErrors, Wording } from '../../texts/wording.ts';

interface CouponFieldsProps {
  values: FormValues;
  errors: FormErrors<keyof CouponValues>;
  continents: readonly string[];
}

/** All fields of a promo code (E15). */
export function CouponFields({ values, errors, continents }: CouponFieldsProps) {
  // A code may still name a continent without any country.
  const choices = [...new Set([...continents, ...(values['continent'] ? [values['continent']] : [])])];
  const field = fieldsOf<keyof CouponValues>(values, errors);
  return (
    <>
      <FormGroup title={t('promo.group-code')}>
        <FieldGrid>
          <TextField
            label={t('promo.name')}
            hint={t('promo.name-hint')}
            {...field('name')}
            maxLength={100}
            autoComplete="off"
          />
          <TextField
            label={t('promo.code')}
            hint={t('promo.code-hint')}
            {...field('code')}
            maxLength={50}
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField label={t('promo.status')} hint={t('promo.status-hint')} {...field('status')}>
            <option value="1">{t('promo.live')}</option>
            <option value="0">{t('promo.inactive')}</option>
            {values['status'] === '1' || values['status'] === '0' ? null : (
              <option value={values['status']}>{t('promo.no-status')}</option>
            )}
          </SelectField>
        </FieldGrid>
      </FormGroup>
      <FormGroup title={t('promo.group-terms')}>
        <FieldGrid>
          <MultiplierField present={values['multiplier'] ?? ''} error={errors.multiplier} />
          <SelectField label={t('promo.continent')} hint={t('promo.continent-hint')} {...field('continent')}>
            <option value="">{t('promo.everywhere')}</option>
            {choices.map((continent) => (
              <option key={continent} value={continent}>
                {continentText(continent)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('promo.starts')}
            hint={t('promo.day-hint')}
            {...field('startsOn')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            label={t('promo.ends')}
            hint={t('promo.ends-hint')}
            {...field('endsOn')}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldGrid>
      </FormGroup>
    </>
  );
}

/** The multiplier with its discount in percent (E15), updated during typing. */
function MultiplierField({ present, error }: { present: string; error: Wording | undefined }) {
  const [typed, setTyped] = useState(present);
  const micros = readMultiplier(typed);
  return (
    <TextField
      label={t('promo.value')}
      hint={micros !== null && !isUsableMultiplier(micros) ? t('promo.value-hint') : percentText(micros)}
      name="multiplier"
      defaultValue={present}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
