import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { SoldKitPart } from './kit-part.ts';
import { productColumns } from '../parts/product-columns.ts';
import { kitParts } from './tables.ts';
import { products } from '../parts/tables.ts';

/** The parts of a product as an order line keeps them, read by the statement that writes the line; null: it is no kit. */
export function kitPartsNow(productId: number) {
  return sql<readonly SoldKitPart[] | null>`(
    select jsonb_agg(
      jsonb_build_object('productId', part.id, 'productName', part.name, 'productIntro', part.intro, 'quantity', kit.quantity)
      order by kit.position
    )
    from kit_parts as kit
    join products as part on part.id = kit.part_id
    where kit.kit_id = ${productId}
  )`;
}

const prepared = prepareOnce((db) =>
  db
    .select({ quantity: kitParts.quantity, product: productColumns })
    .from(kitParts)
    .innerJoin(products, eq(products.id, kitParts.partId))
    .where(eq(kitParts.kitId, sql.placeholder('kitId')))
    .orderBy(asc(kitParts.position))
    .prepare('parts_of_kit'),
);

/** The parts of a kit with their products, in order; none: it is no kit. */
export function listKitParts(db: Db, kitId: number) {
  return prepared(db).execute({ kitId });
}
