import { savedAddressErrors } from '#shop/people/customers/address-rules.ts';
import type { DeliveryAddress } from '#shop/people/customers/paths.ts';
import { ADDRESS_MAX } from '#shop/people/accounts/field-rules.ts';
import { addressLines, inOneLine } from '#shop/base/reference-data/address-lines.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { SelectField, TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { RefusedForm } from '../../../forms/refused-form.ts';
import { useAccountText } from '../account-text.ts';
import { valuesIn } from '../../../forms/typed-form.ts';
import { type AddressField, addressForm, formIn, type TypedAddress } from '../../checkout/address-draft.ts';
import styles from '../account-form.module.css';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useSending } from '../../../forms/use-sending.ts';

/** Reason why the form is shown again. */
export interface AddressTrouble extends RefusedForm<AddressField, TypedAddress> {
  /** The current address, if another person has saved it since the form was filled. */
  meanwhile?: DeliveryAddress;
}

interface AddressFormProps {
  start: TypedAddress;
  /** Version from which the form was filled; a new address has none. */
  version: number | undefined;
  trouble: AddressTrouble | undefined;
  countries: readonly Country[];
}

export function AddressForm({ start, version, trouble, countries }: AddressFormProps) {
  const t = useAccountText();
  const { errors, onInput } = useFieldErrors(trouble?.errors, (now) =>
    savedAddressErrors(valuesIn(addressForm, formIn(now))),
  );
  const isSending = useSending();
  const typed = trouble?.values ?? start;
  const field = (name: AddressField) => ({ name, defaultValue: typed[name], error: errors[name], required: true });
  const line = (name: AddressField) => ({ ...field(name), maxLength: ADDRESS_MAX });
  return (
    <PostForm answer={trouble} noValidate onInput={onInput} className={styles.form}>
      <input type="hidden" name="version" value={trouble?.meanwhile?.version ?? version ?? ''} />
      {trouble?.notice == null ? null : <Notice kind="bad">{t('account.failed', { reason: trouble.notice })}</Notice>}
      {trouble?.meanwhile === undefined ? null : (
        <Notice kind="plain">
          {t('account.address-meanwhile', { address: inOneLine(addressLines(trouble.meanwhile)) })}
        </Notice>
      )}
      <div className={styles.fields}>
        <TextField label={t('account.contact-name')} {...line('contactName')} autoComplete="shipping name" />
        <TextField label={t('account.line1')} {...line('line1')} autoComplete="shipping address-line1" />
        <TextField label={t('account.line2')} {...line('line2')} autoComplete="shipping address-line2" />
        <TextField label={t('account.region')} {...line('region')} autoComplete="shipping address-level1" />
        <TextField label={t('account.postcode-zip')} {...line('postcode')} autoComplete="shipping postal-code" />
        <SelectField label={t('account.country')} {...field('countryId')} autoComplete="shipping country-name">
          <option value="">{t('account.address-country-none')}</option>
          {countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="row">
        <Button type="submit" busy={isSending && t('account.saving-address')}>
          {t('account.save-address')}
        </Button>
        <ButtonLink href="/Delivery-Addresses" kind="quiet">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </PostForm>
  );
}
