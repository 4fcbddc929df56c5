import type { Language } from '#texts/languages.ts';
import type { StoreConfiguration } from './store-configuration.ts';

/** Translates the store's own texts (tagline, opening hours, titles of its papers) into a reader's language, if its file has them (N1). */
export function localizeStoreTexts<Value>(
  value: Value,
  { says }: Pick<StoreConfiguration, 'says'>,
  language: Language,
): Value {
  const translations = language === 'en' ? undefined : says[language];
  return translations === undefined ? value : (eachText(value, (text) => translations[text] ?? text) as Value);
}

function eachText(value: unknown, replaced: (text: string) => string): unknown {
  if (typeof value === 'string') return replaced(value);
  if (Array.isArray(value)) return value.map((each) => eachText(each, replaced));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([member, held]) => [member, eachText(held, replaced)]));
}
