import { useState, type KeyboardEvent } from 'react';
import { ADDRESS_MAX } from '#shop/people/accounts/field-rules.ts';
import type { DeliveryAddress } from '#shop/people/customers/paths.ts';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { FormKey } from '../../forms/form-key.tsx';
import { useCheckoutText } from './checkout-text.ts';
import { filledTexts } from '../../forms/typed-form.ts';
import { type AddressField, addressForm, BLANK_ADDRESS, fingerprint } from './address-draft.ts';
import type { CheckoutTrouble } from './checkout-action.ts';
import type { CheckoutFormView } from './checkout-view.ts';

interface AddressFormProps {
  view: CheckoutFormView;
  trouble: CheckoutTrouble | undefined;
}

/** Adds an address or changes the selected one, within the checkout. A native disclosure, so it needs no script. */
export function AddressForm({ view, trouble }: AddressFormProps) {
  const t = useCheckoutText();
  const { isAdding } = view.choices;
  const [timesCleared, setTimesCleared] = useState(0);
  const edited = isAdding || timesCleared > 0 ? null : view.address;
  const isOpen = isAdding || view.choices.typedAddress !== null || trouble?.address != null;
  return (
    <details open={isOpen || view.addresses.length === 0}>
      <summary>{t('checkout.address-edit')}</summary>
      <AddressFields
        key={timesCleared}
        view={view}
        edited={edited}
        trouble={trouble}
        isNew={isAdding || timesCleared > 0}
        onClear={() => setTimesCleared(timesCleared + 1)}
      />
    </details>
  );
}

interface AddressFieldsProps extends AddressFormProps {
  /** null: a new one. */
  edited: DeliveryAddress | null;
  /** A new address was requested: the choice stays with the form. */
  isNew: boolean;
  onClear: () => void;
}

function AddressFields({ view, edited, trouble, isNew, onClear }: AddressFieldsProps) {
  const t = useCheckoutText();
  const isSaving = useSending('save-address');
  const before = edited === null ? BLANK_ADDRESS : filledTexts(addressForm, edited);
  const { typedAddress } = view.choices;
  const kept = typedAddress?.editedId === (edited?.id ?? 0) ? typedAddress : null;
  const typed = trouble?.address?.typed ?? kept ?? before;
  const messages = trouble?.address?.messages;
  const field = (name: AddressField) => ({ name, defaultValue: typed[name], error: messages?.errors[name] });
  const line = (name: AddressField) => ({ ...field(name), maxLength: ADDRESS_MAX, onKeyDown: saveOnEnter });
  return (
    <fieldset className="panel padded">
      <legend className="visually-hidden">{t('checkout.address-edit')}</legend>
      <input type="hidden" name="editedId" value={edited?.id ?? 0} />
      <FormKey answer={trouble} />
      <input type="hidden" name="address-before" value={fingerprint(before)} />
      {isNew ? <input type="hidden" name="edit" value="new" /> : null}
      {trouble?.kind === 'address-unsaved' ? <Notice kind="bad">{t('checkout.address-unsaved')}</Notice> : null}
      {messages?.notice == null ? null : <Notice kind="bad">{messages.notice}</Notice>}
      <p className="soft">{t(edited === null ? 'checkout.address-adding' : 'checkout.address-editing')}</p>
      <div className="grid cells-16 gap-0-5">
        <TextField
          label={t('checkout.contact-name')}
          {...line('contactName')}
          autoComplete="section-delivery name"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after 'Clear form': what had the focus is gone
          autoFocus={isNew && messages === undefined && kept === null}
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
        <SelectField label={t('checkout.country')} {...field('countryId')} autoComplete="section-delivery country-name">
          <option value="">{t('checkout.country-none')}</option>
          {view.countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="row">
        <Button
          type="submit"
          kind="secondary"
          name="intent"
          value="save-address"
          busy={isSaving && t('checkout.saving-address')}
        >
          {t('checkout.save-address')}
        </Button>
        <Button
          type="submit"
          kind="quiet"
          name="intent"
          value="clear-address"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          {t('checkout.clear')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Enter in one of these fields saves the address; elsewhere in the checkout it requests the figures again. */
function saveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('[value="save-address"]')?.click();
}
