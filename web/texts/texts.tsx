import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, use, type ReactNode } from 'react';
import { english, translations, type Language, type TextKey } from './catalogues.ts';

/** A text by its key: t('basket.empty'), t('minimum-spend', { amount: '50' }). */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

interface Texts {
  t: Translate;
  language: Language;
}

const TextsContext = createContext<Texts | null>(null);
const made = new Map<Language, Texts>();

/** The texts of one language; what is not translated yet is English (A31, D35). */
export function textsIn(language: Language): Texts {
  const earlier = made.get(language);
  if (earlier !== undefined) return earlier;
  const messages = { ...english, ...translations[language] } as unknown as Messages;
  const i18n: I18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const fixed = new Map<TextKey, string>();
  const fixedText = (key: TextKey) => {
    const text = i18n._(key);
    fixed.set(key, text);
    return text;
  };
  const texts: Texts = {
    // A page has a hundred texts without values: putting each together anew was a twelfth of its garbage.
    t: (key, values) => (values === undefined ? (fixed.get(key) ?? fixedText(key)) : i18n._(key, values)),
    language,
  };
  made.set(language, texts);
  return texts;
}

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={textsIn(language)}>{children}</TextsContext>;
}

export function useText(): Translate {
  return useTexts().t;
}

/** The chosen language, and for a translated text the `lang` that it must carry while the page itself stays English (D35). */
export function useLanguage(): { language: Language; langOf(this: void, key: TextKey): Language | undefined } {
  const { language } = useTexts();
  return {
    language,
    langOf: (key) => (translations[language] && key in translations[language] ? language : undefined),
  };
}

function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('Texts are used outside of TextsProvider.');
  return texts;
}
