import { eq, inArray, sql } from 'drizzle-orm';
import { isLanguage } from '#texts/languages.ts';
import { message } from '../../../base/messages/message.ts';
import { SYNONYM_KINDS, SYNONYM_LANGUAGES, type SynonymKind } from '../../../catalogue/catalogue-texts/synonym.ts';
import { searchSynonyms } from '../../../catalogue/catalogue-texts/tables.ts';
import { type Cells, oneOf, orElse, required, textBy } from '../column.ts';
import type { MoveKind, Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Words of the search (Q1, I2). */
export const synonymKind: MoveKind = {
  name: 'synonyms',
  columns: [
    { heading: 'word', about: 'What people search for', example: 'ink leaks', read: required(words(100)) },
    {
      heading: 'language',
      about: 'Its two letters; empty: en',
      example: 'en',
      read: orElse('en', oneOf(...SYNONYM_LANGUAGES)),
    },
    {
      heading: 'kind',
      about: 'synonym, carrier (a word that is no condition), symptom, or number of another maker; empty: synonym',
      example: 'symptom',
      read: orElse('synonym', oneOf(...SYNONYM_KINDS)),
    },
    {
      heading: 'means',
      about: 'Words of the catalogue or part numbers, separated by commas; of a carrier none',
      example: 'end seal, chamber blade',
      read: words(300),
    },
  ],
  keyOf: ({ word = '', language = '' }) => `${language}/${word.toLowerCase()}`,
  async find(db, rows) {
    const word = sql<string>`lower(${searchSynonyms.word})`;
    const found = await db
      .select({ id: searchSynonyms.id, word, language: searchSynonyms.language })
      .from(searchSynonyms)
      .where(
        inArray(
          word,
          rows.map(({ cells }) => (cells.word ?? '').toLowerCase()),
        ),
      );
    const idOf = new Map(found.map(({ id, ...each }) => [`${each.language}/${each.word}`, id]));
    return rows.map(({ cells }) => idOf.get(`${cells.language}/${(cells.word ?? '').toLowerCase()}`) ?? null);
  },
  async stored(db, which) {
    const rows = await only(db.select().from(searchSynonyms).$dynamic(), searchSynonyms.id, which);
    return rows.map(({ id, word, language, kind, means }) => ({ id, cells: { word, language, kind, means } }));
  },
  check: async (_db, rows) =>
    rows.flatMap(({ row, cells: { kind, means = '' } }): Remark[] => {
      if ((kind === 'carrier') === (means === '')) return [];
      const reason = kind === 'carrier' ? message('staff-rule.move.carrier') : message('staff-rule.move.required');
      return [{ row, heading: 'means', message: reason }];
    }),
  async add(tx, rows) {
    const added = await tx
      .insert(searchSynonyms)
      .values(rows.map(({ cells }) => valuesOf(cells)))
      .returning({ id: searchSynonyms.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx.update(searchSynonyms).set(valuesOf(cells)).where(eq(searchSynonyms.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, searchSynonyms, ids),
};

/** Words of which some letter or digit can be searched for. */
function words(most: number) {
  return textBy((text) => {
    if (text.length > most) return message('rule.too-long');
    return text === '' || /[\p{L}\p{N}]/u.test(text) ? null : message('staff-refusal.synonym-words');
  });
}

function valuesOf({ word = '', language = '', kind = '', means = '' }: Cells) {
  return {
    word,
    language: isLanguage(language) ? language : ('en' as const),
    kind: SYNONYM_KINDS.find((each) => each === kind) satisfies SynonymKind | undefined,
    means,
  };
}
