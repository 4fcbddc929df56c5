import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { addressLines, inOneLine } from '#shop/base/reference-data/address-lines.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { filledTexts } from '../../forms/typed-form.ts';
import { addressForm, fingerprint } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import type { CheckoutTrouble } from './checkout-action.ts';
import type { CheckoutFormView } from './checkout-view.ts';
import styles from './checkout-form.module.css';

interface AddressSectionProps {
  view: CheckoutFormView;
  trouble: CheckoutTrouble | undefined;
  onChoose(this: void, form: HTMLFormElement | null): void;
}

/** Delivery address: one of the customer's, by default the most recently saved (A16). */
export function AddressSection({ view, trouble, onChoose }: AddressSectionProps) {
  const t = useCheckoutText();
  const { key } = useLocation();
  const { addresses, address, choices } = view;
  const isSaved = choices.hasSaved && trouble === undefined;
  const chosenOnTheWay = useNavigation().formData?.get('address')?.toString();
  // A different address to edit, or changed values, reset the fields.
  const formKey = `${choices.isAdding} ${address === null ? '' : fingerprint(filledTexts(addressForm, address))}`;
  const isRequired = choices.addressId === null && addresses.length > 0 ? t('checkout.address-required') : undefined;
  return (
    <section className={styles.section} aria-labelledby="delivery-address">
      <h2 id="delivery-address">{t('checkout.delivery')}</h2>
      {isSaved ? <SavedNotice key={key} /> : null}
      <SelectField
        label={t('checkout.address')}
        name="address"
        value={chosenOnTheWay ?? String(address?.id ?? '')}
        onChange={(event) => onChoose(event.currentTarget.form)}
        error={trouble?.order.errors.deliveryAddressId ?? isRequired}
      >
        <option value="">{t('checkout.address-none')}</option>
        {addresses.map((known) => (
          <option key={known.id} value={known.id}>
            {inOneLine(addressLines(known))}
          </option>
        ))}
      </SelectField>
      {address === null ? null : <p className={styles.chosen}>{inOneLine(addressLines(address))}</p>}
      <noscript>
        <p>
          <Button type="submit" kind="secondary" name="intent" value="requote">
            {t('checkout.address-use')}
          </Button>
        </p>
      </noscript>
      <AddressForm key={formKey} view={view} trouble={trouble} />
    </section>
  );
}

/** Confirms that an address was saved, closes the form and focuses the choice of addresses. */
function SavedNotice() {
  const t = useCheckoutText();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = notice.current?.parentElement;
    section?.querySelector('details')?.removeAttribute('open');
    section?.querySelector('select')?.focus();
  }, []);
  return (
    <div ref={notice}>
      <Notice kind="good">{t('checkout.address-saved')}</Notice>
    </div>
  );
}
