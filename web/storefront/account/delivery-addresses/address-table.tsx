import { PageLink } from '../../../design/page-link.tsx';
import type { MouseEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { DeliveryAddress } from '#shop/people/customers/paths.ts';
import { useAccountText } from '../account-text.ts';

/** A customer's addresses, each with a link to its form (A25). */
export function AddressTable({ addresses }: { addresses: readonly DeliveryAddress[] }) {
  const t = useAccountText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('account.addresses')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account.contact-name')}</th>
          <th scope="col">{t('account.line1')}</th>
          <th scope="col">{t('account.line2')}</th>
          <th scope="col">{t('account.region')}</th>
          <th scope="col">{t('account.postcode-zip')}</th>
          <th scope="col">{t('account.country')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('account.edit-this')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <tr key={address.id}>
            <th scope="row" data-label={t('account.contact-name')} className="anywhere">
              {address.contactName}
              {address.isDefault ? <strong className="mark">{t('account.address-default')}</strong> : null}
            </th>
            <td data-label={t('account.line1')} className="anywhere">
              {address.line1}
            </td>
            <td data-label={t('account.line2')} className="anywhere">
              {address.line2}
            </td>
            <td data-label={t('account.region')} className="anywhere">
              {address.region}
            </td>
            <td data-label={t('account.postcode-zip')} className="nowrap">
              {address.postcode}
            </td>
            <td data-label={t('account.country')}>{address.countryName}</td>
            <td className="figure">
              <span className="steps">
                <EditLink address={address} />
                <DefaultButton address={address} />
                <PageLink
                  href={`/Delivery-Addresses?delete=${address.id}`}
                  aria-label={t('account.address-delete-name', { name: address.contactName })}
                >
                  {t('account.address-delete')}
                </PageLink>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sets or clears the default address of the checkout. */
function DefaultButton({ address: { id, contactName: name, isDefault } }: { address: DeliveryAddress }) {
  const t = useAccountText();
  return (
    <Form method="post" action="/Delivery-Addresses" preventScrollReset>
      <input type="hidden" name="default" value={isDefault ? 0 : id} />
      <button
        type="submit"
        className="text-button"
        aria-label={t(isDefault ? 'account.address-no-default-name' : 'account.address-make-default-name', { name })}
      >
        {t(isDefault ? 'account.address-no-default' : 'account.address-make-default')}
      </button>
    </Form>
  );
}

/** The id of the address is in the navigation state (A25), and in the address for reload and new tabs. */
function EditLink({ address: { id, contactName } }: { address: DeliveryAddress }) {
  const t = useAccountText();
  const navigate = useNavigate();
  const href = `/Delivery-Address-Edit?id=${id}`;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href, { state: { addressId: id } });
  };
  return (
    <PageLink href={href} onClick={follow} aria-label={t('account.edit-this-one', { name: contactName })}>
      {t('account.edit-this')}
    </PageLink>
  );
}
