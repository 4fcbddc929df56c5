import type { Db } from '#platform/database/database.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import type { Note } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { writeTranslations } from './save-translations.ts';
import { lockTexts } from './translation-queries.ts';

interface AuditedChange {
  key: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/**
 * Restores the translations of a text from before a change, in the languages of that change (E16); that is a change
 * too.
 * @returns false if one of them has changed since: nothing is written
 * @throws {NotFoundError} nothing in the shop uses the text any more, in any language
 */
export async function putBackTranslation(
  { key, before, after }: AuditedChange,
  { tx, note }: { tx: Db; note: Note },
): Promise<boolean> {
  const [text] = await lockTexts(tx, [key]);
  if (text === undefined) throw new NotFoundError('what-was-changed');
  const textIn = (values: AuditedChange['before'], language: string) => String(values[language] ?? '');
  const changed = TRANSLATED_LANGUAGES.filter((language) => textIn(before, language) !== textIn(after, language));
  const present = (language: string) => text.says.find((translation) => translation.language === language)?.text ?? '';
  if (changed.some((language) => present(language) !== textIn(after, language))) return false;
  const says = changed.map((language) => ({ language, text: textIn(before, language) }));
  for (const change of await writeTranslations(tx, [{ text, says }], 'put back')) await note(change);
  return true;
}
