import { Form, useNavigation } from 'react-router';
import type { CustomerAccount, DeliveryAddress } from '#shop/customers/paths.ts';
import type { Country } from '#shop/delivery/country.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { SaveBadge } from '../forms/save-badge.tsx';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { addressForm } from './address-draft.ts';
import styles from './customer-edit.module.css';

interface AddressFormProps {
  customer: CustomerAccount;
  /** null: a new one. */
  address: DeliveryAddress | null;
  countries: readonly Country[];
  answer: SaveAnswer | undefined;
  closeHref: string;
}

/** One delivery address; what is stored, or what was typed and could not be saved. */
export function AddressForm(props: AddressFormProps) {
  const { address, answer } = props;
  const name = addressForm(address?.id ?? 0);
  const busy = useNavigation().formData?.get('form') === name;
  return (
    <>
      {/* Saved, it is another address: the fields begin anew with it. */}
      <Fields key={JSON.stringify(address)} {...props} name={name} busy={busy} />
      <SaveBadge answer={answer} />
    </>
  );
}

function Fields({
  customer,
  address,
  countries,
  answer,
  closeHref,
  name,
  busy,
}: AddressFormProps & { name: string; busy: boolean }) {
  const refused = answer?.saved === false ? answer : undefined;
  const { form } = useUnsaved(refused !== undefined);
  const field = (key: keyof DeliveryAddress) => ({
    name: key,
    defaultValue: refused?.values[key] ?? String(address?.[key] ?? ''),
    error: refused?.errors[key],
  });
  return (
    <Form ref={form} method="post" preventScrollReset className={styles.grid}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="number" value={address?.id ?? 0} />
      <input type="hidden" name="customerId" value={customer.id} />
      {refused === undefined || refused.notice === null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      <TextField label={t('customer.contact-name')} maxLength={50} {...field('contactName')} />
      <TextField label={t('customer.line1')} maxLength={50} {...field('line1')} />
      <TextField label={t('customer.line2')} maxLength={50} {...field('line2')} />
      <TextField label={t('customer.region')} maxLength={50} {...field('region')} />
      <TextField label={t('customer.postcode')} maxLength={50} {...field('postcode')} />
      <SelectField label={t('customer.country')} {...field('countryId')}>
        <option value="">{t('customer.choose')}</option>
        {countries.map((country) => (
          <option key={country.id} value={country.id}>
            {country.name}
          </option>
        ))}
      </SelectField>
      <div className={styles.saving}>
        <Button type="submit" kind="secondary" busy={busy && t('save.saving')}>
          {t('customer.address-save')}
        </Button>
        <a href={closeHref}>{t('customer.address-close')}</a>
      </div>
    </Form>
  );
}
