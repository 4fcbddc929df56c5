import { useSearchParams } from 'react-router';
import type { CustomerAccount, DeliveryAddress } from '#shop/people/customers/paths.ts';
import { addressLines, inOneLine } from '#shop/base/reference-data/address-lines.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import { deleteHref } from '../screen-addresses.ts';
import { t } from '../staff-text.ts';
import { AddressForm, addressFormName } from './address-form.tsx';
import type { CustomerAnswer } from './change-customer.ts';

interface AddressesProps {
  customer: CustomerAccount;
  countries: readonly Country[];
  answer: CustomerAnswer | undefined;
}

/**
 * Delivery addresses of this customer (E18). The page's address names the one being edited, so that it works without script too;
 * one at a time.
 */
export function Addresses({ customer, countries, answer }: AddressesProps) {
  const [query] = useSearchParams();
  const open = query.get('address') ?? '';
  const save = answer !== undefined && 'saved' in answer ? answer : undefined;
  const href = (address: string) => `?id=${customer.guid}${address === '' ? '' : `&address=${address}`}#addresses`;
  const form = (address: DeliveryAddress | null) => (
    <AddressForm
      customer={customer}
      address={address}
      countries={countries}
      answer={save?.form === addressFormName(address?.id ?? 0) ? save : undefined}
      closeHref={href('')}
    />
  );
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses">{t('customer.addresses')}</h2>
      {customer.addresses.length === 0 ? <p>{t('customer.addresses-none')}</p> : null}
      <ul className="list divided below-3">
        {customer.addresses.map((address) => (
          <li key={address.id}>
            <p className="row gap-0-4 flush">
              <span>{inOneLine(addressLines(address))}</span>
              <a
                href={href(String(address.id))}
                aria-label={t('customer.address-edit-one', { name: address.contactName })}
              >
                {t('customer.address-edit')}
              </a>
              <a
                href={deleteHref(
                  { what: 'delivery-address', id: address.id },
                  `/Administration/CustomerEdit${href('')}`,
                )}
                aria-label={t('delete.link-of', { name: address.contactName })}
              >
                {t('delete.link')}
              </a>
            </p>
            {open === String(address.id) ? form(address) : null}
          </li>
        ))}
      </ul>
      {open === 'new' ? form(null) : <a href={href('new')}>{t('customer.address-add')}</a>}
    </section>
  );
}
