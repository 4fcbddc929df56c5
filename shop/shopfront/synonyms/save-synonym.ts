import { eq } from 'drizzle-orm';
import { violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { searchSynonyms } from '../../catalogue/catalogue-texts/tables.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffSynonym, SynonymSave } from './paths.ts';

/** @throws {NotFoundError} */
export async function readSynonym(
  { synonymId }: { synonymId: number },
  { shop }: OperationContext,
): Promise<StaffSynonym> {
  const [synonym] = await shop.db.select().from(searchSynonyms).where(eq(searchSynonyms.id, synonymId));
  if (synonym === undefined) throw new NotFoundError('synonym');
  return synonym;
}

/**
 * Saves a synonym; id 0 adds one. The next search uses it. Returns its id.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} the language already has the word
 */
export async function saveSynonym(draft: SynonymSave, context: StaffContext): Promise<number> {
  try {
    return await write(draft, context);
  } catch (error) {
    if (violatedConstraint(error) !== 'search_synonyms_word') throw error;
    throw new InvalidInputError([{ field: 'word', message: message('staff-refusal.synonym-taken') }]);
  }
}

function write({ id, version, ...draft }: SynonymSave, context: StaffContext): Promise<number> {
  return changeAsStaff(context, async (tx, note) => {
    const [before] =
      id === 0 ? [] : await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update');
    if (before === undefined && id !== 0) throw new NotFoundError('synonym');
    if (before !== undefined) await requireUnchanged(tx, { entity: 'synonym', entityId: id }, version, before);
    const values = {
      ...draft,
      ...meaningOf({ kind: draft.kind ?? before?.kind ?? 'synonym', means: draft.means ?? '' }),
    };
    const [after] =
      before === undefined
        ? await tx.insert(searchSynonyms).values(values).returning()
        : await tx
            .update(searchSynonyms)
            .set({ ...values, version: before.version + 1 })
            .where(eq(searchSynonyms.id, id))
            .returning();
    if (after === undefined) throw new Error('A synonym was written, but not returned.');
    await note({
      action: before === undefined ? 'added' : 'saved',
      entity: 'synonym',
      entityId: after.id,
      before: before === undefined ? null : auditValues(before),
      after: auditValues(after),
    });
    return after.id;
  });
}

/**
 * A carrier word means nothing; every other word means something.
 * @throws {InvalidInputError}
 */
function meaningOf({ kind, means }: Pick<StaffSynonym, 'kind' | 'means'>): Pick<StaffSynonym, 'kind' | 'means'> {
  if (kind === 'carrier') return { kind, means: '' };
  if (means !== '') return { kind, means };
  throw new InvalidInputError([{ field: 'means', message: message('staff-refusal.synonym-required') }]);
}

/** The synonym for the audit list, named by its word. */
function auditValues({ word, kind, language, means, version }: StaffSynonym) {
  return { name: word, kind, language, means, version };
}
