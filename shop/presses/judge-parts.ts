import { partIdsIn } from '../operations/part-ids.ts';
import type { CustomerContext } from '../operations/operation.ts';
import type { JudgedParts } from './answers.ts';
import { judgeFit } from './fit.ts';
import { readChosenFits } from './machine-queries.ts';

/** Judges parts for the press that the member has chosen (J2). Without one nothing is judged. */
export async function judgeParts(
  { parts }: { parts: string },
  { shop, caller: { customer } }: CustomerContext,
): Promise<JudgedParts> {
  const productIds = partIdsIn(parts);
  const { machine, rules } = await readChosenFits(shop.db, customer, productIds);
  if (machine === null) return { machine, parts: [] };
  return {
    machine,
    parts: productIds.map((productId) => {
      const { answer, rules: deciding } = judgeFit(rules.get(productId) ?? [], machine.serial);
      return { productId, fit: answer, rules: deciding };
    }),
  };
}
