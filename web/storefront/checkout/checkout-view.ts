import type { OrderFieldRules } from '#shop/people/accounts/order-fields.ts';
import type { Cart } from '#shop/trade/cart/cart.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { companyPaths, type OwnCompany } from '#shop/people/companies/paths.ts';
import { addressPaths, type DeliveryAddress } from '#shop/people/customers/paths.ts';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import type { AgreementNeed } from '#shop/base/kernel/agreement.ts';
import { agreementPaths } from '#shop/people/legal/paths.ts';
import { sessionPaths } from '#shop/people/sessions/session-paths.ts';
import { orderPaths, type CheckoutQuote } from '#shop/trade/orders/paths.ts';
import { redirect } from 'react-router';
import { RefusedError, type PageContext } from '../../page-context.ts';
import type { CheckoutDraft } from '#shop/trade/cart/checkout-draft.ts';
import { checkoutAddress, type CheckoutChoices } from './checkout-choices.ts';

/** All data of the checkout for the buyer's choices; the server has computed every figure. */
export interface CheckoutView {
  choices: CheckoutChoices;
  cart: Cart;
  /** Most recently saved first (A16). */
  addresses: readonly DeliveryAddress[];
  /** Current delivery address. */
  address: DeliveryAddress | null;
  countries: readonly { id: number; name: string }[];
  /** Order field rules of the company (H4), and its terms of payment (L6). */
  fieldRules: OrderFieldRules & Pick<OwnCompany, 'paymentDays' | 'paymentTerms'>;
  /** Confirmations that the order needs (O2). */
  agreement: AgreementNeed;
  /** null: the basket is empty. */
  quote: CheckoutQuote | null;
}

/** View without the quote, which the form gets separately once it is known. */
export type CheckoutFormView = Omit<CheckoutView, 'quote'>;

/** Reads the checkout. @param choicesFor derives the choices from the saved draft @throws {RefusedError} */
export async function readCheckout(
  context: PageContext,
  choicesFor: (draft: CheckoutDraft | null) => CheckoutChoices,
): Promise<CheckoutView> {
  const [me, cart, countries] = await Promise.all([
    context.call(sessionPaths.me, {}),
    context.call(cartPaths.current, {}),
    context.call(deliveryPaths.countries, {}),
  ]);
  if (me === null) throw redirect(`/login?next=${encodeURIComponent(checkoutAddress(choicesFor(null)))}`);
  const [{ items: addresses }, fieldRules, draft, agreement] = await Promise.all([
    context.call(addressPaths.ofCustomer, { customerId: me.id }),
    context.call(companyPaths.own, {}),
    context.call(cartPaths.readCheckoutDraft, { cartGuid: cart.guid }),
    context.call(agreementPaths.ofNextOrder, {}),
  ]);
  const choices = choicesFor(draft);
  const address = chosenAddress(addresses, choices);
  const { couponCode } = choices;
  return {
    choices,
    cart,
    addresses,
    address,
    fieldRules,
    agreement,
    countries: countries.items.map(({ id, name }) => ({ id, name })),
    quote: cart.lines.length === 0 ? null : await readQuote(context, cart, address, couponCode),
  };
}

/** Reads the figures; after too many code attempts without a code, and with the reason (D21). */
async function readQuote(
  context: PageContext,
  cart: Cart,
  address: DeliveryAddress | null,
  couponCode: string,
): Promise<CheckoutQuote> {
  const request = { cartGuid: cart.guid, deliveryAddressId: address?.id ?? null };
  if (couponCode === '') return context.call(orderPaths.quote, request);
  const asked = await context.ask(orderPaths.quote, { ...request, couponCode });
  if (asked.ok) return asked.output;
  if (asked.refusal.status !== 429) throw new RefusedError(asked.refusal);
  const quote = await context.call(orderPaths.quote, request);
  return { ...quote, coupon: { code: couponCode, refusal: asked.refusal.message } };
}

/** The selected address; if none, or if it no longer exists: the default, otherwise the most recently saved (A16). */
export function chosenAddress(
  addresses: readonly DeliveryAddress[],
  { addressId, hasSaved }: Pick<CheckoutChoices, 'addressId' | 'hasSaved'>,
): DeliveryAddress | null {
  if (addressId === null) return null;
  const chosen = addresses.find(({ id }) => id === addressId);
  // An address saved in this checkout takes precedence over the default.
  const first = hasSaved ? undefined : addresses.find(({ isDefault }) => isDefault);
  return chosen ?? first ?? addresses[0] ?? null;
}
