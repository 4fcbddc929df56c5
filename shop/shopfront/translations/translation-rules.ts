import { TRANSLATED_KINDS, type TranslatedKind } from '../../catalogue/catalogue-texts/translated-kind.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import { newsTextRefusal } from '../../base/store/news-text.ts';

/**
 * A text of figures, units and symbols (25 mm, m², P5) is the same in every language, so it is never missing. SQL has
 * the same pattern.
 */
export const NEEDS_WORDS = '[[:alpha:]]{3}';

/**
 * Validates a translation (N3): it must fit wherever the English text is used.
 * @param earlier the stored translation, whose broken news links may stay
 */
export function translationRefusal(
  translation: string,
  { english, kinds }: { english: string; kinds: readonly TranslatedKind[] },
  earlier?: string,
): RuleMessage | null {
  if (translation === '') return null;
  if (translation.length > Math.min(...kinds.map((kind) => TRANSLATED_KINDS[kind]), MAX_LENGTH))
    return message('rule.too-long');
  if (translation.includes('\n') && !english.includes('\n')) return message('staff-rule.translation-lines');
  return kinds.includes('news_text') ? newsTextRefusal(translation, earlier) : null;
}

const MAX_LENGTH = Math.max(...Object.values(TRANSLATED_KINDS));
