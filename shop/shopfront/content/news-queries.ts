import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { catalogueTexts } from '../../catalogue/catalogue-texts/tables.ts';
import type { NewsEntry, NewsSummary, TranslatedNews } from '../../base/store/news.ts';
import { readNewsText } from '../../base/store/news-text.ts';
import type { StoredNews } from './news-paths.ts';
import { news } from './tables.ts';

/** Lists the published news, newest first, by title within one day. */
export async function listNews(db: Db): Promise<NewsSummary[]> {
  const rows = await db
    .select()
    .from(news)
    .where(eq(news.active, true))
    .orderBy(desc(news.publishedOn), asc(news.title), asc(news.id));
  return rows.map(({ slug, publishedOn, title, text }) => ({
    slug,
    publishedOn,
    title,
    summary: readText(text).summary,
  }));
}

/** Finds a published article. */
export async function findNews(db: Db, slug: string): Promise<NewsEntry | undefined> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.slug, slug), eq(news.active, true)));
  return row && { slug, publishedOn: row.publishedOn, title: row.title, ...readText(row.text) };
}

/** Finds an article for staff, archived or not. */
export async function findStoredNews(db: Db, id: number): Promise<StoredNews | undefined> {
  const [row] = await db.select().from(news).where(eq(news.id, id));
  return row;
}

export async function lockNews(tx: Db, id: number): Promise<StoredNews | undefined> {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update');
  return row;
}

/** Imports the articles of the store's folder whose slug the shop does not know yet. */
export async function importNews(db: Db, sources: readonly TranslatedNews[]): Promise<void> {
  const known = new Set((await db.select({ slug: news.slug }).from(news)).map(({ slug }) => slug));
  const unknown = sources.filter(({ slug }) => !known.has(slug));
  // Several processes of a shop may start at once.
  if (unknown.length === 0) return;
  await db
    .insert(news)
    .values(unknown.map(({ says: _, ...source }) => source))
    .onConflictDoNothing({ target: news.slug });
  const translations = unknown.flatMap(({ title, text, says }) =>
    says.flatMap(({ language, ...there }) => [
      { english: title, language, says: there.title },
      { english: text, language, says: there.text },
    ]),
  );
  if (translations.length > 0) await db.insert(catalogueTexts).values(translations).onConflictDoNothing();
}

/** Parses a stored text. Saved texts are valid; a text inserted by SQL is shown as far as it parses. */
function readText(text: string): Pick<NewsEntry, 'summary' | 'blocks'> {
  return readNewsText(text) ?? { summary: '', blocks: [] };
}
