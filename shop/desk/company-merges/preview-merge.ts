import { readCompany } from '../../people/companies/read-company.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { type OwnedKind, ownedKinds } from './answers.ts';
import { requireTwo } from './merge-companies.ts';
import { countFilledCarts, listConflicts, listDoubleMachines } from './merge-queries.ts';
import { combineCostCentres } from './merge-record.ts';
import { describeOwned } from './owned-rows.ts';
import type { MergePreview, TwoCompanies } from './paths.ts';

/** Previews a merge in the current state, with every row that would move (H8, D59). @throws {NotFoundError | ConflictError} */
export async function previewMerge(two: TwoCompanies, { shop }: Pick<StaffContext, 'shop'>): Promise<MergePreview> {
  requireTwo(two);
  const { keptId, goneId } = two;
  const { db } = shop;
  const kept = await readCompany({ companyId: keptId }, { shop });
  const gone = await readCompany({ companyId: goneId }, { shop });
  const conflicts = await listConflicts(db, two);
  const doubles = await listDoubleMachines(db, two);
  const leftOut: Partial<Record<OwnedKind, readonly number[]>> = {
    ownNumbers: conflicts.map(({ id }) => id),
    machines: doubles.map(({ machine }) => machine.id),
  };
  const all = await Promise.all(
    ownedKinds.map(async (kind) => ({ kind, rows: await describeOwned(db, kind, goneId, shop.clock.now()) })),
  );
  const saysOf = (rows: readonly { says: string }[]) => rows.map(({ says }) => says);
  const isLeftOut = (kind: OwnedKind, id: number) => leftOut[kind]?.includes(id) === true;
  const owned = all.map(({ kind, rows }) => ({ kind, rows: saysOf(rows.filter(({ id }) => !isLeftOut(kind, id))) }));
  return {
    kept,
    gone,
    owned,
    openBaskets: await countFilledCarts(
      db,
      gone.members.map(({ id }) => id),
    ),
    droppedNumbers: conflicts.map(({ number: ownNumber, productName }) => ({ ownNumber, productName })),
    droppedMachines: saysOf(
      all.flatMap(({ kind, rows }) => (kind === 'machines' ? rows.filter(({ id }) => isLeftOut(kind, id)) : [])),
    ),
    costCentres: combineCostCentres(kept.costCentres, gone.costCentres),
  };
}
