import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { StoredLegalVersion } from './answers.ts';
import { lockLastPublished, lockLegalVersion, storedVersion } from './legal-queries.ts';
import { firstDayRefusal, textsByLanguage } from './legal-rules.ts';
import type { LegalDraft, LegalPublication } from './staff-paths.ts';
import { legalVersions } from './tables.ts';

const ENTITY = 'legal page';

/**
 * Saves the draft of a version; id 0 creates one. Returns its id.
 * @throws {NotFoundError}
 * @throws {StaleSaveError} another person saved it since the screen was opened
 * @throws {ConflictError} it is published
 */
export async function saveLegalDraft(draft: LegalDraft, context: StaffContext): Promise<{ id: number }> {
  return changeAsStaff(context, async (tx, note) => {
    const texts = textsByLanguage(draft.says);
    const before = draft.id === 0 ? null : await lockDraft(tx, draft.id);
    if (before !== null) await requireUnchanged(tx, { entity: ENTITY, entityId: before.id }, draft.version, before);
    const [row] =
      before === null
        ? await tx.insert(legalVersions).values({ kind: draft.kind, texts }).returning()
        : await tx
            .update(legalVersions)
            .set({ texts, version: before.version + 1 })
            .where(eq(legalVersions.id, before.id))
            .returning();
    const after = requireVersion(row);
    await note({
      action: before === null ? 'added' : 'saved',
      entity: ENTITY,
      entityId: after.id,
      before: before && auditValues(before),
      after: auditValues(after),
    });
    return { id: after.id };
  });
}

/**
 * Publishes a draft from a day on, under the next number of its page; from then on it never changes. Returns 1.
 * @throws {NotFoundError}
 * @throws {StaleSaveError} another person saved it since the screen was opened
 * @throws {ConflictError} it is already published
 * @throws {InvalidInputError} the English text is missing, or the day is refused
 */
export async function publishLegalDraft(
  { legalVersionId, effectiveFrom, version }: LegalPublication,
  context: StaffContext,
): Promise<1> {
  const now = context.shop.clock.now();
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockDraft(tx, legalVersionId);
    await requireUnchanged(tx, { entity: ENTITY, entityId: before.id }, version, before);
    if (!before.says.some(({ language }) => language === 'en')) refuse('says', message('staff-rule.legal-english'));
    const last = await lockLastPublished(tx, before.kind);
    const refused = firstDayRefusal(effectiveFrom, dayInZone(now, context.shop.store.timeZone), last.effectiveFrom);
    if (refused !== null) refuse('effectiveFrom', refused);
    const [row] = await tx
      .update(legalVersions)
      .set({
        number: (last.number ?? 0) + 1,
        effectiveFrom: parseDay(effectiveFrom),
        publishedAt: now,
        version: before.version + 1,
      })
      .where(eq(legalVersions.id, before.id))
      .returning();
    await note({
      action: 'published',
      entity: ENTITY,
      entityId: before.id,
      before: auditValues(before),
      after: auditValues(requireVersion(row)),
    });
  });
  return 1;
}

/**
 * Deletes a draft. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} it is published
 */
export async function discardLegalDraft(
  { legalVersionId }: { legalVersionId: number },
  context: StaffContext,
): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockDraft(tx, legalVersionId);
    await tx.delete(legalVersions).where(eq(legalVersions.id, before.id));
    await note({ action: 'discarded', entity: ENTITY, entityId: before.id, before: auditValues(before), after: null });
  });
  return 1;
}

async function lockDraft(tx: Db, id: number): Promise<StoredLegalVersion> {
  const before = await lockLegalVersion(tx, id);
  if (before === undefined) throw new NotFoundError('legal-page');
  if (before.number !== null)
    throw new ConflictError('legal.published', message('staff-refusal.legal-published', { number: before.number }));
  return before;
}

/** A version in the audit list: its texts under their languages, so that each change is shown separately. */
function auditValues({ says, kind, number, effectiveFrom, version }: StoredLegalVersion): Record<string, unknown> {
  const texts = Object.fromEntries(says.map(({ language, text }) => [language, text]));
  const name = number === null ? kind : `${kind} ${number}`;
  return { name, effectiveFrom, version, ...texts };
}

function requireVersion(row: typeof legalVersions.$inferSelect | undefined): StoredLegalVersion {
  if (row === undefined) throw new Error('A legal page was written, but not returned.');
  return storedVersion(row);
}

function refuse(field: string, reason: ReturnType<typeof message>): never {
  throw new InvalidInputError([{ field, message: reason }]);
}
