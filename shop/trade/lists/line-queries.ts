import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { isOwnNumberOf } from '../../catalogue/customer-part-numbers/own-number-queries.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import type { ListLineDraft } from './part-list.ts';
import type { ListLineChange } from './paths.ts';
import { partListLines, partLists } from './tables.ts';

/** The lines of a list in order, with their parts and customer part numbers; one statement for any number. */
export function listLines(db: Db, listId: number) {
  return db
    .select({
      lineId: partListLines.id,
      variantId: partListLines.variantId,
      variantDetails: productVariants.details,
      quantity: partListLines.quantity,
      note: partListLines.note,
      serial: partListLines.serial,
      machine: partListLines.machine,
      ownNumber: ownPartNumbers.number,
      product: productColumns,
    })
    .from(partListLines)
    .innerJoin(partLists, eq(partLists.id, partListLines.listId))
    .innerJoin(products, eq(products.id, partListLines.productId))
    .leftJoin(productVariants, eq(productVariants.id, partListLines.variantId))
    .leftJoin(
      ownPartNumbers,
      isOwnNumberOf({
        companyId: partLists.companyId,
        productId: partListLines.productId,
        variantId: partListLines.variantId,
      }),
    )
    .where(eq(partListLines.listId, listId))
    .orderBy(asc(partListLines.position), asc(partListLines.id));
}
export type StoredListLine = Awaited<ReturnType<typeof listLines>>[number];

export function countLines(tx: Db, listId: number): Promise<number> {
  return tx.$count(partListLines, eq(partListLines.listId, listId));
}

/** Renumbers the lines from 1 and leaves a gap of this size before a position. */
export async function makeRoom(tx: Db, listId: number, place: number, count: number): Promise<void> {
  await tx.execute(sql`
    update part_list_lines as line
    set position = numbered.place + case when numbered.place >= ${place}::integer then ${count}::integer else 0 end
    from (
      select id, row_number() over (order by position, id)::integer as place
      from part_list_lines
      where list_id = ${listId}
    ) as numbered
    where numbered.id = line.id`);
}

/**
 * Inserts lines from that position on, or sets the quantities of existing ones; notes stay unless new ones are given.
 */
export async function putListLines(
  tx: Db,
  listId: number,
  lines: readonly ListLineDraft[],
  position: number,
): Promise<void> {
  await tx.execute(sql`
    insert into part_list_lines (list_id, position, product_id, variant_id, quantity, note, serial, machine)
    select ${listId}, ${position}::integer + place - 1, product_id, variant_id, quantity, note, serial, machine
    from unnest(
      ${sql.param(lines.map(({ productId }) => productId))}::integer[],
      ${sql.param(lines.map(({ variantId }) => variantId))}::integer[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::smallint[],
      ${sql.param(lines.map(({ note = '' }) => note))}::text[],
      ${sql.param(lines.map(({ serial = '' }) => serial))}::text[],
      ${sql.param(lines.map(({ machine = '' }) => machine))}::text[]
    ) with ordinality as line (product_id, variant_id, quantity, note, serial, machine, place)
    order by place
    on conflict (list_id, product_id, variant_id) do update
    set quantity = excluded.quantity,
        note = coalesce(nullif(excluded.note, ''), part_list_lines.note),
        serial = coalesce(nullif(excluded.serial, ''), part_list_lines.serial),
        machine = coalesce(nullif(excluded.machine, ''), part_list_lines.machine)`);
}

/** After the last line. */
export async function nextPosition(tx: Db, listId: number): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${partListLines.position}), 0)::integer + 1` })
    .from(partListLines)
    .where(eq(partListLines.listId, listId));
  return row?.next ?? 1;
}

export async function copyLines(tx: Db, fromListId: number, toListId: number): Promise<void> {
  await tx.execute(sql`
    insert into part_list_lines (list_id, position, product_id, variant_id, quantity, note, serial, machine)
    select ${toListId}, position, product_id, variant_id, quantity, note, serial, machine
    from part_list_lines
    where list_id = ${fromListId}
    order by position, id`);
}

/** Reads the stored lines of a list, with the data of their parts that judges quantities (K4). */
export function presentLines(tx: Db, listId: number) {
  const { id: lineId, quantity, note, variantId } = partListLines;
  const { id: productId, familyId, minQuantity, packSize } = products;
  const part = { productId, variantId, familyId, minQuantity, packSize };
  return tx
    .select({ lineId, quantity, note, name: products.name, part })
    .from(partListLines)
    .innerJoin(products, eq(products.id, partListLines.productId))
    .where(eq(partListLines.listId, listId));
}

export async function updateLines(
  tx: Db,
  listId: number,
  lines: readonly Pick<ListLineChange, 'lineId' | 'quantity' | 'note'>[],
): Promise<void> {
  await tx.execute(sql`
    update part_list_lines as line
    set quantity = change.quantity, note = change.note
    from unnest(
      ${sql.param(lines.map(({ lineId }) => lineId))}::integer[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::smallint[],
      ${sql.param(lines.map(({ note }) => note))}::text[]
    ) as change (id, quantity, note)
    where line.id = change.id and line.list_id = ${listId}`);
}

/** Moves one line to a position, from 1, and renumbers all; false: it is not in this list. */
export async function putAtPlace(tx: Db, listId: number, lineId: number, place: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update part_list_lines as line
    set position = case
      when line.id = ${lineId} then ${place}::integer
      else numbered.place + case when numbered.place >= ${place}::integer then 1 else 0 end
    end
    from (
      select id, row_number() over (order by id = ${lineId}, position, id)::integer as place
      from part_list_lines
      where list_id = ${listId}
    ) as numbered
    where numbered.id = line.id
      and exists (select from part_list_lines where id = ${lineId} and list_id = ${listId})
    returning line.id`);
  return rows.length > 0;
}

export async function deleteLines(tx: Db, listId: number, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0;
  const removed = await tx
    .delete(partListLines)
    .where(and(eq(partListLines.listId, listId), inArray(partListLines.id, [...lineIds])))
    .returning({ id: partListLines.id });
  return removed.length;
}
