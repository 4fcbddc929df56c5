import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { columnsOf } from '../../base/fields/field-columns.ts';
import { categoryFields, subcategoryFields } from './category-fields.ts';
import type { Category, Subcategory, VariantFamily } from './catalogue.ts';
import { categories, subcategories } from './tables.ts';
import { productCategories, productVariants, variantFamilies } from '../parts/tables.ts';

/** All categories, including hidden ones, in menu order; `count` is the number of active products (D37). */
export function readCategories(db: Db): Promise<Category[]> {
  return db
    .select({
      id: categories.id,
      guid: categories.guid,
      ...columnsOf(categories, categoryFields),
      version: categories.version,
      count: db
        .$count(
          productCategories,
          and(eq(productCategories.categoryId, categories.id), eq(productCategories.productActive, true)),
        )
        .as('count'),
    })
    .from(categories)
    .orderBy(asc(categories.sortOrder), asc(categories.name), asc(categories.id));
}

/** All sub-categories, including hidden ones, in menu order. */
export function readSubcategories(db: Db): Promise<Subcategory[]> {
  return db
    .select({
      id: subcategories.id,
      guid: subcategories.guid,
      categoryId: subcategories.categoryId,
      categoryGuid: categories.guid,
      ...columnsOf(subcategories, subcategoryFields),
      version: subcategories.version,
    })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .orderBy(asc(categories.sortOrder), asc(subcategories.sortOrder), asc(subcategories.name), asc(subcategories.id));
}

/** Both families, each with its variants in order. */
export async function readVariantFamilies(db: Db): Promise<VariantFamily[]> {
  const [families, variants] = await Promise.all([
    db.select().from(variantFamilies).orderBy(asc(variantFamilies.id)),
    db
      .select()
      .from(productVariants)
      .orderBy(asc(productVariants.familyId), asc(productVariants.position), asc(productVariants.id)),
  ]);
  return families.map((family) => ({
    ...family,
    variants: variants
      .filter((variant) => variant.familyId === family.id)
      .map(({ position: _, ...variant }) => variant), // the order of the list replaces it
  }));
}
