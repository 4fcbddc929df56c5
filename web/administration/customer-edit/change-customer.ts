import { redirect } from 'react-router';
import { accountPaths, addressPaths } from '#shop/people/customers/paths.ts';
import { staffCustomerPaths } from '#shop/people/customers/staff-paths.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { type Unconfirmed, askToConfirm } from '../forms/confirmed-form.tsx';
import { answerSave, refusedFields, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { type ApprovalAnswer, approve } from '../customers/approve.ts';
import { t } from '../staff-text.ts';
import { addressForm, addressFormName } from './address-form.tsx';
import { customerForm } from './customer-form.tsx';
import { declineForm } from './decline.tsx';

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
  return form.get('intent') === addressFormName(numberIn(form));
}

/** The customer or address that a form saves; 0: a new one. */
const numberIn = (form: FormData) => Number(form.get('number') ?? 0);

async function saveCustomer(form: FormData, context: PageContext) {
  const id = numberIn(form);
  const save = await saveForm(customerForm, form, context, {
    path: accountPaths.save,
    input: ({ active, ...values }, { version }) => ({
      ...values,
      passwordRepeat: '',
      id,
      status: active ? ('active' as const) : ('inactive' as const),
      ...(version === undefined ? {} : { version }),
    }),
    name: 'customer',
  });
  if (!save.saved) return save.answer;
  if (save.output !== 1) return refusedFields({ email: t('customer.email-taken') }, typedValues(form), 'customer');
  // The call returns no id: the new customer is the one with this e-mail address.
  if (id === 0) return redirect(`/Administration/Customers?search=${encodeURIComponent(String(form.get('email')))}`);
  return answerOf(save, 'customer');
}

async function removeKeys(form: FormData, context: PageContext) {
  const open = askToConfirm(form);
  if (open !== null) return open;
  const customerId = Number(form.get('customerId') ?? 0);
  const asked = await askAsStaff(context, form, staffPaths.removeKeysOfCustomer, { customerId });
  return answerSave(asked, [], typedValues(form), 'keys');
}

async function decline(form: FormData, context: PageContext) {
  const save = await saveForm(declineForm, form, context, {
    path: staffCustomerPaths.decline,
    input: (values) => ({ customerId: Number(form.get('customerId')), ...values }),
    name: 'decline',
  });
  return answerOf(save, 'decline');
}

async function saveAddress(form: FormData, context: PageContext, customer: string) {
  const id = numberIn(form);
  const name = addressFormName(id);
  const save = await saveForm(addressForm, form, context, {
    path: addressPaths.save,
    input: (values, { version }) => ({ id, customerId: Number(form.get('customerId')), ...values, version }),
    name,
  });
  if (!save.saved || id !== 0) return answerOf(save, name);
  return redirect(`/Administration/CustomerEdit?id=${encodeURIComponent(customer)}#addresses`); // it is now in the list
}
