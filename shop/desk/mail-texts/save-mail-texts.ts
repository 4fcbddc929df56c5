import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { MailText } from './answers.ts';
import type { MailTextSave, MailTextsSave } from './paths.ts';
import { textRefusal } from './placeholders.ts';
import { listTexts } from './read-mail-texts.ts';
import { mailTexts } from './tables.ts';

/** A text to save, with the present one. */
export interface MailTextChange {
  present: MailText;
  /** null: ours. */
  text: string | null;
}

/**
 * Saves texts of a kind of mail, all or none; mails that are written from now on use them. Returns 1.
 * @throws {InvalidInputError} a placeholder is wrong or missing, or the mail has no such text
 * @throws {StaleSaveError} one of them was saved by another person since the screen was opened
 */
export function saveMailTexts(save: MailTextsSave, context: StaffContext): Promise<1> {
  const { language, texts } = save;
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    await tx.execute(sql`lock table mail_texts in share row exclusive mode`);
    const present = await listTexts(tx, save, context.shop);
    for (const [index, change] of checkTexts(texts, present).entries())
      await writeText(tx, { ...change, language, version: texts[index]?.version }, note);
    return 1;
  });
}

/**
 * Matches texts with those of the mail. A text like ours becomes ours.
 * @throws {InvalidInputError}
 */
export function checkTexts(texts: readonly MailTextSave[], present: readonly MailText[]): MailTextChange[] {
  const byName = new Map(present.map((text) => [nameOf(text), text]));
  const faults: FieldError[] = [];
  const changes = texts.flatMap((save, index): MailTextChange[] => {
    const found = byName.get(nameOf(save));
    if (found === undefined) {
      faults.push({ field: `texts.${index}.textKey`, message: message('staff-refusal.mail-text-unknown') });
      return [];
    }
    const text = save.text === null || save.text === found.ours ? null : save.text;
    const refusal =
      text === null ? null : textRefusal(text, { ours: found.ours, needs: found.required, mayUse: found.allowed });
    if (refusal !== null) faults.push({ field: `texts.${index}.text`, message: refusal });
    return [{ present: found, text }];
  });
  if (faults.length > 0) throw new InvalidInputError(faults);
  return changes;
}

const nameOf = ({ textKey, variant }: Pick<MailText, 'textKey' | 'variant'>) => `${textKey} ${variant}`;

async function writeText(
  tx: Db,
  { present, text, version, language }: MailTextChange & { language: Language; version: number | undefined },
  note: Note,
): Promise<void> {
  const { textKey: key, variant } = present;
  const isThis = and(eq(mailTexts.language, language), eq(mailTexts.key, key), eq(mailTexts.variant, variant));
  const [before] = await tx.select().from(mailTexts).where(isThis);
  await requireUnchanged(tx, { entity: 'mail text', entityId: before?.id ?? 0 }, version, present);
  if ((before?.text ?? null) === text) return;
  const [after] =
    before === undefined
      ? await tx.insert(mailTexts).values({ language, key, variant, text }).returning()
      : await tx
          .update(mailTexts)
          .set({ text, version: before.version + 1 })
          .where(isThis)
          .returning();
  if (after === undefined) throw new Error('A text of a mail was written, but not returned.');
  await note({
    action: 'saved',
    entity: 'mail text',
    entityId: after.id,
    before: auditValues(before ?? { ...after, text: null, version: 0 }),
    after: auditValues(after),
  });
}

/** The text for the audit list, in a member of its language; empty: ours. */
function auditValues({ key, variant, language, text, version }: typeof mailTexts.$inferSelect) {
  return { name: variant === '' ? key : `${key} (${variant})`, [language]: text ?? '', version };
}
