import type { Db } from '#platform/database/database.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import {
  changesOf,
  type TranslationChange,
  writeTranslations,
} from '../../shopfront/translations/save-translations.ts';
import { keyOfText, lockTexts } from '../../shopfront/translations/translation-queries.ts';
import { issue } from '../../base/messages/issue.ts';
import type { TextRow } from './file-rows.ts';
import type { Step } from './import-step.ts';
import type { Written } from './write-products.ts';

/** Applies the steps of translations, like stepProducts. */
export async function stepTexts(
  tx: Db,
  steps: readonly Step<TextRow>[],
  action: 'imported' | 'put back',
): Promise<Written> {
  const locked = await lockTexts(
    tx,
    steps.map(({ name }) => keyOfText(name)),
  );
  const byEnglish = new Map(locked.map((text) => [text.english, text]));
  const written: Written = { outcomes: [], notes: [], conflicts: [], moves: [] };
  const changes = steps.flatMap((step): TranslationChange[] => {
    const text = byEnglish.get(step.name);
    if (text === undefined || text.version !== step.version) {
      const reason = issue(text === undefined ? 'staff-refusal.row.gone' : 'staff-refusal.row.saved');
      written.conflicts.push({ kind: 'texts', row: step.row, entityId: 0, name: step.name, reason });
      return [];
    }
    const says = TRANSLATED_LANGUAGES.flatMap((language) => {
      const translation = step.to?.[language];
      return translation === undefined ? [] : [{ language, text: translation }];
    });
    written.outcomes.push({ changeId: step.changeId, entityId: null, version: text.version + 1 });
    return [{ text, says: changesOf(text, says) }];
  });
  if (written.conflicts.length > 0) return written;
  written.notes = await writeTranslations(tx, changes, action);
  return written;
}
