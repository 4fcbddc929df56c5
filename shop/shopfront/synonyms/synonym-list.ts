import { eq, inArray, or, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { searchSynonyms } from '../../catalogue/catalogue-texts/tables.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { synonymDeclaration } from './paths.ts';

/** The list of synonyms for staff (I2): some hundreds, so sorting needs no index. */
export const synonymList = staffList(synonymDeclaration, {
  table: searchSynonyms,
  id: searchSynonyms.id,
  sorts: {
    number: searchSynonyms.id,
    word: sql`${searchSynonyms.word} collate "und-x-icu"`,
    kind: searchSynonyms.kind,
    language: searchSynonyms.language,
    means: sql`${searchSynonyms.means} collate "und-x-icu"`,
  },
  filters: {
    kind: (kind) => eq(searchSynonyms.kind, kind),
    language: (language) => eq(searchSynonyms.language, language),
  },
  search: (words) => or(holdsPlain(searchSynonyms.word, words), holdsPlain(searchSynonyms.means, words)),
  rows: (db, ids) => db.select().from(searchSynonyms).where(inArray(searchSynonyms.id, ids)),
});
