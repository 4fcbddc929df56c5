import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { attributes, productTypes } from '../../catalogue/specifications/tables.ts';
import { products, productVariants, specifications } from '../../catalogue/parts/tables.ts';
import type { StaffProductType } from './paths.ts';
import type { StoredValue } from './value-text.ts';

export type StoredType = typeof productTypes.$inferSelect;
export type StoredAttribute = typeof attributes.$inferSelect;

/** All product types with their attributes, including archived ones. */
export async function listProductTypes(db: Db): Promise<StaffProductType[]> {
  const [types, all, parts, values] = await Promise.all([
    db.select().from(productTypes).orderBy(asc(productTypes.sortOrder), asc(productTypes.id)),
    db.select().from(attributes).orderBy(asc(attributes.sortOrder), asc(attributes.id)),
    db
      .select({ id: products.typeId, count: sql<number>`count(*)::integer` })
      .from(products)
      .groupBy(products.typeId),
    db
      .select({ id: specifications.attributeId, count: sql<number>`count(*)::integer` })
      .from(specifications)
      .groupBy(specifications.attributeId),
  ]);
  const partsOf = new Map(parts.map(({ id, count }) => [id, count]));
  const valuesOf = new Map(values.map(({ id, count }) => [id, count]));
  return types.map((type) => ({
    ...type,
    products: partsOf.get(type.id) ?? 0,
    attributes: all
      .filter(({ typeId }) => typeId === type.id)
      .map(({ typeId: _type, version: _version, ...attribute }) => ({
        ...attribute,
        values: valuesOf.get(attribute.id) ?? 0,
      })),
  }));
}

/** Locks a type, with its attributes in order, until the transaction ends. */
export async function lockType(
  tx: Db,
  id: number,
): Promise<(StoredType & { attributes: StoredAttribute[] }) | undefined> {
  const [type] = await tx.select().from(productTypes).where(eq(productTypes.id, id)).for('update');
  return type === undefined ? undefined : { ...type, attributes: await attributesOf(tx, id) };
}

export function attributesOf(tx: Db, typeId: number): Promise<StoredAttribute[]> {
  return tx
    .select()
    .from(attributes)
    .where(eq(attributes.typeId, typeId))
    .orderBy(asc(attributes.sortOrder), asc(attributes.id));
}

export async function isTypeNameTaken(tx: Db, name: string, exceptId: number): Promise<boolean> {
  const found = await tx.$count(
    productTypes,
    sql`lower(${productTypes.name}) = lower(${name}) and ${productTypes.id} <> ${exceptId}`,
  );
  return found > 0;
}

/** The texts in lower case by the database's rules, where 'İ' becomes 'i'; JavaScript makes two characters of it. */
export async function lowerCase(tx: Db, texts: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ low: string }>(sql`
    select lower(text) as low
    from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, position)
    order by position
  `);
  return rows.map(({ low }) => low);
}

/** Filters these attributes to those with a value of any part. */
export async function usedAttributes(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ id: specifications.attributeId })
    .from(specifications)
    .where(inArray(specifications.attributeId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Locks a product with the data that decides about its values, until the transaction ends. */
export async function lockMeasured(tx: Db, id: number) {
  const [product] = await tx
    .select({ id: products.id, typeId: products.typeId, familyId: products.familyId })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  return product;
}

export async function findMeasured(db: Db, id: number) {
  const [product] = await db
    .select({ name: products.name, typeId: products.typeId, familyId: products.familyId })
    .from(products)
    .where(eq(products.id, id));
  return product;
}

/** The widths of a family in order; none without one. */
export async function widthsOf(db: Db, familyId: number | null): Promise<{ id: number; details: string }[]> {
  if (familyId === null) return [];
  return db
    .select({ id: productVariants.id, details: productVariants.details })
    .from(productVariants)
    .where(eq(productVariants.familyId, familyId))
    .orderBy(asc(productVariants.position), asc(productVariants.id));
}

export interface ValueRow extends StoredValue {
  id: number;
  productId: number;
  attributeId: number;
  variantId: number | null;
  attributeName: string;
  unit: string;
  variantDetails: string | null;
}

/** Reads the values of a product, in the order of attributes and widths, without archived ones. */
export function valuesOfProduct(db: Db, productId: number): Promise<ValueRow[]> {
  return valuesOfProducts(db, [productId]);
}

/** Reads the values of many products. */
export async function valuesOfProducts(db: Db, productIds: readonly number[]): Promise<ValueRow[]> {
  if (productIds.length === 0) return [];
  return db
    .select({
      id: specifications.id,
      productId: specifications.productId,
      attributeId: specifications.attributeId,
      variantId: specifications.variantId,
      low: specifications.low,
      high: specifications.high,
      word: specifications.word,
      flag: specifications.flag,
      attributeName: attributes.name,
      unit: attributes.unit,
      variantDetails: productVariants.details,
    })
    .from(specifications)
    .innerJoin(attributes, eq(attributes.id, specifications.attributeId))
    .leftJoin(productVariants, eq(productVariants.id, specifications.variantId))
    .where(and(inArray(specifications.productId, [...productIds]), eq(attributes.archived, false)))
    .orderBy(
      asc(attributes.sortOrder),
      asc(attributes.id),
      sql`${productVariants.position} nulls first`,
      asc(specifications.id),
    );
}

/** Deletes the specifications of a product except values of archived attributes. */
export async function deleteValues(tx: Db, productId: number, keptAttributeIds: readonly number[]): Promise<void> {
  await tx
    .delete(specifications)
    .where(and(eq(specifications.productId, productId), notInArray(specifications.attributeId, [...keptAttributeIds])));
}

export async function insertValues(tx: Db, rows: readonly (typeof specifications.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(specifications).values([...rows]);
}
