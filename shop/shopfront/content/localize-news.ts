import { inArray } from 'drizzle-orm';
import { readTranslatedTexts } from '../../catalogue/catalogue-texts/translated-texts.ts';
import type { Reader } from '../../base/operations/operation.ts';
import type { NewsEntry, NewsSummary } from '../../base/store/news.ts';
import { readNewsText } from '../../base/store/news-text.ts';
import { news } from './tables.ts';

/** Localises a news article: title and text separately, English if there is no translation (N3). */
export async function localizeNews(entry: NewsEntry, reader: Reader): Promise<NewsEntry> {
  const said = (await readSaidNews([entry.slug], reader)).get(entry.slug);
  return { ...entry, ...titleOf(said), ...said?.text };
}

/** Localises a list of articles, without their texts. */
export async function localizeNewsList(entries: readonly NewsSummary[], reader: Reader): Promise<NewsSummary[]> {
  const said = await readSaidNews(
    entries.map(({ slug }) => slug),
    reader,
  );
  return entries.map((entry) => {
    const { title, text } = said.get(entry.slug) ?? {};
    return { ...entry, ...titleOf({ title }), ...(text === undefined ? {} : { summary: text.summary }) };
  });
}

interface SaidNews {
  title: string | undefined;
  text: Pick<NewsEntry, 'summary' | 'blocks'> | undefined;
}

const titleOf = (said: Pick<SaidNews, 'title'> | undefined) => (said?.title === undefined ? {} : { title: said.title });

async function readSaidNews(
  slugs: readonly string[],
  { shop: { db }, translator }: Reader,
): Promise<ReadonlyMap<string, SaidNews>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: news.slug, title: news.title, text: news.text })
    .from(news)
    .where(inArray(news.slug, [...slugs]));
  const english = rows.flatMap(({ title, text }) => [title, text]);
  const said = await readTranslatedTexts(db, translator.language, english);
  return new Map(
    rows.map(({ slug, title, text }) => {
      const translated = said.get(text);
      const read = translated === undefined ? null : readNewsText(translated);
      return [slug, { title: said.get(title), text: read ?? undefined }];
    }),
  );
}
