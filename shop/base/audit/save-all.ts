import type { Db } from '#platform/database/database.ts';
import { type Missing, NotFoundError } from '../messages/errors.ts';
import type { SaveResult } from '../operations/save-result.ts';
import type { Note } from './change-as-staff.ts';
import type { AuditEntity } from './entry.ts';
import { requireUnchanged } from './require-unchanged.ts';

/** Definition of a list that is saved as a whole: its rows, their lock and their update. */
export interface SavedKind<Row, Draft> {
  entity: AuditEntity;
  /** Name of a missing row in the error. */
  name: Missing;
  lock(this: void, tx: Db, ids: readonly number[]): Promise<Row[]>;
  write(this: void, tx: Db, rows: Row[]): Promise<void>;
  /** The row with the draft's changes; the caller can't set its version. */
  changed(this: void, before: Row, draft: Draft): Row;
  insert?(this: void, draft: Draft): Promise<Row>;
}

interface AnyDraft {
  id: number;
  version?: number | undefined;
}

/**
 * Saves the given rows by id; others are unchanged (D24). Rows without a difference get no new version and no entry.
 * @throws {NotFoundError | StaleSaveError} for any of them; then none is saved
 */
export async function saveAll<Row extends { id: number; version: number }, Draft extends AnyDraft>(
  tx: Db,
  note: Note,
  drafts: readonly Draft[],
  kind: SavedKind<Row, Draft>,
): Promise<SaveResult[]> {
  const { entity } = kind;
  const named = drafts.filter(({ id }) => id !== 0).map(({ id }) => id);
  const stored = new Map((await kind.lock(tx, named)).map((row) => [row.id, row]));
  const changes: { before: Row; after: Row }[] = [];
  const saved: Row[] = [];

  for (const draft of drafts) {
    const before = stored.get(draft.id);
    if (before !== undefined) {
      await requireUnchanged(tx, { entity, entityId: before.id }, draft.version, before);
      const after = withChange(before, kind.changed(before, draft));
      if (after !== before) changes.push({ before, after });
      saved.push(after);
    } else {
      if (draft.id !== 0 || kind.insert === undefined) throw new NotFoundError(kind.name);
      const after = await kind.insert(draft);
      await note({ action: 'added', entity, entityId: after.id, before: null, after });
      saved.push(after);
    }
  }

  const after = changes.map((change) => change.after);
  if (after.length > 0) await kind.write(tx, after);
  for (const change of changes) await note({ action: 'saved', entity, entityId: change.before.id, ...change });
  return saved.map(({ id, version }) => ({ id, version }));
}

function withChange<Row extends { version: number }>(before: Row, changed: Row): Row {
  const isSame = Object.entries(before).every(([name, value]) => changed[name as keyof Row] === value);
  return isSame ? before : { ...changed, version: before.version + 1 };
}
