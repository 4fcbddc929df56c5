import { z } from 'zod';
import { priceTagSchema } from '../../catalogue/pricing/price-notes-wire.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { pressFitSchema } from '../../catalogue/presses/answers.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import { namesWith, only } from '../../base/fields/field.ts';
import { answerShape } from '../../base/fields/field-schemas.ts';
import { CATEGORY_ROLES } from '../../catalogue/categories/category-fields.ts';
import { SORTS } from './filters/chosen-filters.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { insteadSchema, pressNameSchema } from '../word-search/answers.ts';

export const successorSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    /** Quantity that replaces one unit. */
    quantity: z.int(),
    price: priceTagSchema.nullable(),
    inStock: z.boolean(),
    /** True if the buyer must choose a width. */
    hasWidths: z.boolean(),
  })
  .meta({ id: 'Successor' });

export const kitPartSchema = successorSchema
  .pick({
    productId: true,
    productName: true,
    productIntro: true,
    imageHash: true,
    cloudImageUrl: true,
    inStock: true,
    price: true,
  })
  .extend({
    quantity: z.int().describe('Quantity in one kit.'),
    /** It can be bought alone. */
    isOffered: z.boolean(),
  })
  .meta({ id: 'KitPart' });

/** A part of a kit, with its own price for the reader (J7). */
export type KitPart = AnswerOf<typeof kitPartSchema>;

/** A part that replaces another, at the end of the chain of replacements (J5). */
export type Successor = AnswerOf<typeof successorSchema>;

export const replacedSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** It can still be bought. */
    isOffered: z.boolean(),
    fromOn: z.iso.date(),
    /** Staff note; '': none. */
    note: z.string(),
    successors: z.array(successorSchema),
  })
  .meta({ id: 'ReplacedPart' });

/** A replaced part (J5): its replacement is shown and offered, never swapped silently. */
export type Replaced = AnswerOf<typeof replacedSchema>;

const Branch = z.object({ id: z.int(), guid: z.guid(), name: z.string() });

export const menuCategorySchema = Branch.extend({
  onHomePage: z.boolean(),
  /** Place in the shop that leads here (A3, A6, A8). */
  role: z.enum(CATEGORY_ROLES).nullable(),
  count: z.int(),
  subcategories: z.array(Branch),
}).meta({ id: 'MenuCategory' });

/** A category in the shop's menus. */
export type MenuCategory = AnswerOf<typeof menuCategorySchema>;

export const categoryTileSchema = Branch.extend({ count: z.int(), imageHash: z.string().nullable() }).meta({
  id: 'CategoryTile',
});

/** A category on the home page, with a picture of one of its parts (A6, A8). */
export type CategoryTile = AnswerOf<typeof categoryTileSchema>;

export const tapeTileSchema = Branch.extend({ imageHash: z.string().nullable() }).meta({ id: 'TapeTile' });

/** A tape sub-category on the home page, with a picture of one of its parts (A6). */
export type TapeTile = AnswerOf<typeof tapeTileSchema>;

/** Unit price for the logged-in customer; visitors never get one (A13). */
export type PriceTag = AnswerOf<typeof priceTagSchema>;

const SoughtWidth = z.object({ id: z.int(), details: z.string() }).optional();

const productCardSchema = z
  .object({
    id: z.int(),
    ...answerShape(only(productFields, namesWith(productFields, { shown: 'card' }))),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    categoryName: z.string().nullable(),
    inStock: z.boolean(),
    /** Despatch promise in the reader's language (L4); null: none, and for visitors. */
    promised: z.string().nullable(),
    /**
     * The width that was searched for: it has its own price, and the product page selects it. Absent: none, or the
     * first (B2).
     */
    soughtWidth: SoughtWidth,
    /** One of its widths has to be chosen before it is bought (B2). */
    hasWidths: z.literal(true).optional(),
    price: priceTagSchema.nullable(),
    /** Customer part number of the part, or of its widths; null: none, or not requested (H6). */
    ownNumber: z.string().nullable(),
  })
  .meta({ id: 'ProductCard' });

/** A part on a card of a grid or strip (A10). */
export type ProductCard = AnswerOf<typeof productCardSchema>;

export const shelfSchema = z.object({ category: Branch, products: z.array(productCardSchema) }).meta({ id: 'Shelf' });

/** A category of the dashboard with its first parts (A23). */
export type Shelf = AnswerOf<typeof shelfSchema>;

export const productDetailSchema = productCardSchema
  .extend({
    ...answerShape(only(productFields, namesWith(productFields, { shown: 'page' }))),
    /** Despatch promise (L4). */
    promise: promiseSchema,
    brandLabel: z.string(),
    category: Branch.nullable(),
    variants: z.array(
      z.object({
        id: z.int(),
        details: z.string(),
        /** Picture of the part in this width; null: the part's own picture. */
        imageHash: z.string().nullable(),
        price: priceTagSchema.nullable(),
      }),
    ),
    /** In the order of its type's attributes (I1). */
    specifications: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        words: z.array(z.string()),
        flag: z.boolean().nullable(),
      }),
    ),
    /** Additional pictures, in display order. */
    pictures: z.array(z.object({ id: z.int(), imageHash: z.string(), alt: z.string() })),
    /** Customer part numbers, each width separately (H6). */
    ownNumbers: z.array(z.object({ variantId: z.int().nullable(), number: z.string() })),
    /** Replacements; null: not replaced (J5). */
    replaced: replacedSchema.nullable(),
    /** Numbers of the parts that it replaces (J5). */
    replaces: z.array(z.string()),
    /** Size of its data sheet; null: none, and for visitors, who can't open it. */
    sheetBytes: z.int().nullable(),
    /** Reason why this customer can't buy it (D4); null for visitors too, who are asked to log in. */
    refusal: z.object({ code: z.enum(['tape-shop', 'unavailable-in-country']), message: z.string() }).nullable(),
    /** It has parts of its own, to be asked for (J7). */
    isKit: z.boolean(),
    /** It fits some models of presses, to be asked for (J2). */
    hasFits: z.boolean(),
    related: z.array(productCardSchema),
  })
  .meta({ id: 'ProductDetail' });

/** A part with all the data of its page (A12). */
export type ProductDetail = AnswerOf<typeof productDetailSchema>;

export const listingSchema = z
  .object({
    /** press: everything that fits the press of the filters. */
    mode: z.enum(['all', 'category', 'subcategory', 'keyword', 'press']),
    /**
     * The selected category, also that of a selected sub-category, or the one that is searched. Null if none is
     * selected or it is not visible.
     */
    category: Branch.nullable(),
    subcategory: Branch.nullable(),
    keyword: z.string(),
    /** Shown instead of a search with fewer than three characters (D9). */
    hint: z.string().nullable(),
    /** Keyword used instead, if the original had no matches; null: the original (I3). */
    instead: insteadSchema.nullable(),
    /** Customer part number that equals the keyword (H6); on the first page. */
    own: z
      .object({
        ownNumber: z.string(),
        productId: z.int(),
        productName: z.string(),
        /** Another part has this as its real number, which takes precedence. */
        isOutranked: z.boolean(),
      })
      .nullable(),
    /** Replacement of the part with this number, whether or not it is still offered (J5); on the first page. */
    replaced: replacedSchema.nullable(),
    /** The part whose number equals the keyword. */
    exactId: z.int().nullable(),
    /** Number of parts, and whether there are more than were counted; null: not counted. */
    counted: z.object({ count: z.int(), isMore: z.boolean() }).nullable(),
    /** Facets of the list; null: none. */
    filters: z
      .object({
        types: z.array(z.object({ id: z.int(), name: z.string(), count: z.int(), isChosen: z.boolean() })),
        /** The attributes of the one remaining type. */
        facets: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            unit: z.string(),
            values: z.array(
              z.object({
                /** As in the address. */
                value: z.string(),
                low: z.number().nullable(),
                high: z.number().nullable(),
                word: z.string().nullable(),
                count: z.int(),
                isChosen: z.boolean(),
              }),
            ),
            /** The typed figures, and the range of the remaining parts; null: too few for a range. */
            range: z
              .object({ from: z.number().nullable(), to: z.number().nullable(), least: z.number(), most: z.number() })
              .nullable(),
          }),
        ),
      })
      .nullable(),
    /** The press that the filters name; null: none. */
    press: z.object({ modelId: z.int(), modelName: z.string(), serial: z.string() }).nullable(),
    /** Number of parts that the filters hide. */
    filteredOut: z.int(),
    sort: z.enum(SORTS),
    /** Presses that the keyword names (I2); on the first page. */
    presses: z.array(pressNameSchema),
    /** Parts pinned by staff above the results for this keyword (I4); on the first page. */
    suggested: z.array(productCardSchema),
    products: z.array(productCardSchema),
    /** Parts that the reader can't buy, with the reason (D4). They are sorted last. */
    refusals: z.array(z.object({ productId: z.int(), message: z.string() })),
    page: z.int(),
    hasNext: z.boolean(),
  })
  .meta({ id: 'Listing' });

/** One page of 18, and whether another follows (A9, D9). */
export type Listing = AnswerOf<typeof listingSchema>;

/** A part with this customer part number. */
export type OwnNumberFound = NonNullable<Listing['own']>;

/** Facets of a list, with counts of the remaining parts (I1). */
export type ListFilters = NonNullable<Listing['filters']>;

export type Facet = ListFilters['facets'][number];

export type FacetValue = Facet['values'][number];

export const comparisonSchema = z
  .object({
    /** null: no type. */
    typeId: z.int().nullable(),
    typeName: z.string().nullable(),
    /** Category of the first part, for a link to more. */
    category: Branch.nullable(),
    products: z.array(productCardSchema),
    rows: z.array(
      z.object({
        name: z.string(),
        /** For each part, in order; empty if unknown, several if it has several widths. */
        cells: z.array(productDetailSchema.shape.specifications),
        differs: z.boolean(),
      }),
    ),
    /** Number of requested parts that do not exist, are of another type, or are too many. */
    leftOut: z
      .int()
      .describe('Number of requested parts that are not compared.')
      .meta({ examples: [0] }),
  })
  .meta({ id: 'Comparison' });

/** Parts of one type side by side (I5). */
export type Comparison = AnswerOf<typeof comparisonSchema>;

export const partTableSchema = z
  .object({
    /** Values that most of them have; a part without a cell has no known value. */
    columns: z.array(
      z.object({
        name: z.string(),
        cells: z.array(z.object({ productId: z.int(), values: productDetailSchema.shape.specifications })),
      }),
    ),
    /** Families among them, with their widths at the reader's own prices. */
    families: z.array(
      z.object({
        productId: z.int(),
        widths: z.array(
          productDetailSchema.shape.variants.element.pick({ id: true, details: true, price: true }).extend({
            ownNumber: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PartTable' });

/** Table view of a list, in addition to the cards (G5). */
export type PartTable = AnswerOf<typeof partTableSchema>;

export const suggestionSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    intro: z.string(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    /** Customer part number, if it was typed (H6). */
    ownNumber: z.string().nullable(),
    /** The part with the typed number, if this one replaces it (J5). */
    inPlaceOf: z.string().nullable(),
    /** The reader's unit price; null for visitors, and if they can't buy it. */
    price: priceTagSchema.nullable(),
    /** As on a card. */
    soughtWidth: SoughtWidth,
    /** null for visitors. */
    inStock: z.boolean().nullable(),
    hasWidths: z.boolean(),
    /** null: the reader has chosen no press (J3). */
    pressFit: pressFitSchema.nullable(),
  })
  .meta({ id: 'Suggestion' });

/** A part suggested during typing. */
export type Suggestion = AnswerOf<typeof suggestionSchema>;
