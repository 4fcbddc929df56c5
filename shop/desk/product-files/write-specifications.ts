import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import { insertValues, valuesOfProducts } from '../../shopfront/specification-editing/specification-queries.ts';
import { summarizeSpecifications } from '../../shopfront/specification-editing/specification-summary.ts';
import { parseValue, type StoredValue } from '../../shopfront/specification-editing/value-text.ts';
import { attributes, productTypes } from '../../catalogue/specifications/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import type { ProductRow } from './file-rows.ts';

/** A product whose type or specifications change. */
export interface SpecificationChange {
  id: number;
  typeId: number | null;
  specifications: ProductRow['specifications'];
}

type PlacedValue = StoredValue & { attributeId: number; variantId: number | null };

/**
 * Reads the specifications that products get, from their stored form. Leaves out products with a value that its
 * attribute no longer accepts, because its unit or kind has changed since.
 */
export async function readSpecificationChanges(
  tx: Db,
  wanted: readonly SpecificationChange[],
): Promise<Map<number, readonly PlacedValue[]>> {
  const ids = wanted.flatMap(({ specifications }) => specifications.map(({ attributeId }) => attributeId));
  const known =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(attributes)
          .where(inArray(attributes.id, [...new Set(ids)]));
  const attributeById = new Map(known.map((attribute) => [attribute.id, attribute]));
  return new Map(
    wanted.flatMap(({ id, specifications }) => {
      const rows = specifications.map(({ attributeId, variantId, text }) => {
        const attribute = attributeById.get(attributeId);
        const read = attribute === undefined ? null : parseValue(text, attribute);
        return Array.isArray(read) ? read.map((value) => ({ ...value, attributeId, variantId })) : null;
      });
      return rows.includes(null) ? [] : [[id, rows.flatMap((values) => values ?? [])] as const];
    }),
  );
}

/**
 * Changes type and specifications of products with a few statements. Archived attributes of a type keep their values.
 */
export async function writeSpecificationChanges(
  tx: Db,
  wanted: readonly SpecificationChange[],
  values: ReadonlyMap<number, readonly PlacedValue[]>,
  action: string,
): Promise<StaffChange[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const before = await readAuditValues(tx, ids);
  await tx.execute(sql`
    update products set type_id = wanted.type_id
    from unnest(
      ${sql.param(ids)}::integer[], ${sql.param(wanted.map(({ typeId }) => typeId))}::integer[]
    ) as wanted (id, type_id)
    where products.id = wanted.id and products.type_id is distinct from wanted.type_id`);
  await tx.execute(sql`
    delete from specifications using attributes, products
    where specifications.product_id = any (${sql.param(ids)}::integer[])
      and attributes.id = specifications.attribute_id and products.id = specifications.product_id
      and not (attributes.archived and attributes.type_id is not distinct from products.type_id)`);
  await insertValues(
    tx,
    wanted.flatMap(({ id }) => (values.get(id) ?? []).map((value) => ({ ...value, productId: id }))),
  );
  const after = await readAuditValues(tx, ids);
  return ids.map((id) => ({
    action,
    entity: 'product' as const,
    entityId: id,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
}

/** The audit entries, as the form's save writes them. */
async function readAuditValues(tx: Db, ids: readonly number[]) {
  const typed = await tx
    .select({ id: products.id, type: productTypes.name })
    .from(products)
    .leftJoin(productTypes, eq(productTypes.id, products.typeId))
    .where(inArray(products.id, [...ids]));
  const byProduct = Map.groupBy(await valuesOfProducts(tx, ids), ({ productId }) => productId);
  return new Map(typed.map(({ id, type }) => [id, summarizeSpecifications(type ?? '', byProduct.get(id) ?? [])]));
}
