import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, version } from '../../../platform/database/columns.ts';

/** The news (A30). Articles are archived, never deleted, because links lead to them. */
export const news = pgTable(
  'news',
  {
    id: identity(),
    slug: text().notNull().unique(), // part of its address; never changes
    publishedOn: date().notNull(),
    title: text().notNull(),
    text: text().notNull(), // Markdown, parsed by shop/base/store/news.ts
    active: boolean().notNull().default(true), // false: archived and hidden
    version: version(),
  },
  (t) => [
    check('news_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('news_title', sql`${t.title} <> ''`),
    check('news_text', sql`${t.text} <> ''`),
  ],
);
