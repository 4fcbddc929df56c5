import { Form } from 'react-router';
import type { DeliveryAddress } from '#shop/people/customers/paths.ts';
import { addressLines, inOneLine } from '#shop/base/reference-data/address-lines.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useAccountText } from '../account-text.ts';

/** Confirmation before a deletion; it has its own address, so it works without script. */
export function DeleteQuestion({ address }: { address: DeliveryAddress }) {
  const t = useAccountText();
  return (
    <Notice kind="plain">
      <h2>{t('account.address-delete-ask')}</h2>
      <p>{inOneLine(addressLines(address))}</p>
      <p>{t('account.address-delete-hint')}</p>
      <Form method="post" action="/Delivery-Addresses" className="row">
        <input type="hidden" name="delete" value={address.id} />
        <Button type="submit">{t('account.address-delete-yes')}</Button>
        <ButtonLink href="/Delivery-Addresses" kind="quiet">
          {t('account.address-delete-no')}
        </ButtonLink>
      </Form>
    </Notice>
  );
}
