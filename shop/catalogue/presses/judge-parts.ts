import type { Db } from '#platform/database/database.ts';
import { listedIds } from '../../base/paged-lists/listed-ids.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { MemberFacts } from '../../base/operations/shop.ts';
import type { ChosenMachine, JudgedParts, PressFit } from './answers.ts';
import { judgeFit } from './fit.ts';
import { machineLabel } from './machine-label.ts';
import { findMachine, listFits, listTypes } from './machine-queries.ts';

type Member = { facts: Pick<MemberFacts, 'press'> };

/** Judges the listed parts for a press of the company, otherwise for the one that the member has chosen (J2). @throws {NotFoundError} */
export async function judgeListedParts(
  { parts, machineId }: { parts: string; machineId?: number | undefined },
  { shop, caller: { customer } }: CustomerContext,
): Promise<JudgedParts> {
  const press =
    machineId === undefined
      ? customer.facts.press
      : await findMachine(shop.db, machineId, customer.companyId, customer.id);
  if (press === undefined) throw new NotFoundError('machine');
  return judgeParts(shop.db, press, listedIds(parts));
}

/** Judges parts for a press, in one statement. Without one nothing is judged. */
async function judgeParts(db: Db, press: ChosenMachine | null, productIds: readonly number[]): Promise<JudgedParts> {
  if (press === null) return { machine: null, parts: [] };
  const { machineId, modelId, modelName, modelPath, serial, machineName, options, missingOptions } = press;
  const [rules, types] = await Promise.all([listFits(db, modelId, productIds), listTypes(db, productIds)]);
  return {
    machine: { machineId, modelId, modelName, modelPath, serial, machineName, options, missingOptions },
    parts: productIds.map((productId) => {
      const { answer, rules: deciding } = judgeFit(rules.get(productId) ?? [], press);
      const { typeId, isForAll } = types.get(productId) ?? { typeId: null, isForAll: false };
      return { productId, fit: answer, typeId, isForAll, rules: deciding };
    }),
  };
}

/**
 * Judges parts for a member, or nothing for a visitor. The result is null for a part that is not among them or is for all presses, and
 * without a chosen press.
 */
export async function pressFits(
  db: Db,
  member: Member | null,
  productIds: readonly number[],
): Promise<(productId: number | undefined) => PressFit | null> {
  if (member === null || productIds.length === 0) return () => null;
  const { machine, parts } = await judgeParts(db, member.facts.press, [...new Set(productIds)]);
  if (machine === null) return () => null;
  const press = machineLabel(machine);
  const fits = new Map(
    parts.flatMap(({ productId, fit, isForAll }) => (isForAll ? [] : [[productId, { fit, press }]])),
  );
  return (productId) => (productId === undefined ? null : (fits.get(productId) ?? null));
}
