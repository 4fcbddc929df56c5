import type { TypedOrderFields } from '#shop/accounts/order-fields.ts';

/** What the buyer has chosen so far. It lives in the page's address: reloading keeps it, and it needs no script. */
export interface CheckoutChoices {
  /** undefined: none chosen yet, so the most recently saved counts; null: none on purpose (A17). */
  addressId?: number | null;
  couponCode: string;
  purchaseOrderNumber: string;
  /** What the company asks for (H4), as it was typed. */
  fields?: TypedOrderFields;
  /** The address form is open: for a new address. */
  isAdding?: boolean;
  /** An address was saved just now. */
  hasSaved?: boolean;
}

/** What the company asks for, as the form and the address call it. */
const FIELDS = [
  ['costCentre', 'cost-centre'],
  ['requisitionNumber', 'requisition'],
  ['wantedBy', 'wanted-by'],
] as const;

/** Reads the choices from the page's address or from its form: the names are the same. */
export function choicesIn(values: URLSearchParams | FormData): CheckoutChoices {
  const address = values.get('address');
  return {
    ...(address === null ? {} : { addressId: /^\d{1,10}$/.test(String(address)) ? Number(address) : null }),
    couponCode: String(values.get('coupon') ?? '').trim(),
    purchaseOrderNumber: String(values.get('po') ?? '').trim(),
    fields: Object.fromEntries(
      FIELDS.flatMap(([field, name]) => (values.has(name) ? [[field, String(values.get(name)).trim()]] : [])),
    ),
    isAdding: values.get('edit') === 'new',
    hasSaved: values.has('saved'),
  };
}

/** The checkout with these choices. */
export function checkoutAddress({
  addressId,
  couponCode,
  purchaseOrderNumber,
  fields = {},
  ...open
}: CheckoutChoices): string {
  const query = new URLSearchParams();
  if (addressId !== undefined) query.set('address', String(addressId ?? ''));
  if (couponCode !== '') query.set('coupon', couponCode);
  if (purchaseOrderNumber !== '') query.set('po', purchaseOrderNumber);
  for (const [field, name] of FIELDS) if ((fields[field] ?? '') !== '') query.set(name, fields[field] ?? '');
  if (open.isAdding === true) query.set('edit', 'new');
  if (open.hasSaved === true) query.set('saved', '1');
  return query.size === 0 ? '/checkout' : `/checkout?${query.toString()}`;
}
