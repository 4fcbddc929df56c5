import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { attributes } from '../../catalogue/specifications/tables.ts';
import { searchSynonyms, searchWords } from '../../catalogue/catalogue-texts/tables.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The synonyms, the units used by parts, and the words of their texts. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const [synonyms, measured, words] = await Promise.all([
    db
      .select({
        word: searchSynonyms.word,
        means: searchSynonyms.means,
        kind: searchSynonyms.kind,
        language: searchSynonyms.language,
      })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.id)),
    db.selectDistinct({ unit: attributes.unit }).from(attributes).orderBy(asc(attributes.unit)),
    db.select({ word: searchWords.word }).from(searchWords),
  ]);
  return vocabularyOf(
    synonyms,
    measured.map(({ unit }) => unit).filter((unit) => unit !== ''),
    words.map(({ word }) => word),
  );
}
