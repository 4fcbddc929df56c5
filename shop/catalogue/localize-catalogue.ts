import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';
import type { Translator } from '../kernel/translator.ts';
import { readTranslatedTexts } from './translated-texts.ts';

/** Whom an answer, a mail or a document is for. */
interface Reader {
  readonly shop: { readonly db: Db };
  readonly translator: Translator;
}

/** The members of answers that hold a part's texts. Of a part number the catalogue has no other words. */
const PART_TEXTS = new Set([
  'intro',
  'details',
  'flash',
  'alt',
  'note',
  'productIntro',
  'productDetails',
  'variantDetails',
]);

/** Those of the catalogue besides: names of categories and types, what parts measure. */
const CATALOGUE_TEXTS = new Set([...PART_TEXTS, 'name', 'categoryName', 'unit', 'word', 'words']);

/** An answer about the catalogue with its texts in the reader's language, English if there is no translation (N3). */
export function localizeCatalogue<Output>(output: Output, reader: Reader): Promise<Output> {
  return withTexts(output, CATALOGUE_TEXTS, reader);
}

/** The same of an answer that names parts among other things: a name in it may be a company's. */
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
  const said = await readTranslatedTexts(shop.db, translator.language, [...english]);
  return said.size === 0 ? output : (eachText(output, members, (text) => said.get(text) ?? text) as Output);
}

/** The value with each text of these members in it replaced. */
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
