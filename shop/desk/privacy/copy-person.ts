import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { PackedFile } from '#platform/zip.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { PERSONAL_GROUPS, type PersonalGroup, type PersonalPart } from '../../base/operations/personal-data.ts';
import { type CopiedRow, type CopiedTable, copyIndex, copyPage } from './copy-pages.ts';
import type { NamedPerson } from './person-queries.ts';
import { PERSONAL_PARTS } from './personal-data.ts';

/** Parts of the shop that a copy needs. */
interface CopyShop {
  readonly db: Db;
  readonly files: Files;
  readonly translator: Translator;
  readonly storeName: string;
  readonly now: Date;
}

/**
 * Copies what is kept about a person (O4): a page for each group that a person can read, the same as JSON, and the files. A copy has
 * the columns that the rooms declare one by one: no secrets, nothing of colleagues, nothing that is for staff alone.
 */
export async function* copyPerson(person: NamedPerson, shop: CopyShop): AsyncGenerator<PackedFile> {
  const { translator, storeName, now } = shop;
  const groups: PersonalGroup[] = [];
  const files: string[] = [];
  for (const group of PERSONAL_GROUPS) {
    const tables: CopiedTable[] = [];
    for (const [table, parts] of partsOf(group, person)) {
      const rows: CopiedRow[] = [];
      for (const part of parts) {
        const found = await readRows(shop.db, part, person);
        const { file } = part;
        if (file !== undefined) files.push(...found.map((row) => String(row[file])));
        rows.push(...found.map(byDatabaseNames));
      }
      if (rows.length === 0) continue;
      tables.push({ table, rows });
      yield { path: `data/${table}.json`, content: [`${JSON.stringify(rows, null, 1)}\n`], isPacked: false };
    }
    if (tables.length === 0) continue;
    groups.push(group);
    const title = translator.format(message(`privacy.group.${group}`));
    yield { path: `${group}.html`, content: copyPage(title, tables, translator.language), isPacked: false };
  }
  yield { path: 'index.html', content: copyIndex({ person, groups, translator, storeName, now }), isPacked: false };
  for (const key of files.filter((each) => each !== '')) {
    const bytes = await shop.files.get(key);
    if (bytes !== undefined) yield { path: `files/${key}`, content: [bytes], isPacked: true };
  }
}

/** The parts of a group with something to show, by table; the company's own data only if nobody else is in it. */
function partsOf(group: PersonalGroup, { isAlone }: NamedPerson): Map<string, PersonalPart[]> {
  const parts = PERSONAL_PARTS.filter(
    (part) => part.group === group && part.shows.length > 0 && (isAlone || part.erasedWith !== 'company'),
  );
  return Map.groupBy(parts, ({ table }) => getTableConfig(table).name);
}

/** Reads the shown columns of the rows that a copy has. */
async function readRows(
  db: Db,
  { table, shows, rows, copied }: PersonalPart,
  person: NamedPerson,
): Promise<readonly CopiedRow[]> {
  const columns = getTableColumns(table);
  const shown = Object.fromEntries(
    shows.flatMap((key) => {
      const column = columns[key];
      return column === undefined ? [] : [[key, column]];
    }),
  );
  const condition = copied === undefined ? rows(person) : sql`${rows(person)} and ${copied(person)}`;
  return db.select(shown).from(table).where(condition);
}

/** 'placedAt' as the database calls it: 'placed_at'. */
function byDatabaseNames(row: CopiedRow): CopiedRow {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}
