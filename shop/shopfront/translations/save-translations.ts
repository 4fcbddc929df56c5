import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#texts/translated-languages.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { catalogueTexts, translationVersions } from '../../catalogue/catalogue-texts/tables.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { Translation, TranslatedText, TranslationSave } from './paths.ts';
import { lockTexts } from './translation-queries.ts';
import { translationRefusal } from './translation-rules.ts';

/** Translations of one text to save, with the current ones. */
export interface TranslationChange {
  text: TranslatedText;
  /** Only those that differ; an empty one is deleted. */
  says: readonly Translation[];
}

/**
 * Saves translations of shop texts, all or none. The next page and the next search use them. Returns 1.
 * @throws {InvalidInputError} nothing in the shop uses such a text, or a translation does not fit where it is used
 * @throws {StaleSaveError} one of them was saved by another person since the screen was opened
 */
export function saveTranslations({ texts }: { texts: readonly TranslationSave[] }, context: StaffContext): Promise<1> {
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    const locked = await lockTexts(
      tx,
      texts.map(({ key }) => key),
    );
    const byKey = new Map(locked.map((text) => [text.key, text]));
    const faults = texts.flatMap((save, index) => faultsOf(save, byKey.get(save.key), `texts.${index}`));
    if (faults.length > 0) throw new InvalidInputError(faults);
    const changes: TranslationChange[] = [];
    for (const { key, says, version } of texts) {
      const text = byKey.get(key);
      if (text === undefined) continue; // refused above
      await requireUnchanged(tx, { entity: 'translation', entityId: key }, version, text);
      changes.push({ text, says: changesOf(text, says) });
    }
    for (const change of await writeTranslations(tx, changes, 'saved')) await note(change);
    return 1;
  });
}

function faultsOf({ says }: TranslationSave, text: TranslatedText | undefined, field: string): FieldError[] {
  if (text === undefined) return [{ field: `${field}.key`, message: message('staff-refusal.translation-of-nothing') }];
  return says.flatMap(({ language, text: translated }) => {
    const refusal = translationRefusal(translated, text, textIn(text, language));
    return refusal === null ? [] : [{ field: `${field}.says.${language}`, message: refusal }];
  });
}

/** Lists the translations that differ from the current ones. */
export function changesOf(present: TranslatedText, says: readonly Translation[]): Translation[] {
  return says.filter(({ language, text }) => text !== (textIn(present, language) ?? ''));
}

function textIn({ says }: TranslatedText, language: TranslatedLanguage): string | undefined {
  return says.find((each) => each.language === language)?.text;
}

/** Writes the changed translations of locked texts. Returns the audit entry of each. */
export async function writeTranslations(
  tx: Db,
  all: readonly TranslationChange[],
  action: 'saved' | 'imported' | 'put back',
): Promise<StaffChange[]> {
  const changes = all.filter(({ says }) => says.length > 0);
  if (changes.length === 0) return [];
  for (const language of TRANSLATED_LANGUAGES) await deleteTranslations(tx, language, textsThatLose(changes, language));
  await upsertTranslations(
    tx,
    changes.flatMap(({ text: { english }, says }) => says.map((translation) => ({ ...translation, english }))),
  );
  const keys = changes.map(({ text }) => text.key);
  await tx
    .update(translationVersions)
    .set({ version: sql`${translationVersions.version} + 1` })
    .where(inArray(translationVersions.key, keys));
  return changes.map(({ text, says }) => {
    const values = auditValues(text.english, text.says);
    const after = {
      ...values,
      ...Object.fromEntries(says.map((translation) => [translation.language, translation.text])),
    };
    return {
      action,
      entity: 'translation',
      entityId: text.key,
      before: { ...values, version: text.version },
      after: { ...after, version: text.version + 1 },
    };
  });
}

function textsThatLose(changes: readonly TranslationChange[], language: TranslatedLanguage): string[] {
  return changes
    .filter(({ says }) => says.some((translation) => translation.language === language && translation.text === ''))
    .map(({ text }) => text.key);
}

async function deleteTranslations(tx: Db, language: TranslatedLanguage, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(catalogueTexts)
    .where(and(eq(catalogueTexts.language, language), inArray(sql`md5(${catalogueTexts.english})`, [...keys])));
}

async function upsertTranslations(tx: Db, all: readonly (Translation & { english: string })[]): Promise<void> {
  const written = all.filter(({ text }) => text !== '');
  if (written.length === 0) return;
  await tx.execute(sql`
    insert into catalogue_texts (english, language, says)
    select * from unnest(
      ${sql.param(written.map(({ english }) => english))}::text[],
      ${sql.param(written.map(({ language }) => language))}::text[],
      ${sql.param(written.map(({ text }) => text))}::text[]
    )
    on conflict (md5(english), language) do update set says = excluded.says, version = catalogue_texts.version + 1`);
}

const MAX_NAME_LENGTH = 80;

/** The audit entry, named by the beginning of the English text, with a member for each language. */
function auditValues(english: string, says: readonly Translation[]): Record<string, string> {
  const name =
    english.length > MAX_NAME_LENGTH ? `${english.slice(0, MAX_NAME_LENGTH).trimEnd()} …`.toWellFormed() : english;
  const of = (language: TranslatedLanguage) => says.find((each) => each.language === language)?.text ?? '';
  return { name, ...Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [language, of(language)])) };
}
