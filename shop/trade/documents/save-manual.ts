import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { storeFile } from '../../base/files/store-file.ts';
import { isPdf } from '../../base/files/pdf-file.ts';
import type { ManualSave } from './manual-paths.ts';
import { findManual, lockManual, type ManualRow } from './manual-queries.ts';
import { NOT_PDF } from './manuals.ts';
import { manuals } from './tables.ts';

/**
 * Saves a manual; id 0 creates one, without its file. Returns its id.
 * @throws {NotFoundError}
 * @throws {StaleSaveError} another person saved it since the screen was opened
 * @throws {InvalidInputError} another manual has this name
 */
export async function saveManual(
  { id, version, ...values }: ManualSave,
  context: StaffContext,
): Promise<{ id: number }> {
  try {
    return await changeAsStaff(context, async (tx, note) => {
      const before = id === 0 ? null : await getManual(tx, id);
      if (before !== null) await requireUnchanged(tx, { entity: 'manual', entityId: id }, version, auditValues(before));
      const after = await write(tx, before, values);
      await note({
        action: before === null ? 'added' : 'saved',
        entity: 'manual',
        entityId: after.id,
        before: before && auditValues(before),
        after: auditValues(after),
      });
      return { id: after.id };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'manuals_name') throw error;
    throw new InvalidInputError([{ field: 'name', message: message('staff-refusal.manual-taken') }]);
  }
}

/**
 * Uploads the PDF of a manual, replacing the current one. Returns 1.
 * @throws {InvalidInputError} the file is not a PDF
 * @throws {NotFoundError}
 */
export async function uploadManual(
  { manualId, file }: { manualId: number; file: File },
  context: StaffContext,
): Promise<number> {
  const { shop } = context;
  if ((await findManual(shop.db, manualId)) === undefined) throw new NotFoundError('manual');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw new InvalidInputError([{ field: 'file', message: NOT_PDF }]);
  const key = `manuals/${manualId}/${randomUUID()}.pdf`;
  await storeFile(shop, { key, bytes }, () =>
    changeAsStaff(context, async (tx, note) => {
      const before = await getManual(tx, manualId);
      await tx.update(manuals).set({ fileKey: key }).where(eq(manuals.id, manualId));
      await queueUnusedFiles(tx, shop.clock.now(), before.fileKey);
      await note({
        action: before.fileKey === null ? 'added' : 'replaced',
        entity: 'manual',
        entityId: manualId,
        before: { name: before.name, file: before.fileKey },
        after: { name: before.name, file: key },
      });
    }),
  );
  return 1;
}

async function getManual(tx: Db, id: number): Promise<ManualRow> {
  const row = await lockManual(tx, id);
  if (row === undefined) throw new NotFoundError('manual');
  return row;
}

/** Drops the file key, which is never shown. */
function auditValues({ fileKey: _fileKey, ...manual }: ManualRow): Omit<ManualRow, 'fileKey'> {
  return manual;
}

async function write(
  tx: Db,
  before: ManualRow | null,
  values: Pick<ManualRow, 'name' | 'kind' | 'active'>,
): Promise<ManualRow> {
  const [after] =
    before === null
      ? await tx.insert(manuals).values(values).returning()
      : await tx
          .update(manuals)
          .set({ ...values, version: before.version + 1 })
          .where(eq(manuals.id, before.id))
          .returning();
  if (after === undefined) throw new Error('A manual was written, but not returned.');
  return after;
}
