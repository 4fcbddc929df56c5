import { eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { newsDeclaration } from './news-paths.ts';
import { news } from './tables.ts';

/** The list of news for staff: some hundreds at most, so sorting needs no index. */
export const newsList = staffList(newsDeclaration, {
  table: news,
  id: news.id,
  sorts: { published: news.publishedOn, title: sql`${news.title} collate "und-x-icu"` },
  filters: { state: (state) => eq(news.active, state === 'shown') },
  search: (words) => or(holdsPlain(news.title, words), holdsPlain(news.text, words)),
  rows: (db, ids) => db.select().from(news).where(inArray(news.id, ids)),
});
