import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { attributes, searchSynonyms } from '../../catalogue/tables.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The synonyms, and the units used by parts. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const [synonyms, measured] = await Promise.all([
    db
      .select({ word: searchSynonyms.word, means: searchSynonyms.means })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.id)),
    db.selectDistinct({ unit: attributes.unit }).from(attributes).orderBy(asc(attributes.unit)),
  ]);
  return vocabularyOf(
    synonyms,
    measured.map(({ unit }) => unit).filter((unit) => unit !== ''),
  );
}
