import { data, redirect } from 'react-router';
import { addressPaths } from '#shop/people/customers/paths.ts';
import type { PageActionArgs } from '../../../page-context.ts';
import { messagesOf, pageStatus } from '../../../forms/refused-form.ts';

/** Reason why nothing was changed. */
export interface AddressesTrouble {
  trouble: string | null;
}

/** Deletes an address, or sets the checkout's default. */
export async function changeAddresses({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const deleted = form.get('delete');
  const asked =
    deleted === null
      ? await context.ask(addressPaths.setDefault, { addressId: Number(form.get('default')) })
      : await context.ask(addressPaths.remove, { addressId: Number(deleted) });
  if (asked.ok) return redirect(`/Delivery-Addresses?done=${deleted === null ? 'default' : 'deleted'}`);
  const { refusal } = asked;
  return data({ trouble: messagesOf(refusal, []).notice } satisfies AddressesTrouble, pageStatus(refusal));
}
