import type { Db } from '#platform/database/database.ts';
import { listedIds } from '../../base/paged-lists/listed-ids.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import type { MemberFacts } from '../../base/operations/shop.ts';
import type { JudgedParts, PressFit } from './answers.ts';
import { judgeFit } from './fit.ts';
import { machineLabel } from './machine-label.ts';
import { listFits, listPartsForAll } from './machine-queries.ts';

type Member = { facts: Pick<MemberFacts, 'press'> };

/** Judges the listed parts for the press that the member has chosen (J2). */
export function judgeListedParts(
  { parts }: { parts: string },
  { shop, caller: { customer } }: CustomerContext,
): Promise<JudgedParts> {
  return judgeParts(shop.db, customer, listedIds(parts));
}

/** Judges parts for the press that the member has chosen, in one statement. Without one nothing is judged. */
async function judgeParts(db: Db, { facts }: Member, productIds: readonly number[]): Promise<JudgedParts> {
  const machine = facts.press;
  if (machine === null) return { machine, parts: [] };
  const [rules, forAll] = await Promise.all([
    listFits(db, machine.modelId, productIds),
    listPartsForAll(db, productIds),
  ]);
  return {
    machine,
    parts: productIds.map((productId) => {
      const { answer, rules: deciding } = judgeFit(rules.get(productId) ?? [], machine.serial);
      return { productId, fit: answer, isForAll: forAll.has(productId), rules: deciding };
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
  const { machine, parts } = await judgeParts(db, member, [...new Set(productIds)]);
  if (machine === null) return () => null;
  const press = machineLabel(machine);
  const fits = new Map(
    parts.flatMap(({ productId, fit, isForAll }) => (isForAll ? [] : [[productId, { fit, press }]])),
  );
  return (productId) => (productId === undefined ? null : (fits.get(productId) ?? null));
}
