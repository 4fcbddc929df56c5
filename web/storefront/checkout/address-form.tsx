import type { KeyboardEvent } from 'react';
import { useNavigation } from 'react-router';
import { ADDRESS_MAX } from '#shop/customers/field-rules.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../texts/texts.tsx';
import { BLANK_ADDRESS, fingerprint, typedOf } from './address-draft.ts';
import type { CheckoutTrouble } from './checkout-action.ts';
import type { CheckoutFormProps } from './checkout-form.tsx';
import styles from './address-form.module.css';

interface AddressFormProps extends Pick<CheckoutFormProps, 'view'> {
  trouble: CheckoutTrouble | undefined;
}

/** Adds an address or changes the chosen one, without leaving the checkout. A native disclosure: it needs no script. */
export function AddressForm({ view, trouble }: AddressFormProps) {
  const t = useText();
  const isSaving = useNavigation().formData?.get('intent') === 'save-address';
  const { address, choices, countries } = view;
  const edited = choices.isAdding === true ? null : address;
  const before = edited === null ? BLANK_ADDRESS : typedOf(edited);
  const typed = trouble?.address?.typed ?? before;
  const messages = trouble?.address?.messages;
  const isOpen = choices.isAdding === true || typed !== before || view.addresses.length === 0;
  const field = (name: keyof typeof BLANK_ADDRESS) => ({
    name,
    defaultValue: typed[name],
    error: messages?.errors[name],
  });
  const line = (name: keyof typeof BLANK_ADDRESS) => ({
    ...field(name),
    maxLength: ADDRESS_MAX,
    onKeyDown: saveOnEnter,
  });
  return (
    <details className={styles.address} open={isOpen}>
      <summary>{t('checkout.address-edit')}</summary>
      <fieldset className={styles.body}>
        <legend className="visually-hidden">{t('checkout.address-edit')}</legend>
        <input type="hidden" name="editedId" value={edited?.id ?? 0} />
        <input type="hidden" name="address-before" value={fingerprint(before)} />
        {trouble?.kind === 'address-unsaved' ? <Notice kind="bad">{t('checkout.address-unsaved')}</Notice> : null}
        {messages?.notice == null ? null : <Notice kind="bad">{messages.notice}</Notice>}
        <p className={styles.which}>{t(edited === null ? 'checkout.address-adding' : 'checkout.address-editing')}</p>
        <div className={styles.fields}>
          <TextField
            label={t('checkout.contact-name')}
            {...line('contactName')}
            autoComplete="section-delivery name"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after 'Clear form', whose button was in the form that is gone
            autoFocus={choices.isAdding === true && messages === undefined}
          />
          <TextField label={t('checkout.line1')} {...line('line1')} autoComplete="section-delivery address-line1" />
          <TextField
            label={t('checkout.line2')}
            {...line('line2')}
            placeholder={t('checkout.optional')}
            autoComplete="section-delivery address-line2"
          />
          <TextField
            label={t('checkout.region')}
            {...line('region')}
            placeholder={t('checkout.optional')}
            autoComplete="section-delivery address-level1"
          />
          <TextField label={t('checkout.postcode')} {...line('postcode')} autoComplete="section-delivery postal-code" />
          <SelectField
            label={t('checkout.country')}
            {...field('countryId')}
            autoComplete="section-delivery country-name"
          >
            <option value="">{t('checkout.country-none')}</option>
            {countries.map((country) => (
              <option key={country.id} value={country.id}>
                {country.name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.steps}>
          <Button
            type="submit"
            kind="secondary"
            name="intent"
            value="save-address"
            busy={isSaving && t('checkout.saving-address')}
          >
            {t('checkout.save-address')}
          </Button>
          <Button type="submit" kind="quiet" name="intent" value="clear-address">
            {t('checkout.clear')}
          </Button>
        </div>
      </fieldset>
    </details>
  );
}

/** Enter in one of these fields saves the address; elsewhere in the checkout it asks for the figures again. */
function saveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('[value="save-address"]')?.click();
}
