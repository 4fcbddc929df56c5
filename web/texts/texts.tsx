import type { Messages } from '@lingui/core';
import { createContext, use, type ReactNode } from 'react';
import { type CalendarDay, formatDay, formatMoment } from '#shop/base/days/calendar-day.ts';
import { type CurrencyId, formatMoney, type Minor } from '#shop/base/money/money.ts';
import { formatMeasure } from '#shop/base/kernel/number.ts';
import { createFormatter } from '#shop/base/messages/translator.ts';
import type { Language } from '#texts/languages.ts';
import type { Say } from './wording.ts';
import { shopTexts, type TextKey } from './catalogues.ts';
import type { TextsByLanguage } from './loaded-texts.ts';

/** A text by its key: t('basket.empty'), t('minimum-spend', { amount: '50' }). */
export type Translate<Key extends string = TextKey> = (key: Key, values?: Record<string, string | number>) => string;

interface Texts<Key extends string> {
  t: Translate<Key>;
  say: Say;
  language: Language;
}

const TextsContext = createContext<Texts<TextKey> | null>(null);

/** Builds the texts of some areas in a language. */
export function textsFrom<Key extends string>(...areas: readonly TextsByLanguage[]) {
  const made = new Map<Language, Texts<Key>>();
  return (language: Language): Texts<Key> => {
    const earlier = made.get(language);
    if (earlier !== undefined) return earlier;
    const messages: Messages = Object.assign({}, ...areas.map((area) => area.get(language)));
    const fill = createFormatter(language, messages);
    const fixed = new Map<Key, string>();
    const fixedText = (key: Key) => {
      const text = fill(key);
      fixed.set(key, text);
      return text;
    };
    const inLanguage: Texts<Key> = {
      // Cached, because a page has a hundred texts without values, and formatting each again was a twelfth of its
      // garbage.
      t: (key, values) => (values === undefined ? (fixed.get(key) ?? fixedText(key)) : fill(key, values)),
      say: (wording) => (typeof wording === 'string' ? wording : fill(wording.key, wording.values)),
      language,
    };
    made.set(language, inLanguage);
    return inLanguage;
  };
}

/** The texts of all screens, in one language. */
export const textsIn = textsFrom<TextKey>(shopTexts);

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={textsIn(language)}>{children}</TextsContext>;
}

export function useText(): Translate {
  return useTexts().t;
}

/**
 * A hook for the texts of some screens, in addition to the common ones; separate, so that only those screens load them.
 */
export function textHook<Key extends string>(area: TextsByLanguage): () => Translate<TextKey | Key> {
  const texts = textsFrom<TextKey | Key>(shopTexts, area);
  return () => texts(useLanguage()).t;
}

export function useLanguage(): Language {
  return useTexts().language;
}

/** Amounts, measures, days and times in the page's language (N1). */
export function useFigures() {
  const language = useLanguage();
  return {
    money: (minor: Minor, currency: CurrencyId) => formatMoney(minor, currency, language),
    measure: (low: number, high = low) => formatMeasure(low, high, language),
    day: (day: CalendarDay | Date, timeZone?: string) => formatDay(day, timeZone, language),
    moment: (instant: Date, timeZone: string) => formatMoment(instant, timeZone, language),
  };
}

function useTexts(): Texts<TextKey> {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('Texts are used outside TextsProvider.');
  return texts;
}
