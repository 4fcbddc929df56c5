import { redirect } from 'react-router';
import { accountPaths, addressPaths } from '#shop/companies/accounts/paths.ts';
import { staffCustomerPaths } from '#shop/companies/accounts/staff-paths.ts';
import { staffPaths } from '#shop/identity/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { type Unconfirmed, askToConfirm } from '../forms/confirmed-form.tsx';
import { answerSave, refusedFields, refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { type ApprovalAnswer, approve } from '../customers/approve.ts';
import { t } from '../staff-text.ts';
import { ADDRESS_FIELDS, addressDraft, addressForm } from './address-draft.ts';
import { CUSTOMER_FIELDS, customerSave } from './customer-draft.ts';

/** Answer to one of the page's forms; `form` names it: 'customer', 'approval', 'address-12'. */
export type CustomerAnswer = ApprovalAnswer | SaveAnswer | (Unconfirmed & { form?: undefined });

/** Saves the customer, approves them, or saves one of their addresses; each has a separate form. */
export async function changeCustomer({ request, context }: PageActionArgs) {
  const form = await request.formData();
  if (isAddressForm(form)) return saveAddress(form, context, new URL(request.url).searchParams.get('id') ?? '');
  switch (intentIn(form, ['approval', 'customer', 'decline', 'keys'])) {
    case 'approval':
      return approve(form, context);
    case 'customer':
      return saveCustomer(form, context);
    case 'decline':
      return decline(form, context);
    case 'keys':
      return removeKeys(form, context);
  }
}

/** Each address has a separate form, named by the id of the address. */
function isAddressForm(form: FormData): boolean {
  return form.get('intent') === addressForm(addressDraft(typedValues(form)).id);
}

async function saveCustomer(form: FormData, context: PageContext) {
  const values = typedValues(form);
  const draft = customerSave(values, String(form.get('password') ?? ''));
  const asked = await askAsStaff(context, form, accountPaths.save, draft);
  if (!asked.ok) return refusedSave(asked.refusal, CUSTOMER_FIELDS, values, 'customer');
  if (asked.output !== 1) return refusedFields({ email: t('customer.email-taken') }, values, 'customer');
  // The call returns no id: the new customer is the one with this e-mail address.
  if (draft.id === 0) return redirect(`/Administration/Customers?search=${encodeURIComponent(draft.email)}`);
  return { saved: true, form: 'customer' } satisfies SaveAnswer;
}

async function removeKeys(form: FormData, context: PageContext) {
  const open = askToConfirm(form);
  if (open !== null) return open;
  const customerId = Number(form.get('customerId') ?? 0);
  const asked = await askAsStaff(context, form, staffPaths.removeKeysOfCustomer, { customerId });
  return answerSave(asked, [], typedValues(form), 'keys');
}

async function decline(form: FormData, context: PageContext) {
  const values = typedValues(form);
  const draft = { customerId: Number(form.get('customerId')), reason: values['reason'] ?? '' };
  const asked = await askAsStaff(context, form, staffCustomerPaths.decline, draft);
  return answerSave(asked, ['reason'], values, 'decline');
}

async function saveAddress(form: FormData, context: PageContext, id: string) {
  const values = typedValues(form);
  const draft = addressDraft(values);
  const name = addressForm(draft.id);
  const asked = await askAsStaff(context, form, addressPaths.save, draft);
  if (!asked.ok) return refusedSave(asked.refusal, ADDRESS_FIELDS, values, name);
  if (draft.id !== 0) return { saved: true, form: name } satisfies SaveAnswer;
  return redirect(`/Administration/CustomerEdit?id=${encodeURIComponent(id)}#addresses`); // it is now in the list
}
