import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/plain-text.ts';
import { searchSynonyms } from '../../catalogue/tables.ts';
import { type StaffList } from '../../operations/staff-list.ts';
import type { StaffSynonym, SynonymQuestion, SynonymSort } from './paths.ts';

/** The trade's words as staff list them (I2): some hundreds, so they are sorted without an index. */
export const synonymList: StaffList<SynonymSort, SynonymQuestion, StaffSynonym> = {
  table: searchSynonyms,
  id: searchSynonyms.id,
  sorts: {
    number: searchSynonyms.id,
    word: sql`${searchSynonyms.word} collate "und-x-icu"`,
    language: searchSynonyms.language,
    means: sql`${searchSynonyms.means} collate "und-x-icu"`,
  },
  order: { sort: 'word', direction: 'asc' },
  condition: ({ search, language }) =>
    and(
      language === undefined ? undefined : eq(searchSynonyms.language, language),
      search === undefined
        ? undefined
        : or(holdsPlain(searchSynonyms.word, search), holdsPlain(searchSynonyms.means, search)),
    ),
  rows: (db, ids) => db.select().from(searchSynonyms).where(inArray(searchSynonyms.id, ids)),
};
