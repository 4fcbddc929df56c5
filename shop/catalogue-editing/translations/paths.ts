import { type TranslatedKind, translatedKinds } from '../../catalogue/translated-kind.ts';
import type { ListPage } from '../../operations/list-page.ts';
import { choice, declareList, type QuestionOf, textLike } from '../../operations/list-declaration.ts';
import { get, post } from '../../operations/path.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../../texts/translated-languages.ts';

/** Translation of a text into one language. */
export interface Translation {
  language: TranslatedLanguage;
  text: string;
}

/** Something of the shop that says a text: 'product:101', and what people call it. */
export interface TextUse {
  thing: string;
  name: string;
}

/** An English text of the shop as staff translate it (N3). */
export interface TranslatedText {
  /** Names it in addresses: the md5 of the English text. */
  key: string;
  english: string;
  kinds: readonly TranslatedKind[];
  /** Number of uses in the shop; 0: no longer used. */
  uses: number;
  /** The first of what says it. */
  things: readonly TextUse[];
  /** In the order of the languages. */
  says: readonly Translation[];
  /** The languages that it is to be read in and does not have. */
  missing: readonly TranslatedLanguage[];
  version: number;
}

/** One text with what its things said before it, where that was translated: a corrected text need not be translated from nothing. */
export interface OpenedText extends TranslatedText {
  formerly: { english: string; says: readonly Translation[] } | null;
}

/** Translations of a text to save; an omitted language stays unchanged, an empty text removes its translation. */
export interface TranslationSave {
  key: string;
  says: readonly Translation[];
  version?: number | undefined;
}

/** The texts as staff list them (N3); searched by the English text and by what it says. */
export const translationDeclaration = declareList({
  sorts: ['uses', 'english'],
  order: { sort: 'uses', direction: 'desc' },
  filters: {
    kind: choice(translatedKinds, 'staff-refusal.translation-kind', { kinds: translatedKinds.join(', ') }),
    missing: {
      ...choice(['any', ...TRANSLATED_LANGUAGES], 'staff-refusal.translation-language', {
        languages: TRANSLATED_LANGUAGES.join(', '),
      }),
      means: 'A language that the texts lack; any: one of them.',
    },
    of: {
      ...textLike(/^[a-z]{1,20}:\d{1,9}$/, 'staff-refusal.translation-thing'),
      means: 'What one thing says, by kind and number: product:101.',
    },
  },
});

export type TranslationQuestion = QuestionOf<typeof translationDeclaration>;

/** For staff. */
export const translationEditing = {
  list: get<TranslationQuestion, ListPage<TranslatedText>>('/Translation/GetTranslations'),
  read: get<{ textKey: string }, OpenedText>('/Translation/GetTranslation/{textKey}'),
  /** All of them or none; answers 1. */
  save: post<{ texts: readonly TranslationSave[] }, number>('/Translation/SaveTranslations'),
};
