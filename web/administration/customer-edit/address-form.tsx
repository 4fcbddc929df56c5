import { checkoutAddressErrors } from '#shop/companies/accounts/address-rules.ts';
import type { CustomerAccount, DeliveryAddress } from '#shop/companies/accounts/paths.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { type AddressField, addressDraft, addressFields, addressForm, addressValues } from './address-draft.ts';

interface AddressFormProps {
  customer: CustomerAccount;
  /** null: a new one. */
  address: DeliveryAddress | null;
  countries: readonly Country[];
  answer: SaveAnswer | undefined;
  closeHref: string;
}

/** One delivery address: the stored values, or refused input. */
export function AddressForm({ customer, address, countries, answer, closeHref }: AddressFormProps) {
  return (
    <StaffForm
      name={addressForm(address?.id ?? 0)}
      fields={addressFields(countries)}
      stored={addressValues(address ?? {})}
      version={address?.version}
      storedOf={addressValues}
      check={(typed) => checkoutAddressErrors(addressDraft(typed))}
      answer={answer}
      hidden={{ number: address?.id ?? 0, customerId: customer.id }}
      submit={t('customer.address-save')}
      kind="secondary"
      beside={<a href={closeHref}>{t('customer.address-close')}</a>}
    >
      {({ values, errors }) => {
        const field = fieldsOf<AddressField>(values, errors);
        return (
          <FieldGrid>
            <TextField label={t('customer.contact-name')} maxLength={50} {...field('contactName')} />
            <TextField label={t('customer.line1')} maxLength={50} {...field('line1')} />
            <TextField label={t('customer.line2')} maxLength={50} {...field('line2')} />
            <TextField label={t('customer.region')} maxLength={50} {...field('region')} />
            <TextField label={t('customer.postcode')} maxLength={50} {...field('postcode')} />
            <SelectField label={t('customer.country')} {...field('countryId')}>
              <option value="">{t('customer.choose')}</option>
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </FieldGrid>
        );
      }}
    </StaffForm>
  );
}
