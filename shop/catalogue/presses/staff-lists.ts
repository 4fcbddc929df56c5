import { eq, inArray, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { products } from '../parts/tables.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { RULE_COLUMNS } from './machine-queries.ts';
import { readStaffModels } from './model-queries.ts';
import { fitDeclaration, modelDeclaration } from './staff-paths.ts';
import { partFits, pressModels } from './tables.ts';

/** The models: some dozens, so they are sorted without an index. */
export const modelList = staffList(modelDeclaration, {
  table: pressModels,
  id: pressModels.id,
  sorts: { order: pressModels.sortOrder, name: pressModels.name, number: pressModels.id },
  filters: { state: (state) => eq(pressModels.archived, state === 'archived') },
  search: (words) => holdsPlain(pressModels.name, words),
  rows: (db, ids) => readStaffModels(db, ids),
});

/** Statements about parts and models. */
export const fitList = staffList(fitDeclaration, {
  table: partFits,
  id: partFits.id,
  sorts: {
    part: sql`(select name from products where id = ${partFits.productId})`,
    model: sql`(select name from press_models where id = ${partFits.modelId})`,
    number: partFits.id,
  },
  filters: {
    modelId: (modelId) => eq(partFits.modelId, modelId),
    productId: (productId) => eq(partFits.productId, productId),
  },
  search: (words) =>
    sql`${partFits.productId} in (select id from ${products} where ${holdsPlain(products.name, words)})`,
  rows: (db, ids) =>
    db
      .select({
        id: partFits.id,
        productId: products.id,
        productName: products.name,
        productIntro: products.intro,
        modelId: pressModels.id,
        modelName: pressModels.name,
        ...RULE_COLUMNS,
      })
      .from(partFits)
      .innerJoin(products, eq(products.id, partFits.productId))
      .innerJoin(pressModels, eq(pressModels.id, partFits.modelId))
      .where(inArray(partFits.id, ids))
      .orderBy(partFits.serials, partFits.id),
});
