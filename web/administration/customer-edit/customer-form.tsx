import type { CustomerAccount } from '#shop/companies/accounts/paths.ts';
import { staffCustomerErrors } from '#shop/companies/accounts/staff-rules.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { OWN_PASSWORD } from '../../forms/save-answer.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';
import { type CustomerField, customerDraft, customerFields, valuesOf } from './customer-draft.ts';
import { CustomerFields } from './customer-fields.tsx';

interface CustomerFormProps {
  /** null: a new one. */
  customer: CustomerAccount | null;
  countries: readonly Country[];
  answer: SaveAnswer | undefined;
}

/** United Kingdom: the default country of a new customer (E11, D19). */
const HOME_COUNTRY = { countryId: '247' };

/** All fields of a customer that staff can change, saved together (E11, C7). */
export function CustomerForm({ customer, countries, answer }: CustomerFormProps) {
  const asksPassword = answer?.saved === false && answer.errors[OWN_PASSWORD] !== undefined;
  return (
    <StaffForm<CustomerField>
      name="customer"
      fields={customerFields(countries)}
      stored={customer === null ? HOME_COUNTRY : valuesOf({ ...customer })}
      version={customer?.version}
      storedOf={valuesOf}
      check={(typed) => staffCustomerErrors(customerDraft(typed))}
      answer={answer}
      hidden={{ number: customer?.id ?? 0 }}
      submit={t('customer.save')}
    >
      {(form) => (
        <>
          <CustomerFields {...form} countries={countries} isNew={customer === null} />
          {/* With script the field still has it; no answer ever contains it (D19). */}
          {asksPassword ? <noscript>{t('customer.password-retype')}</noscript> : null}
        </>
      )}
    </StaffForm>
  );
}
