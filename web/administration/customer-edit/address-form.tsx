import { ADDRESS_MAX } from '#shop/people/accounts/field-rules.ts';
import { checkoutAddressErrors } from '#shop/people/customers/address-rules.ts';
import type { CustomerAccount, DeliveryAddress } from '#shop/people/customers/paths.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm, rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { line, row } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

const input = { maxLength: ADDRESS_MAX };

/** A delivery address (D13). The server refuses a missing country like an unknown one. */
export const addressForm = declareForm({
  contactName: line('customer.contact-name', { input }),
  line1: line('customer.line1', { input }),
  line2: line('customer.line2', { input }),
  region: line('customer.region', { input }),
  postcode: line('customer.postcode', { input }),
  countryId: row('customer.country', { none: 'customer.choose' }),
});

/** The name of an address's form; 0 for a new address. */
export function addressFormName(addressId: number): string {
  return `address-${addressId}`;
}

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
    <DeclaredForm
      name={addressFormName(address?.id ?? 0)}
      of={addressForm}
      record={address}
      choices={{ countryId: rowChoices(countries) }}
      check={checkoutAddressErrors}
      answer={answer}
      hidden={{ number: address?.id ?? 0, customerId: customer.id }}
      submit={t('customer.address-save')}
      kind="secondary"
      beside={<a href={closeHref}>{t('customer.address-close')}</a>}
    />
  );
}
