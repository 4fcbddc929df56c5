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
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
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
} from '../../../platform/database/columns.ts';
import type { Language } from '../../../texts/languages.ts';
import { CATEGORY_ROLES } from '../categories/category-fields.ts';
import type { SalesUnit } from './sales-unit.ts';
import { ATTRIBUTE_KINDS } from '../specifications/specification.ts';
import type { TranslatedKind } from '../catalogue-texts/translated-kind.ts';
import type { Award } from '../categories/visibility.ts';

/**
 * A branch of the catalogue. `show` means: 1 all, 2 USA only, 3 Europe only, 4 hidden; without `regional` 1 live,
 * otherwise hidden (D8).
 */
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
    role: text({ enum: CATEGORY_ROLES }), // the place in the shop's own pages that leads here (A3, A6, A8)
    picturePart: text().notNull().default(''), // the part whose picture represents it; '': the first by name with a picture
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

/** Product types (tape, doctor blade …); parts of one type are compared by its attributes (I1). */
export const productTypes = pgTable(
  'product_types',
  {
    id: identity(),
    name: sortedText().notNull(),
    sortOrder: integer().notNull().default(0),
    archived: boolean().notNull().default(false), // no longer offered for parts or as a filter
    version: version(),
  },
  (t) => [
    uniqueIndex('product_types_name').on(sql`lower(${t.name})`),
    check('product_types_text', sql`${t.name} <> ''`),
  ],
);

/** One attribute by which parts of a type differ: a thickness, a colour. */
export const attributes = pgTable(
  'attributes',
  {
    id: identity(),
    typeId: integer()
      .notNull()
      .references(() => productTypes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    unit: text().notNull().default(''), // '': a bare figure, or words
    kind: text({ enum: ATTRIBUTE_KINDS }).notNull(),
    sortOrder: integer().notNull().default(0),
    inTable: boolean().notNull().default(true),
    inFilter: boolean().notNull().default(true),
    inComparison: boolean().notNull().default(true),
    archived: boolean().notNull().default(false), // its values are kept but not shown
    version: version(),
  },
  (t) => [
    uniqueIndex('attributes_name').on(t.typeId, sql`lower(${t.name})`),
    check('attributes_text', sql`${t.name} <> ''`),
    check('attributes_kind', sql`${t.kind} in ('number', 'range', 'word', 'flag')`),
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
    storageBin: text().notNull().default(''), // place on the shelf, for pick lists (L2); '': none
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

/**
 * A picture in one width: where a product's picture is `ofImageHash`, `imageHash` shows it in that width. It refers to
 * the picture, not to the product, so that a product with a new picture shows only that one.
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

/** The additional pictures of a product, after the main one (A12). */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    imageHash: text().notNull(),
    alt: text().notNull().default(''),
    position: integer().notNull(),
  },
  (t) => [index().on(t.productId, t.position)],
);

/** The data sheet of a product: a PDF, for customers and staff (A12). */
export const productSheets = pgTable(
  'product_sheets',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (t) => [check('product_sheets_size', sql`${t.sizeBytes} > 0`)],
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

/**
 * A product that is a kit of parts (J7). Its price is its own; a trigger keeps its stock at what its parts allow (kit-stock.ts).
 */
export const kits = pgTable('kits', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  version: version(),
});

/** Parts of a kit, with the quantity of each. A trigger refuses a kit inside a kit. */
export const kitParts = pgTable(
  'kit_parts',
  {
    kitId: integer()
      .notNull()
      .references(() => kits.productId, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => products.id), // a part of a kit can't be deleted
    quantity: smallint().notNull().default(1),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kitId, t.partId] }),
    unique('kit_parts_position').on(t.kitId, t.position),
    index('kit_parts_of_part').on(t.partId, t.kitId),
    check('kit_parts_quantity', sql`${t.quantity} between 1 and 100`),
    check('kit_parts_not_itself', sql`${t.kitId} <> ${t.partId}`),
  ],
);

/**
 * The words of the products' names and texts, used to correct typos (D9). A trigger adds those of every saved product.
 * A word outlives its product; correcting to it then finds nothing.
 */
export const searchWords = pgTable('search_words', { word: bytewiseText().primaryKey() }, (t) => [
  index('search_words_trigram').using('gin', sql`${t.word} gin_trgm_ops`),
]);

/**
 * Translations of catalogue texts: an intro, details, the name of a category, a word of the specifications (N3). Keyed by the
 * English text, not by its owner: a text of twenty parts is translated once, and a changed text counts as untranslated until it is
 * translated again.
 */
export const catalogueTexts = pgTable(
  'catalogue_texts',
  {
    id: identity(),
    english: text().notNull(),
    language: text().$type<Language>().notNull(),
    says: text().notNull(),
    lexemes: text() // its words stemmed by the language's dictionary, by which the search finds parts that use it
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_said(says, language)`),
    version: version(),
  },
  (t) => [
    uniqueIndex('catalogue_texts_said').on(sql`md5(${t.english})`, t.language), // texts are longer than an index entry may be
    check('catalogue_texts_text', sql`${t.english} <> '' and ${t.says} <> ''`),
    check('catalogue_texts_language', sql`${t.language} ~ '^[a-z]{2}$' and ${t.language} <> 'en'`),
  ],
);

/** Version of a text's translations, so that two colleagues who edit one text detect the conflict. */
export const translationVersions = pgTable('translation_versions', {
  key: text().primaryKey(), // md5 of the English text
  version: version(),
});

/** All translatable English texts, with the objects that use them; one text may appear many times. */
export const translatableTexts = pgView('translatable_texts', {
  kind: text().$type<TranslatedKind>().notNull(),
  thing: text().notNull(), // 'product:101'
  thingName: text().notNull(),
  english: text().notNull(),
}).existing();

/** Synonyms: words of the trade and the catalogue's words for them. 'Rakel' is a doctor blade (I2). */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: identity(),
    word: text().notNull(), // one or several, as typed
    language: text().$type<Language>().notNull(),
    means: text().notNull(), // in the catalogue's words, separated by commas
    version: version(),
  },
  (t) => [
    uniqueIndex('search_synonyms_word').on(sql`lower(${t.word})`, t.language),
    check('search_synonyms_text', sql`${t.word} <> '' and ${t.means} <> ''`),
    check('search_synonyms_language', sql`${t.language} ~ '^[a-z]{2}$'`),
  ],
);
