import { isAllowed } from '../../base/rights/staff-right.ts';
import { ShopError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { chooseMachine } from '../presses/machine-queries.ts';
import type { OpenedLabel } from './answers.ts';
import { findLabelled } from './label-queries.ts';

/** The code was revoked, or never existed; the error does not reveal which (J6). */
export class DeadLabelError extends ShopError {
  readonly code = 'label.dead';
  readonly status = 404;
  constructor() {
    super(message('refusal.label-dead'));
  }
}

/**
 * Opens a label: a member of the press's company gets the press, which is then the chosen one; staff get it with its company; everybody
 * else gets its model only (J6).
 * @throws {DeadLabelError}
 */
export async function openLabel({ token }: { token: string }, context: OperationContext): Promise<OpenedLabel> {
  const { shop, caller } = context;
  const found = await findLabelled(shop.db, token);
  if (found === undefined) throw new DeadLabelError();
  const { machineId, companyId, modelName, modelPath, archived } = found;
  const model = { modelName, modelPath: archived ? null : modelPath };
  const { customer, staff } = caller;
  if (customer?.companyId === companyId) {
    // Staff who order for a member leave the member's choice alone (H7).
    if (customer.actingStaff === null) await chooseMachine(shop.db, customer.id, machineId);
    return { ...model, machineId, companyId: null };
  }
  const isStaff = customer === null && staff !== null && isAllowed('customers', staff.rights);
  return { ...model, machineId: isStaff ? machineId : null, companyId: isStaff ? companyId : null };
}
