import { redirect } from 'react-router';
import { eachOrderField } from '#shop/people/accounts/order-field-rules.ts';
import { ORDER_FIELD_NAMES, orderFields } from '#shop/people/accounts/order-fields.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { CurrencyId, Minor } from '#shop/base/money/money.ts';
import { quotationPaths } from '#shop/trade/quotations/paths.ts';
import { AGREEMENT_FIELDS, agreementIn } from '../../agreement/agreement-boxes.tsx';
import { intentIn } from '../../../forms/intent.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { type FormValues, typedValues } from '../../../forms/save-answer.ts';
import type { PageActionArgs, PageContext } from '../../../page-context.ts';

export const LINE = 'line.';

const FIELDS = [
  'purchaseOrderNumber',
  'deliveryAddressId',
  'positions',
  'remarks',
  ...ORDER_FIELD_NAMES,
  ...AGREEMENT_FIELDS,
] as const;

/** Reason why nothing was done, with the input, and the figures of another offer. */
export interface QuoteTrouble extends RefusedForm<(typeof FIELDS)[number], FormValues> {
  offerSeen: OfferFigures | null;
  offerNow: OfferFigures | null;
  differences: readonly string[];
}

interface OfferFigures {
  currency: CurrencyId;
  totalMinor: Minor;
}

const STEPS = ['accept', 'ask', 'counter', 'decline', 'retract'] as const;

/** Orders at the prices of an offer, or answers it (K6). */
export async function changeQuote({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const quotationId = Number(new URL(request.url).searchParams.get('id'));
  const step = intentIn(form, STEPS);
  const asked = await sendStep(step, quotationId, form, context);
  if (asked.ok) return redirect(afterwards(step, quotationId, asked.output));
  const { offerSeen = null, offerNow = null, differences = [] } = asked.refusal.details as Partial<QuoteTrouble>;
  return refuseForm(asked.refusal, FIELDS, { form: step, values: typedValues(form), offerSeen, offerNow, differences });
}

function afterwards(step: (typeof STEPS)[number], quotationId: number, id: number): string {
  if (step === 'accept') return `/Sale-Complete/?id=${id}`;
  return step === 'ask' ? `/Approval?id=${id}&asked=1` : `/Quote?id=${quotationId}`;
}

function sendStep(
  step: (typeof STEPS)[number],
  quotationId: number,
  form: FormData,
  context: PageContext,
): Promise<CallResult<number>> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const stamp = text('stamp');
  const remarks = text('remarks');
  switch (step) {
    case 'accept':
    case 'ask':
      // Sent twice it is one order, by the quotation itself.
      return context.ask(step === 'accept' ? quotationPaths.accept : quotationPaths.requestApproval, {
        quotationId,
        stamp,
        purchaseOrderNumber: text('po'),
        ...eachOrderField((name) => text(orderFields[name].key)),
        deliveryAddressId: /^\d{1,9}$/.test(text('address')) ? Number(text('address')) : null,
        ...agreementIn(form),
        ...(form.has('parts') ? { positions: positionsIn(form) } : {}),
      });
    case 'counter':
      return context.askOnce(form, quotationPaths.counter, { quotationId, stamp, remarks });
    case 'decline':
      return context.askOnce(form, quotationPaths.decline, { quotationId, remarks });
    case 'retract':
      return context.askOnce(form, quotationPaths.retract, { quotationId, remarks });
  }
}

function positionsIn(form: FormData): number[] {
  return [...form.keys()].flatMap((name) => (name.startsWith(LINE) ? Number(name.slice(LINE.length)) : []));
}
