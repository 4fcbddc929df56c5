import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { LegalKind } from '../../base/kernel/legal-kind.ts';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import type { StoredLegalVersion } from './answers.ts';
import { listTexts } from './legal-rules.ts';
import type { PublishedVersion } from './legal-version.ts';
import { legalDeclaration } from './staff-paths.ts';
import { legalVersions, type LegalTexts } from './tables.ts';

/** All published versions without their texts: some dozens, kept in memory. */
export async function readPublishedVersions(db: Db): Promise<PublishedVersion[]> {
  const { kind, number, effectiveFrom } = legalVersions;
  const rows = await db
    .select({ kind, number, effectiveFrom })
    .from(legalVersions)
    .where(isNotNull(number))
    .orderBy(asc(kind), asc(number));
  return rows.flatMap((row) =>
    row.number === null || row.effectiveFrom === null
      ? []
      : [{ kind: row.kind, number: row.number, effectiveFrom: row.effectiveFrom }],
  );
}

/** The texts of a published version, by language. */
export async function findLegalTexts(
  db: Db,
  { kind, number }: { kind: LegalKind; number: number },
): Promise<LegalTexts | undefined> {
  const [row] = await db
    .select({ texts: legalVersions.texts })
    .from(legalVersions)
    .where(and(eq(legalVersions.kind, kind), eq(legalVersions.number, number)));
  return row?.texts;
}

/** The version of a kind published last, with its texts. */
export async function findLastPublished(db: Db, kind: LegalKind) {
  const { number, texts } = legalVersions;
  const [row] = await db
    .select({ number, texts })
    .from(legalVersions)
    .where(and(eq(legalVersions.kind, kind), isNotNull(number)))
    .orderBy(desc(number))
    .limit(1);
  return row;
}

/** Finds a version for staff, draft or published. */
export async function findLegalVersion(db: Db, id: number): Promise<StoredLegalVersion | undefined> {
  const [row] = await db.select().from(legalVersions).where(eq(legalVersions.id, id));
  return row && storedVersion(row);
}

export async function lockLegalVersion(tx: Db, id: number): Promise<StoredLegalVersion | undefined> {
  const [row] = await tx.select().from(legalVersions).where(eq(legalVersions.id, id)).for('update');
  return row && storedVersion(row);
}

/** The version of a kind published last, locked, so that two publications at once get two numbers. */
export async function lockLastPublished(
  tx: Db,
  kind: LegalKind,
): Promise<Pick<StoredLegalVersion, 'number' | 'effectiveFrom'>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${kind}`}))`);
  const [row] = await tx
    .select({ number: legalVersions.number, effectiveFrom: legalVersions.effectiveFrom })
    .from(legalVersions)
    .where(and(eq(legalVersions.kind, kind), isNotNull(legalVersions.number)))
    .orderBy(desc(legalVersions.number))
    .limit(1);
  return row ?? { number: null, effectiveFrom: null };
}

/** The versions for staff: some dozens, so sorting needs no index. A draft comes after all published versions. */
export const legalList = staffList(legalDeclaration, {
  table: legalVersions,
  id: legalVersions.id,
  sorts: {
    kind: sql`${legalVersions.kind} collate "und-x-icu"`,
    number: sql`coalesce(${legalVersions.number}, 2147483647)`,
    effective: sql`coalesce(${legalVersions.effectiveFrom}, 'infinity'::date)`,
  },
  filters: {
    kind: (kind) => eq(legalVersions.kind, kind),
    state: (state) => (state === 'draft' ? isNull(legalVersions.number) : isNotNull(legalVersions.number)),
  },
  search: (words) => holdsPlain(sql`${legalVersions.texts}::text`, words),
  rows: async (db, ids) =>
    (await db.select().from(legalVersions).where(inArray(legalVersions.id, ids))).map(storedVersion),
});

export function storedVersion({ publishedAt, texts, ...row }: typeof legalVersions.$inferSelect): StoredLegalVersion {
  return { ...row, publishedAt: publishedAt?.toISOString() ?? null, says: listTexts(texts) };
}
