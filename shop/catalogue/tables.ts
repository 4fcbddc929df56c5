import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  bytewiseText,
  guid,
  identity,
  instant,
  minor,
  searchDocument,
  sortedText,
  version,
} from '../../platform/database/columns.ts';
import { CATEGORY_ROLES } from './category-rules.ts';

/** A branch of the catalogue. `show` means: 1 all, 2 USA only, 3 Europe only, 4 hidden; without `regional` 1 live, else hidden (D8). */
export const categories = pgTable(
  'categories',
  {
    id: identity(100),
    guid: guid(),
    name: sortedText().notNull(),
    show: smallint().notNull().default(3),
    regional: boolean().notNull().default(false),
    sortOrder: integer().notNull().default(0),
    onHomePage: boolean().notNull().default(false),
    onDashboard: boolean().notNull().default(false), // its first parts stand on the customers' dashboard (A23)
    role: text({ enum: CATEGORY_ROLES }), // which of the shop's own places leads here (A3, A6, A8)
    picturePart: text().notNull().default(''), // the part whose picture stands for it; '': the first by name that has one
    delivery: text().notNull().default(''), // stored and shown, without effect (D37)
    deliveryAdd: text().notNull().default(''),
    version: version(),
  },
  (t) => [
    check('categories_show', sql`${t.show} between 1 and 4`),
    check('categories_name', sql`${t.name} <> ''`),
    check('categories_role', sql`${t.role} in ('blades', 'tape', 'anilox', 'consumables')`),
  ],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: identity(100),
    guid: guid(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: sortedText().notNull(),
    show: smallint().notNull().default(3),
    sortOrder: integer().notNull().default(0),
    version: version(),
  },
  (t) => [
    index().on(t.categoryId, t.sortOrder),
    check('subcategories_show', sql`${t.show} between 1 and 4`),
    check('subcategories_name', sql`${t.name} <> ''`),
  ],
);

/** Tapes of one thickness: 1 '15 Thou', 2 '20 Thou'. Their widths are the variants. */
export const variantFamilies = pgTable('variant_families', {
  id: smallint().primaryKey(),
  name: text().notNull(),
});

/** A width of a family; a price of 0 means 'not set in this currency' (D2). */
export const productVariants = pgTable(
  'product_variants',
  {
    id: identity(),
    familyId: smallint()
      .notNull()
      .references(() => variantFamilies.id),
    position: integer().notNull(), // the first one is the default (B2)
    details: text().notNull(),
    usdMinor: minor().notNull().default(0),
    gbpMinor: minor().notNull().default(0),
    eurMinor: minor().notNull().default(0),
    version: version(),
  },
  (t) => [
    unique().on(t.id, t.familyId),
    index().on(t.familyId, t.position),
    check('product_variants_prices', sql`${t.usdMinor} >= 0 and ${t.gbpMinor} >= 0 and ${t.eurMinor} >= 0`),
  ],
);

/** A part or consumable. The name is the part number. */
export const products = pgTable(
  'products',
  {
    id: identity(1000),
    name: sortedText().notNull(),
    intro: text().notNull().default(''),
    details: text().notNull().default(''),
    usdMinor: minor().notNull().default(0), // the master price
    eurMinor: minor().notNull().default(0), // 0: none, converted from dollars (D2)
    stockLevel: integer().notNull().default(0),
    active: boolean().notNull().default(false),
    award: smallint().notNull().default(0), // who may buy, by region (D4)
    familyId: smallint().references(() => variantFamilies.id),
    flash: text().notNull().default(''),
    useCloudImage: boolean().notNull().default(false),
    locallySourced: boolean().notNull().default(false),
    pallet: boolean().notNull().default(false),
    imageHash: text(), // content hash of the stored picture; null: none
    createdAt: instant().notNull().defaultNow(),
    version: version(),
    partKey: text()
      .notNull()
      .generatedAlwaysAs(sql`regexp_replace(lower(name collate "C"), '[^a-z0-9]', '', 'g')`),
    searchDocument: searchDocument()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', intro), 'B') || setweight(to_tsvector('english', details), 'C')`,
      ),
  },
  (t) => [
    unique('products_listed').on(t.id, t.name, t.active), // what the links below copy
    index().on(t.name, t.id), // lists by name: nearly all products are live, so the shop's list reads few in vain
    // No index holds the stock level: every order changes it, and would write into each of these. Searches would wait for what the
    // full-text indexes had not sorted in yet; what runs out (E2) is found in twenty milliseconds among 100,000 all the same.
    index('products_part_key').on(sql`${t.partKey} text_pattern_ops`),
    index('products_part_key_anywhere').using('gin', sql`${t.partKey} gin_trgm_ops`), // staff look for the middle of a number
    index('products_without_picture')
      .on(t.name, t.id)
      .where(sql`image_hash is null and not use_cloud_image`),
    index('products_search').using('gin', t.searchDocument),
    check('products_name', sql`${t.name} <> ''`),
    check('products_prices', sql`${t.usdMinor} >= 0 and ${t.eurMinor} >= 0`),
    check('products_stock', sql`${t.stockLevel} >= 0`),
    check('products_award', sql`${t.award} between 0 and 3`),
  ],
);

/**
 * Which products a category shows. Name and status of the product are copied by the foreign key (on update cascade), so that
 * a page of 18 sorted by name is read from one index, however large the category is.
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

/** As product_categories, for sub-categories. */
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

/**
 * One thing in its widths: where a product's picture is `ofImageHash`, `imageHash` shows it in that width. It hangs on the picture, not
 * on the product, so that a product that gets another picture shows that one alone.
 */
export const variantPictures = pgTable(
  'variant_pictures',
  {
    ofImageHash: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    imageHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ofImageHash, t.variantId] }), index().on(t.variantId)],
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

/**
 * The words of the products' names and texts: what the search corrects typing errors by (D9). A trigger adds those of every
 * product that is saved. A word outlives its product; correcting to it then finds nothing.
 */
export const searchWords = pgTable('search_words', { word: bytewiseText().primaryKey() }, (t) => [
  index('search_words_trigram').using('gin', sql`${t.word} gin_trgm_ops`),
]);

/**
 * Which words stand on a shelf: so many products whose numbers follow one another (search_shelf). A search for words that very
 * many parts have goes along the shelves and looks only at those that hold all of them. The places: 1 the names' words,
 * 2 those of names and intros, 3 all. A trigger adds the words of every product that is saved; a word outlives its product,
 * which costs a look in vain.
 */
export const searchShelves = pgTable(
  'search_shelves',
  {
    place: smallint().notNull(),
    shelf: integer().notNull(),
    words: searchDocument().notNull(),
  },
  (t) => [primaryKey({ columns: [t.place, t.shelf] }), check('search_shelves_place', sql`${t.place} between 1 and 3`)],
);
