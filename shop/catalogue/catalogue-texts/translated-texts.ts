import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { catalogueTexts } from './tables.ts';

/** Reads the translations of these texts into a language, keyed by the English text; untranslated texts are missing. */
export async function readTranslatedTexts(
  db: Db,
  language: Language,
  english: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (english.length === 0) return new Map();
  const rows = await db
    .select({ english: catalogueTexts.english, says: catalogueTexts.says })
    .from(catalogueTexts)
    .where(
      and(
        eq(catalogueTexts.language, language),
        inArray(
          sql`md5(${catalogueTexts.english})`,
          sql`(select md5(each) from unnest(${sql.param(english)}::text[]) as each)`,
        ),
      ),
    );
  return new Map(rows.map((row) => [row.english, row.says]));
}
