import type { EditingChoices } from '#shop/catalogue-editing/paths.ts';
import { PRODUCT_LENGTHS } from '#shop/catalogue/product-rules.ts';
import { awardLabels, type Award } from '#shop/catalogue/visibility.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { t } from '../staff-text.ts';
import type { FormValues } from '../forms/form-field.ts';
import type { ProductField } from './product-draft.ts';
import styles from './product-edit.module.css';

interface GroupProps {
  values: FormValues;
  errors: Partial<Record<ProductField, string>>;
}

/** What it is called and said to be. */
export function Identity({ values, errors, isNew }: GroupProps & { isNew: boolean }) {
  const field = fieldsOf<ProductField>(values, errors);
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.identity')}</legend>
      <div className={styles.row}>
        <TextField
          label={t('product.id')}
          hint={t(isNew ? 'product.id-new' : 'product.id-hint')}
          inputMode="numeric"
          {...field('id')}
          required
        />
        <TextField
          label={t('product.name')}
          hint={t('product.name-hint')}
          {...field('name')}
          maxLength={PRODUCT_LENGTHS.name}
          spellCheck={false}
          required
        />
      </div>
      <TextField
        label={t('product.intro')}
        hint={t('product.intro-hint')}
        {...field('intro')}
        maxLength={PRODUCT_LENGTHS.intro}
      />
      <TextAreaField label={t('product.details')} rows={5} {...field('details')} maxLength={PRODUCT_LENGTHS.details} />
      <TextField
        label={t('product.flash')}
        hint={t('product.flash-hint')}
        {...field('flash')}
        maxLength={PRODUCT_LENGTHS.flash}
      />
    </fieldset>
  );
}

/** What it costs, and how much of it is there. */
export function Prices({ values, errors, choices }: GroupProps & { choices: EditingChoices }) {
  const field = fieldsOf<ProductField>(values, errors);
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.prices')}</legend>
      <div className={styles.row}>
        <TextField
          label={t('product.price')}
          hint={t('product.price-hint')}
          inputMode="decimal"
          {...field('usdMinor')}
          required
        />
        <TextField
          label={t('product.price-euro')}
          hint={t('product.price-euro-hint')}
          inputMode="decimal"
          {...field('eurMinor')}
        />
        <SelectField label={t('product.family')} hint={t('product.family-hint')} {...field('familyId')}>
          <option value="0">{t('product.family-none')}</option>
          {choices.families.map((family) => (
            <option key={family.id} value={family.id}>
              {family.name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('product.stock')}
          hint={t('product.stock-hint')}
          inputMode="numeric"
          {...field('stockLevel')}
          required
        />
      </div>
    </fieldset>
  );
}

const AWARDS: readonly Award[] = [0, 1, 2, 3];

/** Who may buy it, and the ticks. */
export function Selling({ values, choices }: Pick<GroupProps, 'values'> & { choices: EditingChoices }) {
  const field = fieldsOf<ProductField>(values, {});
  const labels = awardLabels(choices.awardReading);
  const isTicked = (name: ProductField) => values[name] === 'on';
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.selling')}</legend>
      <SelectField
        label={t('product.award')}
        hint={t(choices.awardReading === 'storefront' ? 'product.award-storefront' : 'product.award-administration')}
        {...field('award')}
      >
        {AWARDS.map((award) => (
          <option key={award} value={award}>
            {`${award} · ${labels[award]}`}
          </option>
        ))}
      </SelectField>
      <div className={styles.boxes}>
        <CheckField label={t('product.active')} name="active" defaultChecked={isTicked('active')} />
        <CheckField
          label={t('product.locally-sourced')}
          name="locallySourced"
          defaultChecked={isTicked('locallySourced')}
        />
        <CheckField label={t('product.pallet')} name="pallet" defaultChecked={isTicked('pallet')} />
        <CheckField label={t('product.cloud-image')} name="useCloudImage" defaultChecked={isTicked('useCloudImage')} />
      </div>
    </fieldset>
  );
}
