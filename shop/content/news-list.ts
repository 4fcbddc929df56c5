import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/plain-text.ts';
import { type StaffList } from '../operations/staff-list.ts';
import type { NewsQuestion, NewsSort, StoredNews } from './news-paths.ts';
import { news } from './tables.ts';

/** The news as staff list them: some hundreds at most, so they are sorted without an index. */
export const newsList: StaffList<NewsSort, NewsQuestion, StoredNews> = {
  table: news,
  id: news.id,
  sorts: { published: news.publishedOn, title: sql`${news.title} collate "und-x-icu"` },
  order: { sort: 'published', direction: 'desc' },
  condition: ({ search, state }) =>
    and(
      state === undefined ? undefined : eq(news.active, state === 'shown'),
      search === undefined ? undefined : or(holdsPlain(news.title, search), holdsPlain(news.text, search)),
    ),
  rows: (db, ids) => db.select().from(news).where(inArray(news.id, ids)),
};
