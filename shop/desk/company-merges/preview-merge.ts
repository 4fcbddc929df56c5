import { readCompany } from '../../people/companies/read-company.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ownedKinds } from './answers.ts';
import { requireTwo } from './merge-companies.ts';
import { countFilledCarts, listConflicts } from './merge-queries.ts';
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
  const leftOut = conflicts.map(({ id }) => id);
  const owned = await Promise.all(
    ownedKinds.map(async (kind) => ({
      kind,
      rows: await describeOwned(db, kind, goneId, kind === 'ownNumbers' ? leftOut : []),
    })),
  );
  return {
    kept,
    gone,
    owned,
    openBaskets: await countFilledCarts(
      db,
      gone.members.map(({ id }) => id),
    ),
    droppedNumbers: conflicts.map(({ number: ownNumber, productName }) => ({ ownNumber, productName })),
    costCentres: combineCostCentres(kept.costCentres, gone.costCentres),
  };
}
