import { eq } from 'drizzle-orm';
import { type Db, inTransaction, violatedConstraint } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { type ChangedBy, customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { SavedMachine } from './answers.ts';
import {
  chooseMachine,
  chooseNone,
  findMachine,
  isSerialUnusual,
  lockMachine,
  type StoredMachine,
} from './machine-queries.ts';
import type { MachineDraft } from './paths.ts';
import { machines, pressModels } from './tables.ts';

/** A company with more presses is asked to call. */
export const MAX_MACHINES = 500;

interface Owner {
  companyId: number;
  by: ChangedBy;
}

/**
 * Saves a press of the member's company (J3).
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} the model is unknown, or the company has this press already
 */
export function saveMachine(
  draft: MachineDraft,
  { shop, caller: { customer } }: CustomerContext,
): Promise<SavedMachine> {
  return save(shop, { companyId: customer.companyId, by: customerAsAuthor(customer) }, draft);
}

/** Saves a press of any company, as staff. @throws as saveMachine */
export function saveMachineOfCompany(
  { companyId, ...draft }: MachineDraft & { companyId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<SavedMachine> {
  return save(shop, { companyId, by: staff }, draft);
}

async function save(shop: Shop, { companyId, by }: Owner, draft: MachineDraft): Promise<SavedMachine> {
  try {
    return await inTransaction(shop.db, async (tx) => {
      const { machineId, version, modelId, serial, machineName: name, place, notes } = draft;
      const model = await requireModel(tx, modelId);
      const before = machineId === 0 ? undefined : await lockMachine(tx, machineId, companyId);
      if (machineId !== 0 && before === undefined) throw new NotFoundError('machine');
      if (before === undefined) await requireRoom(tx, companyId);
      else await requireUnchanged(tx, { entity: 'machine', entityId: machineId }, version, before);
      if (model.archived && before?.modelId !== modelId) throw unknownModel();
      const values = { modelId, serial, name, place, notes, ...optionsOf(draft, model.options, before) };
      const [after] =
        before === undefined
          ? await tx
              .insert(machines)
              .values({ ...values, companyId, addedAt: shop.clock.now() })
              .returning()
          : await tx
              .update(machines)
              .set({ ...values, version: before.version + 1 })
              .where(eq(machines.id, machineId))
              .returning();
      if (after === undefined) throw new Error('A press was written and not answered.');
      await recordChange(tx, by, shop.clock.now(), {
        action: before === undefined ? 'added' : 'saved',
        entity: 'machine',
        entityId: after.id,
        before: before === undefined ? null : auditValues(before, await modelNameOf(tx, before.modelId)),
        after: auditValues(after, model.name),
      });
      return { machineId: after.id, isSerialUnusual: await isSerialUnusual(tx, after) };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'machines_once') throw error;
    throw new InvalidInputError([{ field: 'serial', message: message('refusal.machine-twice') }]);
  }
}

/** Removes a press of the member's company; its orders keep what they name. Returns 1. @throws {NotFoundError} */
export function removeMachine(
  { machineId }: { machineId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  return remove(shop, machineId, { companyId: customer.companyId, by: customerAsAuthor(customer) });
}

/** Removes a press of any company, as staff. Returns 1. @throws {NotFoundError} */
export async function removeMachineOfCompany(
  { machineId }: { machineId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const [found] = await shop.db
    .select({ companyId: machines.companyId })
    .from(machines)
    .where(eq(machines.id, machineId));
  if (found === undefined) throw new NotFoundError('machine');
  return remove(shop, machineId, { companyId: found.companyId, by: staff });
}

function remove(shop: Shop, machineId: number, { companyId, by }: Owner): Promise<1> {
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const before = await lockMachine(tx, machineId, companyId);
    if (before === undefined) throw new NotFoundError('machine');
    await tx.delete(machines).where(eq(machines.id, machineId));
    await recordChange(tx, by, shop.clock.now(), {
      action: 'removed',
      entity: 'machine',
      entityId: machineId,
      before: auditValues(before, await modelNameOf(tx, before.modelId)),
      after: null,
    });
    return 1;
  });
}

/** Chooses a press for lists, basket and header, or none. Returns 1. @throws {NotFoundError} */
export function choose(
  { machineId }: { machineId: number | null },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  return inTransaction(shop.db, async (tx): Promise<1> => {
    if (machineId === null) await chooseNone(tx, customer.id);
    else if ((await findMachine(tx, machineId, customer.companyId, customer.id)) === undefined)
      throw new NotFoundError('machine');
    else await chooseMachine(tx, customer.id, machineId);
    return 1;
  });
}

/**
 * The options as they are stored. A call that names only those that it has says that it has no others.
 * @throws {InvalidInputError} the model has no such option, or one is in both lists
 */
function optionsOf(
  { options, missingOptions, modelId }: MachineDraft,
  ofModel: readonly string[],
  before: StoredMachine | undefined,
): Pick<StoredMachine, 'options' | 'missingOptions'> {
  const stored = before?.modelId === modelId ? before : { options: null, missingOptions: [] };
  const has = options === undefined ? stored.options : options;
  const rest = options == null ? stored.missingOptions : ofModel.filter((option) => !options.includes(option));
  const lacks = missingOptions ?? (options === null ? [] : rest);
  const isUnknown = [...(has ?? []), ...lacks].some((option) => !ofModel.includes(option));
  if (isUnknown || lacks.some((option) => has?.includes(option) === true))
    throw new InvalidInputError([{ field: 'options', message: message('refusal.press-option') }]);
  return { options: has === null ? null : [...new Set(has)], missingOptions: [...new Set(lacks)] };
}

async function requireModel(tx: Db, modelId: number) {
  const [model] = await tx
    .select({ name: pressModels.name, archived: pressModels.archived, options: pressModels.options })
    .from(pressModels)
    .where(eq(pressModels.id, modelId))
    .for('key share');
  if (model === undefined) throw unknownModel();
  return model;
}

async function modelNameOf(tx: Db, modelId: number): Promise<string> {
  const [model] = await tx.select({ name: pressModels.name }).from(pressModels).where(eq(pressModels.id, modelId));
  return model?.name ?? '';
}

function unknownModel() {
  return new InvalidInputError([{ field: 'modelId', message: message('refusal.model-unknown') }]);
}

/** Locks the company, so that two saves cannot both come in under the limit. */
async function requireRoom(tx: Db, companyId: number): Promise<void> {
  const [company] = await tx
    .select({ mergedInto: companies.mergedInto })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  if (company === undefined || company.mergedInto !== null) throw new NotFoundError('company');
  if ((await tx.$count(machines, eq(machines.companyId, companyId))) >= MAX_MACHINES)
    throw new ConflictError('machine.too-many', message('refusal.machines-many', { most: MAX_MACHINES }));
}

/** As the audit list keeps it: named as people call it. */
function auditValues(
  { companyId, serial, name, place, notes, options, missingOptions, version }: StoredMachine,
  model: string,
) {
  const called = [name, model, serial].filter((word) => word !== '').join(' ');
  return { name: called, companyId, model, serial, machineName: name, place, notes, options, missingOptions, version };
}
