import { plainText } from '#platform/database/accent-insensitive.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { identity, instant, minor, searchDocument, sortedText, version } from '../../../platform/database/columns.ts';
import type { SalesUnit } from './sales-unit.ts';
import type { Award } from '../categories/visibility.ts';
import { categories, subcategories } from '../categories/tables.ts';
import { productTypes, attributes } from '../specifications/tables.ts';

/** Tapes of one thickness: 1 '15 Thou', 2 '20 Thou'. Their widths are the variants. */
export const variantFamilies = pgTable('variant_families', {
  id: smallint().primaryKey(),
  name: text().notNull(),
});

/** A width of a family. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: identity(),
    familyId: smallint()
      .notNull()
      .references(() => variantFamilies.id),
    position: integer().notNull(), // the first one is the default (B2)
    details: text().notNull(),
    // null: the part has no price of its own in this currency (B2)
    usdMinor: minor(),
    gbpMinor: minor(),
    eurMinor: minor(),
    minQuantity: smallint(), // null: the part's (K4)
    packSize: smallint(),
    version: version(),
  },
  (t) => [
    unique().on(t.id, t.familyId),
    index().on(t.familyId, t.position),
    check('product_variants_prices', sql`${t.usdMinor} > 0 and ${t.gbpMinor} > 0 and ${t.eurMinor} > 0`),
    check('product_variants_quantities', sql`${t.minQuantity} between 1 and 100 and ${t.packSize} between 1 and 100`),
  ],
);

/** A product's number and intro as one search text for staff. The index and its query must use the same expression. */
export const productText = plainText(sql`(name || ' ' || intro)`);

/** A part or consumable. The name is the part number. */
export const products = pgTable(
  'products',
  {
    id: identity(1000),
    name: sortedText().notNull(),
    intro: text().notNull().default(''),
    details: text().notNull().default(''),
    usdMinor: minor().notNull().default(0), // the master price
    eurMinor: minor(),
    stockLevel: integer().notNull().default(0), // the sum of its movements (L4)
    leadTimeDays: smallint(), // lead time; null: unknown (L4)
    lowStock: integer().notNull().default(0), // reorder point (E2, L4)
    timesOrdered: integer().notNull().default(0), // order lines of a year, counted by a job; orders equal search results (I2)
    stockTaken: boolean().notNull().default(false), // by orders, since this version was saved (D42)
    active: boolean().notNull().default(false),
    award: smallint().$type<Award>().notNull().default(0), // who may buy, by region (D4)
    familyId: smallint()
      .$type<1 | 2>()
      .references(() => variantFamilies.id),
    typeId: integer().references(() => productTypes.id),
    flash: text().notNull().default(''),
    unit: text().$type<SalesUnit>(), // unit of sale; null: a piece
    minQuantity: smallint().notNull().default(1), // of a line (K4)
    packSize: smallint().notNull().default(1), // a line holds whole packs
    unitPieces: smallint().notNull().default(1), // pieces in a unit of sale; drawings and maintenance count pieces
    storageBin: text().notNull().default(''), // place on the shelf, for pick lists (L2); '': none
    supplier: text().notNull().default(''), // whom we buy it from (L4); '': none
    useCloudImage: boolean().notNull().default(false),
    locallySourced: boolean().notNull().default(false),
    pallet: boolean().notNull().default(false),
    imageHash: text(), // content hash of the stored picture; null: none
    createdAt: instant().notNull().defaultNow(),
    version: version(),
    // partKey(name), written by the application; a trigger writes it for SQL that omits it.
    partKey: text()
      .notNull()
      .default(sql`null`),
    // The search document: its texts, its number in pieces, its type, categories, widths and specifications. Triggers
    // write it.
    searchDocument: searchDocument()
      .notNull()
      .default(sql`''`),
  },
  (t) => [
    unique('products_listed').on(t.id, t.name, t.active), // copied by the links below
    index().on(t.name, t.id), // lists by name: nearly all products are active, so the shop's list skips few rows
    // No index contains the stock level, because every order changes it and would have to write to each index. Searches
    // would wait for the pending list of the full-text indexes. Low stock (E2) is found without an index in twenty
    // milliseconds among 100,000.
    index('products_part_key').on(sql`${t.partKey} text_pattern_ops`),
    // Treats O and 0, and l, i and 1, as equal (I2); a search scans it.
    index('products_part_look').on(sql`translate(${t.partKey}, 'oil', '011') text_pattern_ops`),
    index('products_part_key_anywhere').using('gin', sql`${t.partKey} gin_trgm_ops`), // staff search for the middle of a number
    index('products_without_picture')
      .on(t.name, t.id)
      .where(sql`image_hash is null and not use_cloud_image`),
    index('products_of_type').on(t.typeId, t.id), // number of parts of each type in a list (I1)
    index('products_search').using('gin', t.searchDocument),
    index('products_search_headings').using('gin', sql`ts_filter(${t.searchDocument}, '{a}')`),
    index('products_plain').using('gin', sql`${productText} gin_trgm_ops`),
    check('products_name', sql`${t.name} <> ''`),
    check('products_prices', sql`${t.usdMinor} >= 0 and ${t.eurMinor} > 0`),
    check('products_stock', sql`${t.stockLevel} >= 0`),
    check('products_quantities', sql`${t.minQuantity} between 1 and 100 and ${t.packSize} between 1 and 100`),
    check('products_unit_pieces', sql`${t.unitPieces} between 1 and 10000`),
    check('products_award', sql`${t.award} between 0 and 3`),
    check(
      'products_unit',
      sql`${t.unit} in ('coil', 'roll', 'metre', 'pack', 'box', 'set', 'pair', 'bottle', 'can', 'litre')`,
    ),
  ],
);

/**
 * Attribute values of a part or of one of its widths: a figure or a range in the attribute's unit, words (several are possible), or
 * yes and no.
 */
export const specifications = pgTable(
  'specifications',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => productVariants.id, { onDelete: 'cascade' }), // null: for all widths
    attributeId: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    low: numeric({ precision: 14, scale: 4, mode: 'number' }),
    high: numeric({ precision: 14, scale: 4, mode: 'number' }),
    word: text(),
    flag: boolean(),
  },
  (t) => [
    unique('specifications_once').on(t.productId, t.variantId, t.attributeId, t.word).nullsNotDistinct(),
    // For deleting attributes. If it included a value or a part, the planner would prefer it for reading
    // specifications.
    index('specifications_attribute').on(t.attributeId),
    check('specifications_one_value', sql`num_nonnulls(${t.low}, ${t.word}, ${t.flag}) = 1`),
    check(
      'specifications_range',
      sql`num_nulls(${t.low}, ${t.high}) in (0, 2) and (${t.low} is null or ${t.low} <= ${t.high})`,
    ),
  ],
);

/**
 * Products of a category. The foreign key copies name and status of the product (on update cascade), so that a page of 18 sorted by
 * name is read from one index, however large the category is.
 */
export const productCategories = pgTable(
  'product_categories',
  {
    id: identity(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    productName: sortedText().notNull(),
    productActive: boolean().notNull(),
  },
  (t) => [
    unique().on(t.productId, t.categoryId),
    foreignKey({
      name: 'product_categories_product',
      columns: [t.productId, t.productName, t.productActive],
      foreignColumns: [products.id, products.name, products.active],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('product_categories_listed').on(t.categoryId, t.productActive, t.productName, t.productId),
  ],
);

/** Products of a sub-category, like product_categories. */
export const productSubcategories = pgTable(
  'product_subcategories',
  {
    id: identity(),
    subcategoryId: integer()
      .notNull()
      .references(() => subcategories.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    productName: sortedText().notNull(),
    productActive: boolean().notNull(),
  },
  (t) => [
    unique().on(t.productId, t.subcategoryId),
    foreignKey({
      name: 'product_subcategories_product',
      columns: [t.productId, t.productName, t.productActive],
      foreignColumns: [products.id, products.name, products.active],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('product_subcategories_listed').on(t.subcategoryId, t.productActive, t.productName, t.productId),
  ],
);

/** 'Goes with': shown as a strip under the product. */
export const relatedProducts = pgTable(
  'related_products',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedProductId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique().on(t.productId, t.relatedProductId),
    index().on(t.relatedProductId),
    check('related_products_not_itself', sql`${t.productId} <> ${t.relatedProductId}`),
  ],
);

/** Replacement of a part: its first day and its note (J5). */
export const replacements = pgTable('replacements', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  fromOn: date().notNull(), // first day on which it is shown
  note: text().notNull().default(''),
  version: version(),
});

/** Replacements of a part, with the quantity of each. A trigger prevents circles. */
export const replacementParts = pgTable(
  'replacement_parts',
  {
    productId: integer()
      .notNull()
      .references(() => replacements.productId, { onDelete: 'cascade' }),
    successorId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull().default(1),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.successorId] }),
    index().on(t.successorId),
    check('replacement_parts_quantity', sql`${t.quantity} between 1 and 100`),
  ],
);
