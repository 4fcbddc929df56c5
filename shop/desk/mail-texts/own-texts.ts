import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import type { Message } from '../../base/messages/message.ts';
import { spellValue, type Translator } from '../../base/messages/translator.ts';
import { mailTexts } from './tables.ts';
import { variantFor } from './variants.ts';

/** A text in the shop's own words. */
export interface OwnText {
  key: string;
  variant: string;
  text: string;
}

/** Lists the shop's own texts in a language. */
export async function listOwnTexts(db: Db, language: Language): Promise<OwnText[]> {
  const rows = await db.select().from(mailTexts).where(eq(mailTexts.language, language));
  return rows.flatMap(({ key, variant, text }) => (text === null ? [] : [{ key, variant, text }]));
}

/**
 * Translates with the shop's own texts, and with ours where there is none. Values are put in once: what a person typed
 * as a name is never read as a placeholder.
 */
export function rewordedBy(texts: readonly OwnText[], translator: Translator): Translator {
  if (texts.length === 0) return translator;
  const { language } = translator;
  const own = new Map(texts.map(({ key, variant, text }) => [nameOf(key, variant), text]));
  const keys = new Set(texts.map(({ key }) => key));
  const format = (message: Message): string => {
    const { key, values = {} } = message;
    if (!keys.has(key)) return translator.format(message);
    const text = own.get(nameOf(key, variantFor(translator.sentence(key), values, language)));
    if (text === undefined) return translator.format(message);
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return value === undefined ? placeholder : String(spellValue(value, language));
    });
  };
  return { ...translator, format };
}

const nameOf = (key: string, variant: string) => `${key} ${variant}`;
