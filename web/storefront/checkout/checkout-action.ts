import { data, redirect } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { approvalPaths } from '#shop/trade/approvals/paths.ts';
import { DRAFT_FIELDS } from '#shop/trade/cart/checkout-draft.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { checkoutAddressErrors } from '#shop/people/customers/address-rules.ts';
import { addressPaths } from '#shop/people/customers/paths.ts';
import type { Minor } from '#shop/base/money/money.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { intentIn } from '../../forms/intent.ts';
import { readSentForm } from '../../forms/read-sent-form.ts';
import { type PageActionArgs, type PageContext, RefusedError } from '../../page-context.ts';
import {
  messagesOf,
  pageStatus,
  type FormMessages,
  type UnknownOutcome,
  unknownOutcome,
} from '../../forms/refused-form.ts';
import { AGREEMENT_FIELDS, agreementIn } from '../agreement/agreement-boxes.tsx';
import { SESSION_OVER } from '../../session-end.ts';
import { valuesIn } from '../../forms/typed-form.ts';
import { ADDRESS_FIELDS, type AddressField, addressForm, formIn, type TypedAddress } from './address-draft.ts';
import { checkoutAddress, choicesIn, type CheckoutChoices, draftOfChoices } from './checkout-choices.ts';
import { enclosuresIn, refusalsOfEnclosures, sendEnclosures } from './order-enclosures.ts';
import { readCheckout, type CheckoutView } from './checkout-view.ts';

const ORDER_FIELDS = ['deliveryAddressId', ...DRAFT_FIELDS, ...AGREEMENT_FIELDS, 'note', 'purchaseOrderFile'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** Reason why the checkout is shown again after its form was sent. As far as known, nothing has been ordered. */
export interface CheckoutTrouble extends UnknownOutcome {
  /** The current checkout; null if the shop was unreachable. */
  view: CheckoutView | null;
  kind: 'order-refused' | 'total-changed' | 'code-changed' | 'not-reached' | 'address-refused' | 'address-unsaved';
  order: FormMessages<OrderField>;
  /** The address form as typed, with its errors. */
  address: { typed: TypedAddress; messages: FormMessages<AddressField> } | null;
  /** Total that the buyer agreed to, if it has changed since (D12). */
  totalBeforeMinor: Minor | null;
}

const NO_MESSAGES = { errors: {}, notice: null };

/** The checkout's action. Every button sends the whole form, so that no input is lost. */
export async function checkoutAction({ request, context }: PageActionArgs) {
  const form = await readSentForm(request);
  if (form === null) return redirect(checkoutAddress({}));
  const choices = choicesIn(form);
  switch (intentIn(form, ['save-address', 'clear-address', 'place', 'ask', 'requote', ''])) {
    case 'save-address':
      return saveAddress(context, choices, form);
    case 'clear-address':
      await keepDraft(context, { ...choices, typedAddress: null }, form);
      return redirect(checkoutAddress({ isAdding: true }));
    case 'place':
    case 'ask':
      return placeOrder(context, choices, form);
    case 'requote':
    case '':
      await keepDraft(context, choices, form);
      return redirect(checkoutAddress({ isAdding: choices.isAdding }));
  }
}

async function saveAddress(context: PageContext, choices: CheckoutChoices, form: FormData) {
  const typed = formIn(form);
  const refuse = async (messages: FormMessages<AddressField>, init: { status: number }, outcome: UnknownOutcome = {}) =>
    trouble(context, choices, form, { kind: 'address-refused', address: { typed, messages }, ...outcome }, init);

  const draft = valuesIn(addressForm, typed);
  const errors = checkoutAddressErrors(draft);
  const { countryId } = draft;
  if (Object.keys(errors).length > 0 || countryId === null) return refuse({ errors, notice: null }, { status: 400 });

  const id = Number(form.get('editedId') ?? 0);
  const saved = await context.askOnce(form, addressPaths.save, { ...draft, countryId, id });
  if (!saved.ok) {
    const { refusal } = saved;
    return refuse(messagesOf(refusal, ADDRESS_FIELDS), pageStatus(refusal), unknownOutcome(refusal));
  }
  // It is now the most recently saved one, and so the selected one (A16).
  const { addressId: _before, ...others } = choices;
  await keepDraft(context, { ...others, typedAddress: null }, form);
  return redirect(checkoutAddress({ hasSaved: true }));
}

/** Saves the input with the cart, unless it was ordered in the meantime. */
async function keepDraft(context: PageContext, choices: CheckoutChoices, form: FormData): Promise<void> {
  const cartGuid = String(form.get('cart'));
  const kept = await context.ask(cartPaths.saveCheckoutDraft, { cartGuid, ...draftOfChoices(choices) });
  if (!kept.ok && kept.refusal.status === 401) throw new RefusedError(kept.refusal);
}

async function placeOrder(context: PageContext, choices: CheckoutChoices, form: FormData) {
  if (choices.typedAddress !== null) return showUnsavedAddress(context, choices, form);
  const enclosures = enclosuresIn(form);
  const errors = await refusalsOfEnclosures(enclosures);
  if (Object.keys(errors).length > 0)
    return trouble(context, choices, form, { kind: 'order-refused', order: { errors, notice: null } }, { status: 400 });
  const totalSeenMinor = Number(form.get('total'));
  const withTaxSeenMinor = form.has('total-with-tax') ? Number(form.get('total-with-tax')) : undefined;
  // A code that was reported as invalid is not applied (A18); any other is sent and checked (D5).
  const couponCode = form.get('invalid-coupon') === choices.couponCode ? '' : choices.couponCode;
  const isAsking = form.get('intent') === 'ask';
  const cartGuid = String(form.get('cart'));
  const placed = await context.ask(isAsking ? approvalPaths.ask : orderPaths.place, {
    cartGuid,
    deliveryAddressId: choices.addressId ?? null,
    purchaseOrderNumber: choices.purchaseOrderNumber,
    ...choices.fields,
    ...(couponCode === '' ? {} : { couponCode }),
    expectedTotalMinor: totalSeenMinor,
    ...(withTaxSeenMinor === undefined ? {} : { expectedTotalWithTaxMinor: withTaxSeenMinor }),
    ...agreementIn(form),
  });
  if (placed.ok && isAsking) return redirect(`/Approval?id=${placed.output}&asked=1`);
  if (placed.ok) {
    const { allSent } = await sendEnclosures(context, placed.output, cartGuid, enclosures);
    return redirect(`/Sale-Complete/?id=${placed.output}${allSent ? '' : '&unsent=1'}`);
  }
  const { refusal } = placed;
  // The displayed total was with this code, or without one; typing another changes it, which is no alarm.
  const isCodeNew = form.get('applied-coupon') !== couponCode;
  return trouble(
    context,
    choices,
    form,
    placingTrouble(refusal, withTaxSeenMinor ?? totalSeenMinor, isCodeNew),
    pageStatus(refusal),
  );
}

function placingTrouble(
  refusal: Refusal,
  totalSeenMinor: Minor,
  isCodeNew: boolean,
): Pick<CheckoutTrouble, 'kind'> & Partial<CheckoutTrouble> {
  const order = messagesOf(refusal, ORDER_FIELDS);
  if (refusal.code === SESSION_OVER) return { kind: 'order-refused', order };
  if (refusal.status === 0 || refusal.status >= 500) return { kind: 'not-reached', order };
  if (refusal.code === 'order.total-changed')
    return { kind: isCodeNew ? 'code-changed' : 'total-changed', totalBeforeMinor: totalSeenMinor };
  return { kind: 'order-refused', order };
}

function showUnsavedAddress(context: PageContext, choices: CheckoutChoices, form: FormData) {
  const address = { typed: formIn(form), messages: NO_MESSAGES };
  return trouble(context, choices, form, { kind: 'address-unsaved', address }, { status: 400 });
}

/** The checkout again, with its messages, for the submitted choices. */
async function trouble(
  context: PageContext,
  choices: CheckoutChoices,
  form: FormData,
  problem: Pick<CheckoutTrouble, 'kind'> & Partial<CheckoutTrouble>,
  init: { status: number },
) {
  const isReached = init.status < 500;
  if (isReached) await keepDraft(context, choices, form);
  const view = isReached ? await readCheckout(context, () => choices) : null;
  const answer: CheckoutTrouble = { view, order: NO_MESSAGES, address: null, totalBeforeMinor: null, ...problem };
  return data(answer, init);
}
