import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { PackedFile } from '#platform/zip.ts';
import { message } from '../kernel/message.ts';
import type { Translator } from '../kernel/translator.ts';
import { type CopiedRow, type CopiedTable, copyIndex, copyPage } from './copy-pages.ts';
import {
  PERSONAL_DATA,
  PERSONAL_GROUPS,
  type Person,
  type PersonalGroup,
  type PersonalRows,
  STAFF_COLUMNS,
} from './personal-data.ts';

/** Parts of the shop that a copy needs. */
interface CopyShop {
  readonly db: Db;
  readonly files: Files;
  readonly translator: Translator;
  readonly storeName: string;
  readonly now: Date;
}

/**
 * Copies everything that is kept about a person (O4): a page for each group that a person can read, the same as JSON, and the files.
 * Secrets and hashes are left out: they are of no use to their owner and of some to a thief.
 */
export async function* copyPerson(person: Person, shop: CopyShop): AsyncGenerator<PackedFile> {
  const { translator, storeName, now } = shop;
  const groups: PersonalGroup[] = [];
  const files: string[] = [];
  for (const group of PERSONAL_GROUPS) {
    const tables: CopiedTable[] = [];
    for (const [table, parts] of tablesOf(group, person)) {
      const rows = await readRows(shop.db, table, parts, person);
      if (rows.length === 0) continue;
      tables.push({ table, rows });
      const column = parts.find(({ file }) => file !== undefined)?.file;
      if (column !== undefined) files.push(...rows.map((row) => String(row[column])));
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

/** The company's own data is the person's if nobody else is in it; addresses are what any member sees. */
function tablesOf(group: PersonalGroup, { isAlone }: Person): Map<string, PersonalRows[]> {
  const parts = PERSONAL_DATA.filter(
    (part) => part.group === group && (isAlone || part.erasedWith !== 'company' || part.table === 'delivery_addresses'),
  );
  return Map.groupBy(parts, ({ table }) => table);
}

async function readRows(
  db: Db,
  table: string,
  parts: readonly PersonalRows[],
  person: Person,
): Promise<readonly CopiedRow[]> {
  const conditions = sql.join(
    parts.map((part) => sql`(${part.rows(person)})`),
    sql` or `,
  );
  const name = sql.raw(`"${table}"`);
  const { rows } = await db.execute<{ row: CopiedRow }>(
    sql`select to_jsonb(${name}) as row from ${name} where ${conditions}`,
  );
  const left = omittedColumns(table, parts);
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([column]) => !left.has(column))));
}

/** Secrets, lists of many people, and the names of colleagues at the counter. */
function omittedColumns(table: string, parts: readonly PersonalRows[]): ReadonlySet<string> {
  const secret = parts.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([column, erased]) =>
      erased === 'secret' || erased === 'own entry' ? [column] : [],
    ),
  );
  return new Set([...secret, ...(STAFF_COLUMNS[table] ?? [])]);
}
