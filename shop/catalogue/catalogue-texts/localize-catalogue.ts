import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { readTranslatedTexts } from './translated-texts.ts';

/** Recipient of an answer, a mail or a document. */
interface Reader {
  readonly shop: { readonly db: Db };
  readonly translator: Translator;
}

/** The answer fields with a part's texts. Part numbers are not translated. */
const PART_TEXTS = new Set([
  'intro',
  'details',
  'flash',
  'alt',
  'note',
  'productIntro',
  'productDetails',
  'variantDetails',
  'assemblyName',
  'partText',
  'option',
  'options',
]);

/** The further catalogue texts: names of categories and types, specifications. */
const CATALOGUE_TEXTS = new Set([...PART_TEXTS, 'name', 'categoryName', 'unit', 'word', 'words']);

/** Localises the catalogue texts of an answer for its reader, English if there is no translation (N3). */
export function localizeCatalogue<Output>(output: Output, reader: Reader): Promise<Output> {
  return withTexts(output, CATALOGUE_TEXTS, reader);
}

/** Localises an answer that names parts among other objects, whose names may be a company's. */
export function localizeParts<Output>(output: Output, reader: Reader): Promise<Output> {
  return withTexts(output, PART_TEXTS, reader);
}

async function withTexts<Output>(
  output: Output,
  members: ReadonlySet<string>,
  { shop, translator }: Reader,
): Promise<Output> {
  if (translator.language === FALLBACK_LANGUAGE) return output;
  const english = new Set<string>();
  eachText(output, members, (text) => {
    english.add(text);
    return text;
  });
  const translations = await readTranslatedTexts(shop.db, translator.language, [...english]);
  return translations.size === 0
    ? output
    : (eachText(output, members, (text) => translations.get(text) ?? text) as Output);
}

/** Replaces each text of these fields in the value. */
function eachText(
  value: unknown,
  members: ReadonlySet<string>,
  replaced: (text: string) => string,
  isText = false,
): unknown {
  if (typeof value === 'string') return isText && value !== '' ? replaced(value) : value;
  if (Array.isArray(value)) return value.map((each) => eachText(each, members, replaced, isText));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, held]) => [member, eachText(held, members, replaced, members.has(member))]),
  );
}
