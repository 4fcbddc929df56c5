import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, customerAsAuthor, recordChange, recordChanges } from '../../base/audit/record-change.ts';
import { tokenHash } from '../../people/sessions/session.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { qrDrawing } from '../../base/kernel/qr-drawing.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { machineLabels } from '../presses/tables.ts';
import type { NewLabel } from './answers.ts';
import { findLabel, type LabelledMachine, lockMachines } from './label-queries.ts';

/** More valid labels of one press than any of its sides has room for. */
export const MAX_LABELS = 20;

interface Owner {
  companyId: number;
  by: ChangedBy;
  /** Name that the list of labels shows. */
  called: string;
}

/**
 * Makes a label for each of these presses of the member's company (J6).
 * @throws {NotFoundError} a press is unknown, or another company's
 * @throws {ConflictError} a press has too many labels
 */
export function addLabels(
  { machineIds }: { machineIds: readonly number[] },
  { shop, caller: { customer } }: CustomerContext,
): Promise<NewLabel[]> {
  return add(shop, machineIds, ownerOf(customer));
}

/** Makes labels for presses of any company, as staff. @throws as addLabels */
export function addLabelsOfCompany(
  { companyId, machineIds }: { companyId: number; machineIds: readonly number[] },
  { shop, caller: { staff } }: StaffContext,
): Promise<NewLabel[]> {
  return add(shop, machineIds, { companyId, by: staff, called: staff.name });
}

function ownerOf(customer: CustomerContext['caller']['customer']): Owner {
  return { companyId: customer.companyId, by: customerAsAuthor(customer), called: customer.displayName };
}

function add(shop: Shop, machineIds: readonly number[], { companyId, by, called }: Owner): Promise<NewLabel[]> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const found = await lockMachines(tx, companyId, machineIds);
    if (found.length < machineIds.length) throw new NotFoundError('machine');
    if (found.some(({ labels }) => labels >= MAX_LABELS))
      throw new ConflictError('label.too-many', message('refusal.labels-many', { most: MAX_LABELS }));
    const withCodes = found.map((machine) => ({ machine, token: newCode() }));
    const made = await tx
      .insert(machineLabels)
      .values(
        withCodes.map(({ machine, token }) => ({
          machineId: machine.machineId,
          tokenHash: tokenHash(token),
          madeAt: now,
          madeBy: called,
          customerId: by.customerId ?? null,
        })),
      )
      .returning({ labelId: machineLabels.id, machineId: machineLabels.machineId });
    await recordChanges(
      tx,
      by,
      now,
      found.map((machine) => ({
        action: 'added a label to',
        entity: 'machine',
        entityId: machine.machineId,
        before: auditEntry(machine, companyId, machine.labels),
        after: auditEntry(machine, companyId, machine.labels + 1),
      })),
    );
    const labelOf = new Map(made.map(({ machineId, labelId }) => [machineId, labelId]));
    return withCodes.map(({ machine: { labels: _, ...machine }, token }) => {
      const labelUrl = `${shop.publicUrl}/Press/${token}`;
      return { ...machine, labelId: labelOf.get(machine.machineId) ?? 0, labelUrl, qr: qrDrawing(labelUrl) };
    });
  });
}

/** 128 random bits in 22 letters, so that the squares of the code stay large. */
function newCode(): string {
  return randomBytes(16).toString('base64url');
}

/** Revokes a label of the member's company: its code is dead. Returns 1. @throws {NotFoundError} */
export function revokeLabel(
  { labelId }: { labelId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  return revoke(shop, labelId, ownerOf(customer));
}

/** Revokes a label of any company, as staff. Returns 1. @throws {NotFoundError} */
export async function revokeLabelOfCompany(
  { labelId }: { labelId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const label = await findLabel(shop.db, labelId);
  if (label === undefined) throw new NotFoundError('label');
  return revoke(shop, labelId, { companyId: label.companyId, by: staff });
}

function revoke(shop: Shop, labelId: number, { companyId, by }: Omit<Owner, 'called'>): Promise<1> {
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const label = await findLabel(tx, labelId);
    const [machine] = label?.companyId === companyId ? await lockMachines(tx, companyId, [label.machineId]) : [];
    // Behind the lock, because another session may have revoked it in the meantime.
    if (machine === undefined || (await findLabel(tx, labelId)) === undefined) throw new NotFoundError('label');
    await tx.update(machineLabels).set({ revokedAt: now }).where(eq(machineLabels.id, labelId));
    await recordChange(tx, by, now, {
      action: 'revoked a label of',
      entity: 'machine',
      entityId: machine.machineId,
      before: auditEntry(machine, companyId, machine.labels),
      after: auditEntry(machine, companyId, machine.labels - 1),
    });
    return 1;
  });
}

/** As the audit list keeps it; never the code. */
function auditEntry({ modelName, serial, machineName }: LabelledMachine, companyId: number, labels: number) {
  const called = [machineName, modelName, serial].filter((word) => word !== '').join(' ');
  return { name: called, companyId, labels };
}
