import { createHash } from 'node:crypto';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Db } from '#platform/database/database.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#texts/translated-languages.ts';
import { catalogueTexts, translatableTexts, translationVersions } from '../../catalogue/catalogue-texts/tables.ts';
import type { TranslatedKind } from '../../catalogue/catalogue-texts/translated-kind.ts';
import { along, type PageWindow, placeIn, readPage } from '../../base/paged-lists/list-cursor.ts';
import { type ListPage, withPage } from '../../base/paged-lists/list-page.ts';
import { ROWS_A_PAGE } from '../../base/paged-lists/list-question.ts';
import type { Translation, TextUse, TranslatedText, TranslationQuestion } from './paths.ts';
import { NEEDS_WORDS } from './translation-rules.ts';

/** Identifies a text in addresses, in locks and in the audit list; equals PostgreSQL's md5() of it. */
export function keyOfText(english: string): string {
  return createHash('md5').update(english).digest('hex');
}

const key = sql<string>`md5(${translatableTexts.english})`;

/** All English texts, each once with its uses, most used first. */
export async function listTranslations(db: Db, question: TranslationQuestion): Promise<ListPage<TranslatedText>> {
  const asked = withPage(question, ROWS_A_PAGE);
  const order = readingOrder(question);
  const { shown, ...next } = await readPage(
    order,
    asked,
    async (window) => (await foundTexts(db, question, window)).rows,
    ({ place }) => place,
  );
  const total = shown[0]?.total ?? (asked.page === 1 ? 0 : await countTexts(db, question));
  return { items: await withTranslations(db, shown), total, ...next };
}

/** All texts of a query, for a file. */
export async function everyText(db: Db, question: TranslationQuestion = {}): Promise<TranslatedText[]> {
  return withTranslations(db, (await foundTexts(db, question)).rows);
}

/** Reads these texts as the shop uses them; texts that were never used are missing. */
export async function readTexts(db: Db, keys: readonly string[]): Promise<TranslatedText[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<FoundText>(sql`
    select asked.key, coalesce(min(saying.english), min(texts.english)) as english,
      coalesce(array_agg(distinct saying.kind) filter (where saying.kind is not null), '{}') as kinds,
      count(distinct (saying.thing, saying.kind)) filter (where saying.kind is not null)::integer as uses
    from unnest(${sql.param([...keys])}::text[]) as asked (key)
    left join translatable_texts as saying on md5(saying.english) = asked.key
    left join catalogue_texts as texts on md5(texts.english) = asked.key
    group by asked.key
    having coalesce(min(saying.english), min(texts.english)) is not null`);
  return withTranslations(db, rows);
}

/**
 * Locks the translations of these texts in the order of their keys, so that concurrent saves run one after the other.
 */
export async function lockTexts(tx: Db, keys: readonly string[]): Promise<TranslatedText[]> {
  if (keys.length === 0) return [];
  const inOrder = [...keys].sort();
  const fresh = inOrder.map((each) => ({ key: each, version: 0 }));
  await tx.insert(translationVersions).values(fresh).onConflictDoNothing();
  await tx
    .select({ key: translationVersions.key })
    .from(translationVersions)
    .where(inArray(translationVersions.key, inOrder))
    .orderBy(translationVersions.key)
    .for('update');
  return readTexts(tx, inOrder);
}

interface FoundText extends Record<string, unknown> {
  key: string;
  english: string;
  kinds: TranslatedKind[];
  uses: number;
  total: number;
  place: string[];
}

function readingOrder({ sort = 'uses', direction = sort === 'uses' ? 'desc' : 'asc' }: TranslationQuestion) {
  const byText = {
    by: sql`texts.english collate "und-x-icu"`,
    direction: sort === 'english' ? direction : 'asc',
  } as const;
  const byKey = { by: sql`texts.key`, direction: 'asc' } as const;
  return sort === 'uses' ? [{ by: sql`texts.uses`, direction }, byText, byKey] : [byText, byKey];
}

function foundTexts(db: Db, question: TranslationQuestion, window?: PageWindow) {
  const order = readingOrder(question);
  return db.execute<FoundText>(sql`
    select texts.*, ${placeIn(order)} as place
    from (
      select ${key} as key, min(english) as english, array_agg(distinct kind) as kinds, count(*)::integer as uses,
        (count(*) over ())::integer as total
      from translatable_texts
      where ${condition(question) ?? sql`true`}
      group by ${key}
    ) as texts
    where ${window?.after ?? sql`true`}
    order by ${sql.join(along(order), sql`, `)}
    ${window === undefined ? sql`` : sql`limit ${window.limit} offset ${window.offset}`}`);
}

async function countTexts(db: Db, question: TranslationQuestion): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(distinct ${key})::integer as total from translatable_texts where ${condition(question) ?? sql`true`}`);
  return rows[0]?.total ?? 0;
}

function condition({ search, kind, missing, of }: TranslationQuestion): SQL | undefined {
  return and(
    kind === undefined ? undefined : eq(translatableTexts.kind, kind),
    of === undefined ? undefined : eq(translatableTexts.thing, of),
    search === undefined
      ? undefined
      : sql`(${holdsPlain(translatableTexts.english, search)} or exists (
          select from ${catalogueTexts} as texts where md5(texts.english) = ${key} and ${holdsPlain(sql`texts.says`, search)}))`,
    missing === undefined ? undefined : lacks(missing),
  );
}

/** Looked up all at once, because separate lookups for a hundred thousand texts would take seconds. */
function lacks(missing: TranslatedLanguage | 'any'): SQL {
  const languages = missing === 'any' ? TRANSLATED_LANGUAGES : [missing];
  return sql`${translatableTexts.english} ~ ${NEEDS_WORDS} and ${key} not in (
    select md5(english) from catalogue_texts where language = any(${sql.param(languages)}::text[])
    group by md5(english) having count(*) = ${languages.length})`;
}

/** Maximum number of objects listed for a text. */
const NAMED = 5;

async function withTranslations(db: Db, found: readonly FoundText[]): Promise<TranslatedText[]> {
  const keys = found.map((text) => text.key);
  const [translations, things, versions] = await Promise.all([
    readTranslations(db, keys),
    readThings(db, keys),
    keys.length === 0 ? [] : db.select().from(translationVersions).where(inArray(translationVersions.key, keys)),
  ]);
  const versionOf = new Map(versions.map((row) => [row.key, row.version]));
  return found.map(({ key: textKey, english, kinds, uses }) => {
    const says = translations.get(textKey) ?? [];
    return {
      key: textKey,
      english,
      kinds,
      uses,
      things: things.get(textKey) ?? [],
      says,
      missing: /\p{L}{3}/u.test(english)
        ? TRANSLATED_LANGUAGES.filter((language) => !says.some((each) => each.language === language))
        : [],
      version: versionOf.get(textKey) ?? 0,
    };
  });
}

async function readTranslations(db: Db, keys: readonly string[]): Promise<Map<string, Translation[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ english: catalogueTexts.english, language: catalogueTexts.language, says: catalogueTexts.says })
    .from(catalogueTexts)
    .where(inArray(sql`md5(${catalogueTexts.english})`, [...keys]));
  const byKey = Map.groupBy(rows, ({ english }) => keyOfText(english));
  const inOrder = (some: typeof rows) =>
    TRANSLATED_LANGUAGES.flatMap((language) => {
      const row = some.find((each) => each.language === language);
      return row === undefined ? [] : [{ language, text: row.says }];
    });
  return new Map([...byKey].map(([textKey, some]) => [textKey, inOrder(some)]));
}

async function readThings(db: Db, keys: readonly string[]): Promise<Map<string, TextUse[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; thing: string; name: string }>(sql`
    select key, thing, name
    from (
      select text_use.*, row_number() over (partition by key order by thing) as place
      from (
        select distinct md5(english) as key, thing, thing_name as name
        from translatable_texts where md5(english) = any(${sql.param([...keys])}::text[])
      ) as text_use
    ) as numbered
    where place <= ${NAMED}
    order by key, place`);
  const byKey = Map.groupBy(rows, (row) => row.key);
  return new Map([...byKey].map(([textKey, some]) => [textKey, some.map(({ thing, name }) => ({ thing, name }))]));
}
