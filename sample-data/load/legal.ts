import type { Db } from '#platform/database/database.ts';
import { legalVersions } from '#shop/people/legal/tables.ts';
import type { SampleFiles } from '../sample-files.ts';

/** Inserts the legal pages; the last published version of each applies. */
export async function fillLegalPages(tx: Db, { legalPages }: SampleFiles): Promise<void> {
  await tx.insert(legalVersions).values(
    legalPages.map(({ kind, number, effectiveFrom, texts }) => ({
      kind,
      number,
      effectiveFrom,
      texts,
      publishedAt: effectiveFrom === null ? null : new Date(`${effectiveFrom}T08:00:00Z`),
    })),
  );
}
