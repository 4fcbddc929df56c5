import { sql } from 'drizzle-orm';
import { check, index, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytewiseText, identity, version } from '../../../platform/database/columns.ts';
import type { Language } from '../../../texts/languages.ts';
import type { SynonymKind } from './synonym.ts';
import type { TranslatedKind } from './translated-kind.ts';

/**
 * The words of the products' names and texts, used to correct typos (D9). A trigger adds those of every saved product.
 * A word outlives its product; correcting to it then finds nothing.
 */
export const searchWords = pgTable('search_words', { word: bytewiseText().primaryKey() }, (t) => [
  index('search_words_trigram').using('gin', sql`${t.word} gin_trgm_ops`),
]);

/**
 * Translations of catalogue texts: an intro, details, the name of a category, a word of the specifications (N3). Keyed by the
 * English text, not by its owner: a text of twenty parts is translated once, and a changed text counts as untranslated until it is
 * translated again.
 */
export const catalogueTexts = pgTable(
  'catalogue_texts',
  {
    id: identity(),
    english: text().notNull(),
    language: text().$type<Language>().notNull(),
    says: text().notNull(),
    lexemes: text() // its words stemmed by the language's dictionary, by which the search finds parts that use it
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_said(says, language)`),
    version: version(),
  },
  (t) => [
    uniqueIndex('catalogue_texts_said').on(sql`md5(${t.english})`, t.language), // texts are longer than an index entry may be
    check('catalogue_texts_text', sql`${t.english} <> '' and ${t.says} <> ''`),
    check('catalogue_texts_language', sql`${t.language} ~ '^[a-z]{2}$' and ${t.language} <> 'en'`),
  ],
);

/** Version of a text's translations, so that two colleagues who edit one text detect the conflict. */
export const translationVersions = pgTable('translation_versions', {
  key: text().primaryKey(), // md5 of the English text
  version: version(),
});

/** All translatable English texts, with the objects that use them; one text may appear many times. */
export const translatableTexts = pgView('translatable_texts', {
  kind: text().$type<TranslatedKind>().notNull(),
  thing: text().notNull(), // 'product:101'
  thingName: text().notNull(),
  english: text().notNull(),
}).existing();

/** Synonyms: words of the trade and the catalogue's words for them. 'Rakel' is a doctor blade (I2). */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: identity(),
    word: text().notNull(), // one or several, as typed
    language: text().$type<Language>().notNull(),
    means: text().notNull(), // in the catalogue's words, separated by commas; of a carrier word, which means nothing: ''
    kind: text().$type<SynonymKind>().notNull().default('synonym'),
    version: version(),
  },
  (t) => [
    uniqueIndex('search_synonyms_word').on(sql`lower(${t.word})`, t.language),
    check('search_synonyms_text', sql`${t.word} <> '' and (${t.means} <> '') = (${t.kind} <> 'carrier')`),
    check('search_synonyms_kind', sql`${t.kind} in ('synonym', 'carrier', 'symptom', 'number')`),
    check('search_synonyms_language', sql`${t.language} ~ '^[a-z]{2}$'`),
  ],
);
