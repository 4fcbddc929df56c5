import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { attributes, productTypes } from './tables.ts';
import type { ProductType } from './specification.ts';

/** All product types in use with the attributes in use, in the order set by staff. */
export async function readProductTypes(db: Db): Promise<ProductType[]> {
  const [types, all] = await Promise.all([
    db
      .select({ id: productTypes.id, name: productTypes.name })
      .from(productTypes)
      .where(eq(productTypes.archived, false))
      .orderBy(asc(productTypes.sortOrder), asc(productTypes.id)),
    db
      .select({
        id: attributes.id,
        typeId: attributes.typeId,
        name: attributes.name,
        unit: attributes.unit,
        kind: attributes.kind,
        inFilter: attributes.inFilter,
        inComparison: attributes.inComparison,
      })
      .from(attributes)
      .where(eq(attributes.archived, false))
      .orderBy(asc(attributes.sortOrder), asc(attributes.id)),
  ]);
  return types.map((type) => ({ ...type, attributes: all.filter(({ typeId }) => typeId === type.id) }));
}
