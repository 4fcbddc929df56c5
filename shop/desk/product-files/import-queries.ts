import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import type { Message } from '../../base/messages/message.ts';
import type { RowChange } from '../product-comparison/comparison.ts';
import { BUSY_STATES, type ImportState, type ImportStep } from './import-entry.ts';
import { stateAfterCrash, STALE_MS } from './crashed-import.ts';
import { importDeclaration } from './paths.ts';
import { type BulkEdit, productImportChanges, productImports } from './tables.ts';
import type { ImportEntry, CellFault, ImportConflict } from './answers.ts';

/** An import as it is stored. */
export type StoredImport = typeof productImports.$inferSelect;
export type StoredChange = typeof productImportChanges.$inferSelect;

/** The imports, newest first. */
export const importList = staffList(importDeclaration, {
  table: productImports,
  id: productImports.id,
  sorts: { at: productImports.at },
  filters: {},
  rows: async (db, ids, { clock }) => {
    const rows = await db.select().from(productImports).where(inArray(productImports.id, ids));
    return rows.map((row) => entryOf(row, clock.now()));
  },
});

export function entryOf(row: StoredImport, now: Date): ImportEntry {
  const { id, at, staffName, fileName, bulkEdit, added, changed, unchanged, faults } = row;
  const { state } = stateAfterCrash(row, now);
  return { id, at: at.toISOString(), staffName, fileName, bulkEdit, state, added, changed, unchanged, faults };
}

export async function insertImport(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'name'>,
  { fileName, bulkEdit }: { fileName: string; bulkEdit: BulkEdit | null },
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(productImports)
    .values({ at: now, staffId: staff.id, staffName: staff.name, fileName, bulkEdit, movedAt: now })
    .returning({ id: productImports.id });
  if (row === undefined) throw new Error('An import was inserted, but not returned.');
  return row.id;
}

export async function findImport(db: Db, id: number): Promise<StoredImport | undefined> {
  const [row] = await db.select().from(productImports).where(eq(productImports.id, id));
  return row;
}

/** Records progress. Returns whether the work still belongs to this attempt. */
export async function saveProgress(
  db: Db,
  { importId, attempt }: { importId: number; attempt: number },
  { step, done, total, now }: { step: ImportStep; done: number; total: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(productImports)
    .set({ step, done, total, movedAt: now })
    .where(isOwn(importId, attempt));
  return rowCount === 1;
}

/** Records that the work is alive if it has made no progress for a while. */
export async function saveHeartbeat(
  db: Db,
  { importId, attempt }: { importId: number; attempt: number },
  now: Date,
): Promise<void> {
  await db.update(productImports).set({ movedAt: now }).where(isOwn(importId, attempt));
}

/** Begins to work on an import that is ready, or whose work has died; undefined otherwise. */
export async function beginWork(
  db: Db,
  importId: number,
  { ready, busy, now }: { ready: ImportState; busy: ImportState; now: Date },
): Promise<number | undefined> {
  const isDead = and(eq(productImports.state, busy), lt(productImports.movedAt, new Date(now.getTime() - STALE_MS)));
  const [row] = await db
    .update(productImports)
    .set({
      state: busy,
      attempt: sql`${productImports.attempt} + 1`,
      step: null,
      done: 0,
      total: 0,
      movedAt: now,
      trouble: null,
      conflicts: [],
    })
    .where(and(eq(productImports.id, importId), or(eq(productImports.state, ready), isDead)))
    .returning({ attempt: productImports.attempt });
  return row?.attempt;
}

type Ended = Partial<
  Pick<
    StoredImport,
    'trouble' | 'appliedAt' | 'undoneAt' | 'undoneBy' | 'added' | 'changed' | 'unchanged' | 'faults' | 'asked'
  >
> & {
  state: ImportState;
  errors?: readonly CellFault[];
  questions?: readonly Message[];
  conflicts?: readonly ImportConflict[];
};

/**
 * Records the outcome of the work. Returns whether it still belonged to this attempt; if not, nothing of it may be
 * kept.
 */
export async function endWork(db: Db, importId: number, attempt: number, ended: Ended): Promise<boolean> {
  const { rowCount } = await db
    .update(productImports)
    .set({ ...ended, step: null })
    .where(isOwn(importId, attempt));
  return rowCount === 1;
}

function isOwn(importId: number, attempt: number) {
  return and(
    eq(productImports.id, importId),
    eq(productImports.attempt, attempt),
    inArray(productImports.state, [...BUSY_STATES]),
  );
}

const ROWS_A_STATEMENT = 1000;

/** Stores the changes of an import in the order of its rows. */
export async function insertChanges(
  db: Db,
  importId: number,
  { changes, takenBy }: { changes: readonly RowChange[]; takenBy: ReadonlyMap<RowChange, number> },
): Promise<void> {
  for (let at = 0; at < changes.length; at += ROWS_A_STATEMENT) {
    const rows = changes
      .slice(at, at + ROWS_A_STATEMENT)
      .map((change) => ({ importId, ...change, takenBy: takenBy.get(change) ?? null }));
    await db.insert(productImportChanges).values(rows);
  }
}

/** One page of the changes, in the order of the file. */
export function listChanges(db: Db, importId: number, page: number, pageSize: number): Promise<StoredChange[]> {
  return db
    .select()
    .from(productImportChanges)
    .where(eq(productImportChanges.importId, importId))
    .orderBy(asc(productImportChanges.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countChanges(db: Db, importId: number): Promise<number> {
  return db.$count(productImportChanges, eq(productImportChanges.importId, importId));
}

/** All changes by object id, because all writers take locks in this order. New ones come last. */
export function readChanges(db: Db, importId: number): Promise<StoredChange[]> {
  return db
    .select()
    .from(productImportChanges)
    .where(eq(productImportChanges.importId, importId))
    .orderBy(asc(productImportChanges.kind), asc(productImportChanges.entityId), asc(productImportChanges.id));
}

/** Stores the outcome of each change: the changed object, its new version, and the actual stock movement. */
export async function keepOutcome(
  tx: Db,
  outcomes: readonly {
    changeId: number;
    entityId: number | null;
    version: number | null;
    stock?: { before: number; after: number };
  }[],
): Promise<void> {
  const stock = (kept: 'before' | 'after') => sql.param(outcomes.map((outcome) => outcome.stock?.[kept] ?? null));
  await tx.execute(sql`
    update product_import_changes
    set entity_id = outcome.entity_id,
        version_after = outcome.version,
        before = case when stock_before is null then before else jsonb_set(before, '{stockLevel}', to_jsonb(stock_before)) end,
        after = case when stock_after is null then after else jsonb_set(after, '{stockLevel}', to_jsonb(stock_after)) end
    from unnest(
      ${sql.param(outcomes.map(({ changeId }) => changeId))}::integer[],
      ${sql.param(outcomes.map(({ entityId }) => entityId))}::integer[],
      ${sql.param(outcomes.map(({ version }) => version))}::integer[],
      ${stock('before')}::integer[],
      ${stock('after')}::integer[]
    ) as outcome (change_id, entity_id, version, stock_before, stock_after)
    where product_import_changes.id = outcome.change_id`);
}
