import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import type { Erased, PersonalPart, Person } from '../../base/operations/personal-data.ts';
import { endedOrders } from '../../trade/orders/personal.ts';
import { PERSONAL_PARTS } from './personal-data.ts';

/**
 * Erases a person by the declarations of personal data (O4): deletes rows, or writes dashes. The database permits nothing else in
 * tables that are append only, and queues the deletion of their files. Repeating it changes nothing.
 */
export async function erasePerson(tx: Db, person: Person, now: Date): Promise<void> {
  await endUndecided(tx, person, now);
  await eraseParts(tx, PERSONAL_PARTS, person, now);
  await closeAccount(tx, person);
}

/** Erases the names on orders that tax law no longer needs, of a person who is erased already. */
export async function eraseBooks(tx: Db, person: Person, now: Date): Promise<void> {
  const books = PERSONAL_PARTS.filter(({ erasedWith }) => erasedWith.endsWith('books'));
  await eraseParts(tx, books, person, now);
}

async function eraseParts(tx: Db, parts: readonly PersonalPart[], person: Person, now: Date): Promise<void> {
  const files: string[] = [];
  for (const part of parts) files.push(...(await eraseRows(tx, part, person)));
  await queueUnusedFiles(tx, now, ...files);
}

/** Returns the keys of the files to which the rows referred. */
async function eraseRows(tx: Db, part: PersonalPart, person: Person): Promise<string[]> {
  if (part.erasedWith.startsWith('company') && !person.isAlone) return [];
  const condition = part.erasedWith.endsWith('books')
    ? sql`${part.rows(person)} and ${part.ended?.(person) ?? ofEndedOrders(part.table, person)}`
    : part.rows(person);
  const files = part.file === undefined ? [] : await filesOf(tx, part.table, part.file, condition);
  if (part.isDeleted === true) await tx.delete(part.table).where(condition);
  else await writeErased(tx, part, person, condition);
  return files;
}

/** Rows of the books are orders, or belong to one. */
function ofEndedOrders(table: PgTable, person: Person): SQL {
  const order = getTableConfig(table).name === 'orders' ? 'id' : 'orderId';
  return sql`${columnOf(table, order)} in ${endedOrders(person)}`;
}

function columnOf(table: PgTable, key: string): PgColumn {
  const column = getTableColumns(table)[key];
  if (column === undefined) throw new Error(`The table ${getTableConfig(table).name} has no column ${key}.`);
  return column;
}

async function filesOf(tx: Db, table: PgTable, key: string, condition: SQL): Promise<string[]> {
  const column = columnOf(table, key);
  const rows = await tx
    .select({ key: sql<string>`${column}` })
    .from(table)
    .where(sql`${condition} and ${column} <> ''`);
  return rows.map((row) => row.key);
}

/** Writes only rows that change, so that it can be repeated. */
async function writeErased(tx: Db, { table, erases }: PersonalPart, person: Person, condition: SQL): Promise<void> {
  const written = Object.entries(erases).flatMap(([key, erased]) => {
    const column = columnOf(table, key);
    const value = erased === undefined ? undefined : erasedValue(column, erased, person);
    return value === undefined ? [] : [{ key, column, value }];
  });
  if (written.length === 0) return;
  const changes = written.map(({ column, value }) => sql`${column} is distinct from ${value}`);
  await tx
    .update(table)
    .set(Object.fromEntries(written.map(({ key, value }) => [key, value])))
    .where(sql`${condition} and (${sql.join(changes, sql` or `)})`);
}

/** The expression that a column becomes; undefined: it stays. */
function erasedValue(column: PgColumn, erased: Erased, person: Person): SQL | undefined {
  if (typeof erased === 'object')
    return sql`case when ${erased.where(person)} then ${erasedValue(column, erased.write, person)} else ${column} end`;
  switch (erased) {
    case 'dash':
      return sql`case when ${column} <> '' then '–' else ${column} end`;
    case 'empty':
      return sql`case when ${column} <> '' then '' else ${column} end`;
    case 'null':
    case 'secret':
      return sql`null`;
    case 'inside':
      return sql`erased_json(${column})`;
    case 'address':
      return sql`'erased-' || id || '@erased.invalid'`;
    case 'none':
      return sql`'{}'`;
    case 'own entry':
      return sql`(
        select coalesce(jsonb_agg(
          case when (item ->> 'id')::integer = ${person.customerId} then jsonb_set(item, '{name}', '"–"') else item end order by place), '[]')
        from jsonb_array_elements(${column}) with ordinality as each (item, place))`;
    case 'stays':
      return undefined;
    default:
      return erased satisfies never;
  }
}

/** Nobody can decide any more what the person asked for. */
async function endUndecided(tx: Db, { customerId, companyId, isAlone }: Person, now: Date): Promise<void> {
  if (customerId === null) return;
  await tx.execute(sql`
    update approval_requests set state = 'withdrawn', decided_at = ${now.toISOString()}::timestamptz
    where state = 'open' and customer_id = ${customerId}`);
  // A colleague may have asked for an approval of the person's quotation.
  await tx.execute(sql`
    update approval_requests set state = 'withdrawn', decided_at = ${now.toISOString()}::timestamptz
    where state = 'open' and cart_id in (
      select carts.id from carts join quotations on quotations.id = carts.quotation_id where quotations.customer_id = ${customerId}
    )`);
  await tx.execute(sql`
    update quotations set state = 'withdrawn', review_discount = null
    where state not in ('ordered', 'declined', 'withdrawn') and customer_id = ${customerId}`);
  await tx.execute(sql`
    update change_requests set state = 'withdrawn', decided_at = ${now.toISOString()}::timestamptz
    where state = 'open' and customer_id = ${customerId}`);
  if (isAlone) await tx.execute(sql`update companies set cost_centre_rule = 'off' where id = ${companyId}`);
}

async function closeAccount(tx: Db, { customerId }: Person): Promise<void> {
  if (customerId === null) return;
  await tx.execute(sql`
    update customers set status = 'inactive', suspended_at = null, subscribed = false, version = version + 1
    where id = ${customerId} and (status <> 'inactive' or subscribed)`);
}
