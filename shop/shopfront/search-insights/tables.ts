import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, version } from '../../../platform/database/columns.ts';
import { products } from '../../catalogue/parts/tables.ts';

/** Searched words, as `wordsOf` normalises them, without any person (I4). */
export const searchedWords = pgTable(
  'searched_words',
  {
    id: identity(),
    words: text().notNull(),
    /** True if the last search for them found nothing. */
    foundNothing: boolean().notNull(),
  },
  (t) => [
    uniqueIndex('searched_words_words').on(t.words),
    check('searched_words_length', sql`length(${t.words}) between 1 and 100`),
  ],
);

/** Searches on a day (UTC) with their outcome: `times` includes `nothing` and `corrected`. */
export const searchedDays = pgTable(
  'searched_days',
  {
    wordsId: integer()
      .notNull()
      .references(() => searchedWords.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    times: integer().notNull(),
    nothing: integer().notNull(),
    corrected: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wordsId, t.day] }),
    index('searched_days_day').on(t.day),
    check('searched_days_counts', sql`${t.times} > 0 and ${t.nothing} >= 0 and ${t.corrected} >= 0`),
  ],
);

/** Parts opened from the results, counted on each day (UTC). */
export const searchedChoices = pgTable(
  'searched_choices',
  {
    wordsId: integer()
      .notNull()
      .references(() => searchedWords.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    times: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wordsId, t.productId, t.day] }),
    index('searched_choices_product').on(t.productId),
    index('searched_choices_day').on(t.day),
    check('searched_choices_times', sql`${t.times} > 0`),
  ],
);

/** The words of all retained days, with their sums. */
export const searchedLately = pgView('searched_lately', {
  id: integer().notNull(),
  words: text().notNull(),
  foundNothing: boolean().notNull(),
  times: integer().notNull(),
  nothing: integer().notNull(),
  corrected: integer().notNull(),
  lastOn: date().notNull(),
}).existing();

/** Words with parts pinned by staff above their results. */
export const pinnedWords = pgTable('pinned_words', { words: text().primaryKey(), version: version() }, (t) => [
  check('pinned_words_length', sql`length(${t.words}) between 1 and 100`),
]);

export const pinnedParts = pgTable(
  'pinned_parts',
  {
    words: text()
      .notNull()
      .references(() => pinnedWords.words, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.words, t.productId] }), index('pinned_parts_product').on(t.productId)],
);
