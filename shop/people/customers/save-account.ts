import { NotFoundError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { AccountSave } from './paths.ts';
import { saveCustomer } from './save-customer.ts';
import { saveOwnAccount } from './save-own-account.ts';

/**
 * SaveUser serves both sides: a customer's own account (A24) and, for staff who name one, any account (E11). In a
 * browser with both sessions the name decides: the shop's Edit-Account names none (D15).
 * @throws {NotFoundError} another customer's account (B11)
 */
export async function saveAccount(draft: AccountSave, context: OperationContext): Promise<1 | 2> {
  const { customer, staff } = context.caller;
  const namesSomebody = draft.id !== undefined || draft.guid !== undefined;
  if (staff !== null && (namesSomebody || customer === null)) return saveCustomer(staff, draft, context);
  if (customer === null || isSomebodyElse(draft, customer)) throw new NotFoundError('customer');
  return saveOwnAccount(customer, draft, context);
}

function isSomebodyElse({ id, guid }: AccountSave, customer: { id: number; guid: string }): boolean {
  return (id !== undefined && id !== 0 && id !== customer.id) || (guid !== undefined && guid !== customer.guid);
}
