import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ChangedBy } from '../../base/audit/record-change.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import type { AuditEntity } from '../../base/audit/entry.ts';
import { changedMembers } from './plans.ts';
import type { OwnPrices } from './price-update.ts';

// What a row of an update finds as it was proposed is written; what somebody has changed since is left as it is, and named.

/** Writes the rows of an update of a list whose targets still cost what they did when it was proposed. */
export async function applyListRows(tx: Db, priceUpdateId: number): Promise<void> {
  await tx.execute(sql`
    with ready as (
      select mine.id, mine.product_id, mine.variant_id, mine.type_id, mine.category_id, mine.after,
        change.price_list_id, ${dayOfRow} as starts_on
      from price_update_rows as mine
      join price_updates as change on change.id = mine.price_update_id
      left join lateral (
        select list_row.starts_on, list_row.ladder from price_list_rows as list_row
        where ${isOfTarget} and list_row.starts_on <= ${dayOfRow}
        order by list_row.starts_on desc limit 1
      ) as counting on true
      where mine.price_update_id = ${priceUpdateId} and mine.fault is null
        and nullif(mine.before, 'null') is not distinct from nullif(counting.ladder, 'null')
        and mine.replaces = coalesce(counting.starts_on = ${dayOfRow}, false)
    ), written as (
      insert into price_list_rows (price_list_id, product_id, variant_id, type_id, category_id, starts_on, ladder)
      select price_list_id, product_id, variant_id, type_id, category_id, starts_on, after from ready
      on conflict (price_list_id, product_id, variant_id, type_id, category_id, starts_on)
      do update set ladder = excluded.ladder
    )
    update price_update_rows set outcome = case when id in (select id from ready) then 'applied' else 'left' end
    where price_update_id = ${priceUpdateId} and fault is null`);
}

/** Takes the rows of an update of a list back that are still as it wrote them. */
export async function undoListRows(tx: Db, priceUpdateId: number): Promise<void> {
  await tx.execute(sql`
    with ready as (
      select mine.id, mine.before, mine.replaces, list_row.id as row_id
      from price_update_rows as mine
      join price_updates as change on change.id = mine.price_update_id
      join price_list_rows as list_row on ${isOfTarget} and list_row.starts_on = ${dayOfRow}
      where mine.price_update_id = ${priceUpdateId} and mine.outcome = 'applied' and list_row.ladder = mine.after
    ), restored as (
      update price_list_rows set ladder = nullif(ready.before, 'null') from ready
      where price_list_rows.id = ready.row_id and ready.replaces
    ), removed as (
      delete from price_list_rows using ready where price_list_rows.id = ready.row_id and not ready.replaces
    )
    update price_update_rows set outcome = case when id in (select id from ready) then 'undone' else 'kept' end
    where price_update_id = ${priceUpdateId} and outcome = 'applied'`);
}

/** Day from which the price of a row counts. */
const dayOfRow = sql`coalesce(mine.starts_on, change.starts_on)`;

/** Rows of the change's list for the same target. */
const isOfTarget = sql`list_row.price_list_id = change.price_list_id
  and list_row.product_id is not distinct from mine.product_id
  and list_row.variant_id is not distinct from mine.variant_id
  and list_row.type_id is not distinct from mine.type_id
  and list_row.category_id is not distinct from mine.category_id`;

/** Writes the rows of an update of the shop's own prices, or takes them back, with an entry in the history of each part and width. */
export async function writeOwnRows(
  tx: Db,
  priceUpdateId: number,
  direction: 'apply' | 'undo',
  { by, at }: { by: ChangedBy; at: Date },
): Promise<void> {
  const parts = await writePrices(tx, priceUpdateId, direction, PARTS);
  const widths = await writePrices(tx, priceUpdateId, direction, WIDTHS);
  const outcomes = direction === 'apply' ? { done: 'applied', not: 'left' } : { done: 'undone', not: 'kept' };
  await tx.execute(sql`
    update price_update_rows
    set outcome = case when id = any(${sql.param([...parts, ...widths].map(({ rowId }) => rowId))}::integer[]) then ${outcomes.done} else ${outcomes.not} end
    where price_update_id = ${priceUpdateId} and fault is null
      and ${direction === 'apply' ? sql`outcome is null` : sql`outcome = 'applied'`}`);
  const changes = [
    ...parts.map((row) => ({ row, entity: 'product' as const })),
    ...widths.map((row) => ({ row, entity: 'variant prices' as const })),
  ].map(({ row, entity }) => entryOf(row, entity));
  await recordChanges(tx, by, at, changes);
}

interface Prices {
  /** Table that stores them, and the column of the row that names them. */
  table: 'products' | 'product_variants';
  key: 'product_id' | 'variant_id';
  name: 'name' | 'details';
  columns: readonly (readonly [column: string, member: keyof OwnPrices])[];
}

const PARTS: Prices = {
  table: 'products',
  key: 'product_id',
  name: 'name',
  columns: [
    ['usd_minor', 'usdMinor'],
    ['eur_minor', 'eurMinor'],
  ],
};

const WIDTHS: Prices = {
  table: 'product_variants',
  key: 'variant_id',
  name: 'details',
  columns: [
    ['usd_minor', 'usdMinor'],
    ['gbp_minor', 'gbpMinor'],
    ['eur_minor', 'eurMinor'],
  ],
};

interface WrittenRow {
  rowId: number;
  id: number;
  name: string;
  version: number;
  was: OwnPrices;
  is: OwnPrices;
}

/** Locks the parts in the order of their ids, as every save does, and writes those that cost what the row expects. */
async function writePrices(
  tx: Db,
  priceUpdateId: number,
  direction: 'apply' | 'undo',
  { table, key, name, columns }: Prices,
): Promise<WrittenRow[]> {
  const [from, to] = direction === 'apply' ? [sql`mine.before`, sql`mine.after`] : [sql`mine.after`, sql`mine.before`];
  const amount = (prices: typeof from, member: string) => sql`(${prices} ->> ${member})::bigint`;
  const [stored, column] = [sql.identifier(table), sql.identifier(key)];
  await tx.execute(sql`
    select stored.id from ${stored} as stored
    where stored.id in (select mine.${column} from price_update_rows as mine where mine.price_update_id = ${priceUpdateId})
    order by stored.id for no key update`);
  // A price that a row does not change may have moved meanwhile, and stays.
  const isSame = (member: string) => sql`mine.before ->> ${member} is not distinct from mine.after ->> ${member}`;
  const set = columns.map(
    ([each, member]) =>
      sql`${sql.identifier(each)} = case when ${isSame(member)} then stored.${sql.identifier(each)} else ${amount(to, member)} end`,
  );
  const isExpected = columns.map(
    ([each, member]) =>
      sql`(${isSame(member)} or stored.${sql.identifier(each)} is not distinct from ${amount(from, member)})`,
  );
  const { rows } = await tx.execute<Record<keyof WrittenRow, never>>(sql`
    update ${stored} as stored set ${sql.join(set, sql`, `)}, version = stored.version + 1
    from price_update_rows as mine
    where mine.price_update_id = ${priceUpdateId} and mine.${column} = stored.id and mine.fault is null
      and ${direction === 'apply' ? sql`mine.outcome is null` : sql`mine.outcome = 'applied'`}
      and ${sql.join(isExpected, sql` and `)}
    returning mine.id as "rowId", stored.id, stored.${sql.identifier(name)} as name, stored.version, ${from} as was, ${to} as is`);
  return rows;
}

const pick = (prices: OwnPrices, members: readonly (keyof OwnPrices)[]) =>
  Object.fromEntries(members.map((member) => [member, prices[member] ?? null]));

function entryOf({ id, name, version, was, is }: WrittenRow, entity: AuditEntity & ('product' | 'variant prices')) {
  const named = entity === 'product' ? { name } : { details: name };
  const changed = changedMembers({ before: was, after: is }).map(([member]) => member);
  return {
    action: 'saved',
    entity,
    entityId: id,
    before: { ...named, ...pick(was, changed), version: version - 1 },
    after: { ...named, ...pick(is, changed), version },
  };
}
