import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, version } from '../../platform/database/columns.ts';

/** The news (A30). One is never deleted, since links lead to it: it is archived. */
export const news = pgTable(
  'news',
  {
    id: identity(),
    slug: text().notNull().unique(), // its address: never changed
    publishedOn: date().notNull(),
    title: text().notNull(),
    text: text().notNull(), // Markdown, as shop/operations/store/news.ts reads it
    active: boolean().notNull().default(true), // false: archived, and shown to nobody
    version: version(),
  },
  (t) => [
    check('news_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('news_title', sql`${t.title} <> ''`),
    check('news_text', sql`${t.text} <> ''`),
  ],
);
