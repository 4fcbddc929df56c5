import type { TranslatedKind } from '../../catalogue/translated-kind.ts';
import type { ListPage } from '../../operations/list-page.ts';
import type { ListQuestion } from '../../operations/list-question.ts';
import { get, post } from '../../operations/path.ts';
import type { TranslatedLanguage } from '../../../texts/translated-languages.ts';

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

export const translationSorts = ['uses', 'english'] as const;
export type TranslationSort = (typeof translationSorts)[number];

/** Searched by the English text and by what it says. */
export type TranslationQuestion = ListQuestion<TranslationSort> & {
  kind?: TranslatedKind | undefined;
  /** Those that this language lacks; 'any': one of the languages. */
  missing?: TranslatedLanguage | 'any' | undefined;
  /** Thing whose texts are listed: 'product:101'. */
  of?: string | undefined;
};

/** For staff. */
export const translationEditing = {
  list: get<TranslationQuestion, ListPage<TranslatedText>>('/Translation/GetTranslations'),
  read: get<{ textKey: string }, OpenedText>('/Translation/GetTranslation/{textKey}'),
  /** All of them or none; answers 1. */
  save: post<{ texts: readonly TranslationSave[] }, number>('/Translation/SaveTranslations'),
};
