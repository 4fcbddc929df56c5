import account from './en/account.json' with { type: 'json' };
import basket from './en/basket.json' with { type: 'json' };
import catalogue from './en/catalogue.json' with { type: 'json' };
import checkout from './en/checkout.json' with { type: 'json' };
import content from './en/content.json' with { type: 'json' };
import documents from './en/documents.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import login from './en/login.json' with { type: 'json' };
import order from './en/order.json' with { type: 'json' };
import product from './en/product.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** One file for each area of the shop; a key begins with its area. */
export const english = {
  ...account,
  ...basket,
  ...catalogue,
  ...checkout,
  ...content,
  ...documents,
  ...errors,
  ...home,
  ...login,
  ...order,
  ...product,
  ...shell,
};

export type TextKey = keyof typeof english;

/** The languages of the menu, each in its own words. English is the fallback (A31). */
export const languages = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', es: 'Español' } as const;
export type Language = keyof typeof languages;

export const translations: Partial<Record<Language, Partial<Record<TextKey, string>>>> = { fr, de, it, es };

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(languages, value);
}
