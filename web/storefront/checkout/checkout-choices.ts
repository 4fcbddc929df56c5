import { eachOrderField } from '#shop/people/accounts/order-field-rules.ts';
import { orderFields, type TypedOrderFields } from '#shop/people/accounts/order-fields.ts';
import type { CheckoutDraft } from '#shop/trade/cart/checkout-draft.ts';
import { isUnsaved, formIn } from './address-draft.ts';

/**
 * Choices and input of the buyer so far. The server stores them with the cart; the page's address contains no input.
 */
export interface CheckoutChoices {
  /** undefined: none selected yet, so the most recently saved applies; null: deliberately none (A17). */
  addressId?: number | null;
  couponCode: string;
  purchaseOrderNumber: string;
  /** Note to the shop as typed. */
  note: string;
  /** Order fields as typed (H4). */
  fields: TypedOrderFields;
  /** An address that was typed but not saved yet. */
  typedAddress: CheckoutDraft['typedAddress'];
  /** The form for a new address is open. */
  isAdding: boolean;
  /** An address was just saved. */
  hasSaved: boolean;
}

/** Reads the choices from the form. */
export function choicesIn(form: FormData): CheckoutChoices {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = formIn(form);
  return {
    ...addressIn(form),
    couponCode: text('coupon'),
    purchaseOrderNumber: text('po'),
    note: text('note'),
    fields: eachOrderField((name) => text(orderFields[name].key)),
    typedAddress: isUnsaved(typed, text('address-before'))
      ? { editedId: Number(form.get('editedId') ?? 0), ...typed }
      : null,
    isAdding: form.get('edit') === 'new',
    hasSaved: false,
  };
}

/** Reads the choices from the saved draft, and from the page's address. */
export function choicesOf(draft: CheckoutDraft | null, query: URLSearchParams): CheckoutChoices {
  const {
    deliveryAddressId,
    couponCode = '',
    purchaseOrderNumber = '',
    note = '',
    typedAddress = null,
    ...fields
  } = draft ?? {};
  return {
    ...(deliveryAddressId === undefined ? {} : { addressId: deliveryAddressId }),
    ...addressIn(query),
    couponCode,
    purchaseOrderNumber,
    note,
    fields,
    typedAddress,
    isAdding: query.get('edit') === 'new' || typedAddress?.editedId === 0,
    hasSaved: query.has('saved'),
  };
}

/**
 * The address of the checkout. It contains a delivery address only after a login, before which nothing could be saved.
 */
export function draftOfChoices(choices: CheckoutChoices): CheckoutDraft {
  const { addressId, couponCode, purchaseOrderNumber, note, fields, typedAddress } = choices;
  return {
    ...(addressId === undefined ? {} : { deliveryAddressId: addressId }),
    couponCode,
    purchaseOrderNumber,
    note,
    ...eachOrderField((name) => fields[name] ?? ''),
    typedAddress,
  };
}

function addressIn(values: URLSearchParams | FormData): Pick<CheckoutChoices, 'addressId'> {
  const address = values.get('address');
  if (address === null) return {};
  return { addressId: /^\d{1,9}$/.test(String(address)) ? Number(address) : null };
}

/** The address of the checkout. It names a delivery address only after a login, before which nothing could be kept. */
export function checkoutAddress({
  addressId,
  isAdding = false,
  hasSaved = false,
}: Partial<Pick<CheckoutChoices, 'addressId' | 'isAdding' | 'hasSaved'>>): string {
  const query = new URLSearchParams();
  if (addressId !== undefined) query.set('address', String(addressId ?? ''));
  if (isAdding) query.set('edit', 'new');
  if (hasSaved) query.set('saved', '1');
  return query.size === 0 ? '/checkout' : `/checkout?${query.toString()}`;
}
