import type { CustomerAccount, DeliveryAddress } from '#shop/customers/paths.ts';
import type { Country } from '#shop/delivery/country.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { addressForm } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import type { CustomerAnswer } from './change-customer.ts';
import styles from './customer-edit.module.css';

interface AddressesProps {
  customer: CustomerAccount;
  countries: readonly Country[];
  answer: CustomerAnswer | undefined;
}

/** Where this customer has goods sent; each address is opened where it stands and saved by itself (E18). */
export function Addresses({ customer, countries, answer }: AddressesProps) {
  const save = answer !== undefined && 'saved' in answer ? answer : undefined;
  const answerOf = (addressId: number) => (save?.form === addressForm(addressId) ? save : undefined);
  const form = (address: DeliveryAddress | null) => (
    <AddressForm customer={customer} address={address} countries={countries} answer={answerOf(address?.id ?? 0)} />
  );
  return (
    <section className={styles.addresses} aria-labelledby="addresses">
      <h2 id="addresses">{t('customer.addresses')}</h2>
      {customer.addresses.length === 0 ? <p>{t('customer.addresses-none')}</p> : null}
      {customer.addresses.map((address) => (
        <details key={address.id} open={answerOf(address.id) !== undefined || undefined}>
          <summary>{lineOf(address)}</summary>
          {form(address)}
        </details>
      ))}
      {/* After a save the form for a new one begins anew, closed. */}
      <details key={`new-${customer.addresses.length}`} open={isRefused(answerOf(0)) || undefined}>
        <summary>{t('customer.address-add')}</summary>
        {form(null)}
      </details>
    </section>
  );
}

function lineOf({ contactName, line1, line2, region, postcode, countryName }: DeliveryAddress): string {
  return [contactName, line1, line2, region, postcode, countryName].filter((part) => part !== '').join(', ');
}

function isRefused(answer: SaveAnswer | undefined): boolean {
  return answer !== undefined && !answer.saved;
}
