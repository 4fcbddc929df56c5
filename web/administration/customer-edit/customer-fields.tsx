import { TAX_NUMBER_MAX } from '#shop/accounts/field-rules.ts';
import type { Country } from '#shop/reference-data/country.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { CheckField, SelectField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';
import { ADMIN_CONTACTS, CURRENCIES, PRICE_CLASSES } from './account-choices.ts';
import type { CustomerField } from './customer-draft.ts';
import styles from './customer-edit.module.css';
import type { FormErrors, Wording } from '../../texts/wording.ts';

interface CustomerFieldsProps {
  /** Form values. */
  values: FormValues;
  errors: FormErrors<CustomerField>;
  countries: readonly Country[];
  isNew: boolean;
}

/** The fields of a customer (C7): person, company and address, terms. */
export function CustomerFields({ values, errors, countries, isNew }: CustomerFieldsProps) {
  const field = fieldsOf<CustomerField>(values, errors);
  const box = (name: string) => ({ name, defaultChecked: values[name] === 'on' });
  return (
    <>
      <FormGroup title={t('customer.person')}>
        <FieldGrid>
          <TextField label={t('customer.first-name')} maxLength={100} {...field('firstName')} />
          <TextField label={t('customer.surname')} maxLength={100} {...field('surname')} />
          <TextField label={t('customer.email')} type="email" maxLength={50} {...field('email')} />
          <TextField label={t('customer.telephone')} type="tel" maxLength={50} {...field('telephone')} />
        </FieldGrid>
      </FormGroup>
      <FormGroup title={t('customer.home')}>
        <FieldGrid>
          <TextField label={t('customer.company')} maxLength={100} {...field('company')} />
          <TextField label={t('customer.line1')} maxLength={50} {...field('line1')} />
          <TextField label={t('customer.line2')} hint={t('customer.line2-hint')} maxLength={50} {...field('line2')} />
          <TextField label={t('customer.town')} maxLength={50} {...field('town')} />
          <TextField label={t('customer.postcode')} maxLength={50} {...field('postcode')} />
          <SelectField label={t('customer.country')} {...field('countryId')}>
            <option value="">{t('customer.choose')}</option>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label={t('customer.vat-number')} maxLength={TAX_NUMBER_MAX} {...field('vatNumber')} />
          <TextField label={t('customer.eori-number')} maxLength={TAX_NUMBER_MAX} {...field('eoriNumber')} />
        </FieldGrid>
      </FormGroup>
      <FormGroup title={t('customer.terms')}>
        <FieldGrid>
          <ChoiceField label={t('customer.currency')} {...field('currency')} choices={CURRENCIES} />
          <ChoiceField label={t('customer.price-class')} {...field('priceClass')} choices={PRICE_CLASSES} />
          <ChoiceField label={t('customer.admin-contact')} {...field('adminContact')} choices={ADMIN_CONTACTS} />
          <TextField
            label={t('customer.password')}
            type="password"
            autoComplete="new-password"
            hint={t(isNew ? 'customer.password-new-hint' : 'customer.password-hint')}
            {...field('password')}
            defaultValue=""
          />
        </FieldGrid>
        <div className={styles.boxes}>
          <CheckField label={t('customer.active')} {...box('active')} />
          <CheckField label={t('customer.partner')} {...box('partner')} />
          <CheckField label={t('customer.mailing')} {...box('subscribed')} />
          <CheckField label={t('customer.account')} {...box('accountCustomer')} />
        </div>
        <p className={styles.hint}>{t('customer.active-hint')}</p>
      </FormGroup>
    </>
  );
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  error: Wording | undefined;
  choices: readonly (readonly [value: string, label: Parameters<typeof t>[0]])[];
}

function ChoiceField({ choices, ...field }: ChoiceFieldProps) {
  return (
    <SelectField {...field}>
      <option value="">{t('customer.choose')}</option>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </SelectField>
  );
}
