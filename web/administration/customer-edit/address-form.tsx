import { Form, useLocation, useNavigation } from 'react-router';
import { checkoutAddressErrors } from '#shop/customers/address-rules.ts';
import type { CustomerAccount, DeliveryAddress } from '#shop/customers/paths.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { FieldGrid } from '../forms/form-parts.tsx';
import { putValue } from '../forms/put-value.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { SaveBadge } from '../forms/save-badge.tsx';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { addressConflict } from './address-conflict.ts';
import { ADDRESS_FIELDS, addressDraft, addressForm } from './address-draft.ts';
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
  const conflict = refused?.conflict ?? null;
  const { form } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<(typeof ADDRESS_FIELDS)[number]>(refused?.errors, (content) =>
    checkoutAddressErrors(addressDraft(content)),
  );
  const { pathname, search } = useLocation();
  const field = (key: (typeof ADDRESS_FIELDS)[number]) => ({
    name: key,
    defaultValue: refused?.values[key] ?? String(address?.[key] ?? ''),
    error: errors[key],
  });
  return (
    <Form ref={form} method="post" preventScrollReset noValidate {...watch}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="number" value={address?.id ?? 0} />
      <input type="hidden" name="customerId" value={customer.id} />
      {address === null ? null : (
        // After a conflict the next save is on top of what was shown.
        <input type="hidden" name="version" value={conflict?.current.version ?? address.version} />
      )}
      {refused === undefined || conflict === null ? null : (
        <ConflictNotice
          conflict={conflict}
          fields={addressConflict(refused.values, conflict.current, countries)}
          href={`${pathname}${search}#addresses`}
          onTake={({ name: taken, value }) => putValue(form.current, taken, value)}
        />
      )}
      {refused === undefined || refused.notice === null || conflict !== null ? null : (
        <Notice kind="bad">{refused.notice}</Notice>
      )}
      <div ref={focus}>
        <FieldGrid>
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
        </FieldGrid>
      </div>
      <div className={styles.saving}>
        <Button type="submit" kind="secondary" busy={busy && t('save.saving')}>
          {t('customer.address-save')}
        </Button>
        <a href={closeHref}>{t('customer.address-close')}</a>
      </div>
    </Form>
  );
}
