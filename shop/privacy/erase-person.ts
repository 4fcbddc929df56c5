import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Erased, ofEndedOrders, PERSONAL_DATA, type PersonalRows, type Person } from './personal-data.ts';

/** Their conditions read rows that are erased later. */
const FIRST = ['mails', 'outbox'];

const IN_ORDER = PERSONAL_DATA.toSorted(
  (one, other) => Number(FIRST.includes(other.table)) - Number(FIRST.includes(one.table)),
);

/**
 * Erases a person by the table of personal data (O4): deletes rows, or writes dashes. The database permits nothing else in tables
 * that are append only. Repeating it changes nothing. Returns the keys of the files to delete after the commit.
 */
export async function erasePerson(tx: Db, person: Person, now: Date): Promise<string[]> {
  await endUndecided(tx, person, now);
  const files: string[] = [];
  for (const part of IN_ORDER) files.push(...(await eraseRows(tx, part, person)));
  await closeAccount(tx, person);
  return files;
}

/** Erases the names on orders that tax law no longer needs, of a person who is erased already. */
export async function eraseBooks(tx: Db, person: Person): Promise<string[]> {
  const files: string[] = [];
  for (const part of IN_ORDER.filter(({ erasedWith }) => erasedWith.endsWith('books')))
    files.push(...(await eraseRows(tx, part, person)));
  return files;
}

async function eraseRows(tx: Db, part: PersonalRows, person: Person): Promise<string[]> {
  if (part.erasedWith.startsWith('company') && !person.isAlone) return [];
  const condition = part.erasedWith.endsWith('books')
    ? sql`${part.rows(person)} and ${ofEndedOrders(part.table, person)}`
    : part.rows(person);
  const files = part.file === undefined ? [] : await filesOf(tx, part.table, part.file, condition);
  if (part.isDeleted === true) await tx.execute(sql`delete from ${name(part.table)} where ${condition}`);
  else await writeErased(tx, part, person, condition);
  return files;
}

async function filesOf(tx: Db, table: string, column: string, condition: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select ${name(column)} as key from ${name(table)} where ${condition} and ${name(column)} <> ''`,
  );
  return rows.map(({ key }) => key);
}

/** Writes only rows that change, so that it can be repeated. */
async function writeErased(tx: Db, part: PersonalRows, person: Person, condition: SQL): Promise<void> {
  const written = Object.entries(part.columns).flatMap(([column, erased]) => {
    const value = erasedValue(name(column), erased, person);
    return value === undefined ? [] : [{ column: name(column), value }];
  });
  if (written.length === 0) return;
  const set = written.map(({ column, value }) => sql`${column} = ${value}`);
  const changes = written.map(({ column, value }) => sql`${column} is distinct from ${value}`);
  await tx.execute(
    sql`update ${name(part.table)} set ${sql.join(set, sql`, `)} where ${condition} and (${sql.join(changes, sql` or `)})`,
  );
}

/** The expression that a column becomes; undefined: it stays. */
function erasedValue(column: SQL, erased: Erased, person: Person): SQL | undefined {
  if (typeof erased === 'object')
    return sql`case when ${column} <> '' and ${erased.dashIf(person)} then ${DASH} else ${column} end`;
  switch (erased) {
    case 'dash':
      return sql`case when ${column} <> '' then ${DASH} else ${column} end`;
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

const DASH = sql.raw(`'–'`);
const name = (identifier: string) => sql.raw(`"${identifier}"`);

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
