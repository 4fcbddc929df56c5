import { translatedKinds } from '../../catalogue/catalogue-texts/translated-kind.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf, textLike } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../../texts/translated-languages.ts';
import type { TranslatedText, OpenedText } from './answers.ts';

export type * from './answers.ts';

/** Translation of a text into one language. */
export interface Translation {
  language: TranslatedLanguage;
  text: string;
}

/** Translations of a text to save; an omitted language stays unchanged, an empty text removes its translation. */
export interface TranslationSave {
  key: string;
  says: readonly Translation[];
  version?: number | undefined;
}

/** The list of texts for staff (N3), searched by the English text and by translation. */
export const translationDeclaration = declareList({
  sorts: ['uses', 'english'],
  order: { sort: 'uses', direction: 'desc' },
  filters: {
    kind: choice(translatedKinds, 'staff-refusal.translation-kind', { kinds: translatedKinds.join(', ') }),
    missing: {
      ...choice(['any', ...TRANSLATED_LANGUAGES], 'staff-refusal.translation-language', {
        languages: TRANSLATED_LANGUAGES.join(', '),
      }),
      means: 'Language without a translation. any means at least one language.',
    },
    of: {
      ...textLike(/^[a-z]{1,20}:\d{1,9}$/, 'staff-refusal.translation-thing'),
      means: 'Object whose texts are listed, by type and ID, such as product:101.',
    },
  },
});

export type TranslationQuestion = QuestionOf<typeof translationDeclaration>;

/** For staff. */
export const translationEditing = {
  list: get<TranslationQuestion, ListPage<TranslatedText>>('/Translation/GetTranslations'),
  read: get<{ textKey: string }, OpenedText>('/Translation/GetTranslation/{textKey}'),
  /** All or none; returns 1. */
  save: post<{ texts: readonly TranslationSave[] }, number>('/Translation/SaveTranslations'),
};
