import { inArray } from 'drizzle-orm';
import { readTranslatedTexts } from '../../catalogue/catalogue-texts/translated-texts.ts';
import type { Reader } from '../../base/operations/operation.ts';
import type { NewsEntry, NewsSummary } from '../../base/store/news.ts';
import { readNewsText } from '../../base/store/news-text.ts';
import { news } from './tables.ts';

/** Localises a news article: title and text separately, English if there is no translation (N3). */
export async function localizeNews(entry: NewsEntry, reader: Reader): Promise<NewsEntry> {
  const translation = (await readTranslations([entry.slug], reader)).get(entry.slug);
  return { ...entry, ...titleOf(translation), ...translation?.text };
}

/** Localises a list of articles, without their texts. */
export async function localizeNewsList(entries: readonly NewsSummary[], reader: Reader): Promise<NewsSummary[]> {
  const translations = await readTranslations(
    entries.map(({ slug }) => slug),
    reader,
  );
  return entries.map((entry) => {
    const { title, text } = translations.get(entry.slug) ?? {};
    return { ...entry, ...titleOf({ title }), ...(text === undefined ? {} : { summary: text.summary }) };
  });
}

interface NewsTranslation {
  title: string | undefined;
  text: Pick<NewsEntry, 'summary' | 'blocks'> | undefined;
}

const titleOf = (translation: Pick<NewsTranslation, 'title'> | undefined) =>
  translation?.title === undefined ? {} : { title: translation.title };

async function readTranslations(
  slugs: readonly string[],
  { shop: { db }, translator }: Reader,
): Promise<ReadonlyMap<string, NewsTranslation>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: news.slug, title: news.title, text: news.text })
    .from(news)
    .where(inArray(news.slug, [...slugs]));
  const english = rows.flatMap(({ title, text }) => [title, text]);
  const translatedTexts = await readTranslatedTexts(db, translator.language, english);
  return new Map(
    rows.map(({ slug, title, text }) => {
      const translated = translatedTexts.get(text);
      const read = translated === undefined ? null : readNewsText(translated);
      return [slug, { title: translatedTexts.get(title), text: read ?? undefined }];
    }),
  );
}
