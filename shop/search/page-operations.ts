import { z } from 'zod';
import { answerInternal, noInput } from '../operations/answers.ts';
import { operation } from '../operations/operation.ts';
import { idNumber, checkboxInput } from '../operations/input-schemas.ts';
import { productFields } from '../catalogue/product-fields.ts';
import { promiseSchema } from '../stock/promise-wire.ts';
import { namesWith, only } from '../operations/field.ts';
import { answerShape } from '../operations/field-schemas.ts';
import { CATEGORY_ROLES } from '../catalogue/category-fields.ts';
import { compareParts } from './compare/compare.ts';
import { SORTS } from './filters/chosen-filters.ts';
import { homeTiles, tapeTiles } from './home-tiles.ts';
import { listing, shelves } from './listing.ts';
import { localizeStoreTexts } from '../operations/store/localize-store-texts.ts';
import { menuFor, localizeMenu } from './menu.ts';
import { comparedParts, pageNumber, searchedKeyword } from './input.ts';
import { cataloguePaths } from './paths.ts';
import { productDetail } from './product-detail.ts';
import { replaced, replacementOf } from './replaced-parts.ts';
import { partTable } from './table/part-table.ts';
import { suggest } from './keywords/suggest.ts';
import { localizeCatalogue } from '../catalogue/localize-catalogue.ts';
import { translateAnswer } from '../operations/translate-answer.ts';

const Branch = z.object({ id: z.int(), guid: z.guid(), name: z.string() });

const MenuCategory = Branch.extend({
  onHomePage: z.boolean(),
  role: z.enum(CATEGORY_ROLES).nullable(),
  count: z.int(),
  subcategories: z.array(Branch),
}).meta({ id: 'MenuCategory' });

const CategoryTile = Branch.extend({ count: z.int(), imageHash: z.string().nullable() }).meta({ id: 'CategoryTile' });

const TapeTile = Branch.extend({ imageHash: z.string().nullable() }).meta({ id: 'TapeTile' });

const PriceTag = z.object({ unitPriceMinor: z.int(), currency: z.literal([1, 2, 3]) }).meta({ id: 'PriceTag' });

const SoughtWidth = z.object({ id: z.int(), details: z.string() }).optional();

const ProductCard = z
  .object({
    id: z.int(),
    ...answerShape(only(productFields, namesWith(productFields, { shown: 'card' }))),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    categoryName: z.string().nullable(),
    inStock: z.boolean(),
    promised: z.string().nullable(),
    soughtWidth: SoughtWidth,
    price: PriceTag.nullable(),
    ownNumber: z.string().nullable(),
  })
  .meta({ id: 'ProductCard' });

const Shelf = z.object({ category: Branch, products: z.array(ProductCard) }).meta({ id: 'Shelf' });

const ProductDetail = ProductCard.extend({
  ...answerShape(only(productFields, namesWith(productFields, { shown: 'page' }))),
  promise: promiseSchema,
  brandLabel: z.string(),
  category: Branch.nullable(),
  variants: z.array(
    z.object({ id: z.int(), details: z.string(), imageHash: z.string().nullable(), price: PriceTag.nullable() }),
  ),
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
  pictures: z.array(z.object({ id: z.int(), imageHash: z.string(), alt: z.string() })),
  ownNumbers: z.array(z.object({ variantId: z.int().nullable(), number: z.string() })),
  replaced: replaced.nullable(),
  sheetBytes: z.int().nullable(),
  refusal: z.object({ code: z.enum(['tape-shop', 'unavailable-in-country']), message: z.string() }).nullable(),
  related: z.array(ProductCard),
}).meta({ id: 'ProductDetail' });

const Listing = z
  .object({
    mode: z.enum(['all', 'category', 'subcategory', 'keyword']),
    category: Branch.nullable(),
    subcategory: Branch.nullable(),
    keyword: z.string(),
    hint: z.string().nullable(),
    instead: z
      .object({ how: z.enum(['corrected', 'near']), keyword: z.string(), leftOut: z.array(z.string()) })
      .nullable(),
    own: z
      .object({ ownNumber: z.string(), productId: z.int(), productName: z.string(), isOutranked: z.boolean() })
      .nullable(),
    replaced: replaced.nullable(),
    exactId: z.int().nullable(),
    counted: z.object({ count: z.int(), isMore: z.boolean() }).nullable(),
    filters: z
      .object({
        types: z.array(z.object({ id: z.int(), name: z.string(), count: z.int(), isChosen: z.boolean() })),
        facets: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            unit: z.string(),
            values: z.array(
              z.object({
                value: z.string(),
                low: z.number().nullable(),
                high: z.number().nullable(),
                word: z.string().nullable(),
                count: z.int(),
                isChosen: z.boolean(),
              }),
            ),
            range: z
              .object({ from: z.number().nullable(), to: z.number().nullable(), least: z.number(), most: z.number() })
              .nullable(),
          }),
        ),
      })
      .nullable(),
    filteredOut: z.int(),
    sort: z.enum(SORTS),
    suggested: z.array(ProductCard),
    products: z.array(ProductCard),
    refusals: z.array(z.object({ productId: z.int(), message: z.string() })),
    page: z.int(),
    hasNext: z.boolean(),
  })
  .meta({ id: 'Listing' });

const Comparison = z
  .object({
    typeId: z.int().nullable(),
    typeName: z.string().nullable(),
    category: Branch.nullable(),
    products: z.array(ProductCard),
    rows: z.array(
      z.object({ name: z.string(), cells: z.array(ProductDetail.shape.specifications), differs: z.boolean() }),
    ),
    leftOut: z
      .int()
      .describe('How many of those that were asked for are not compared.')
      .meta({ examples: [0] }),
  })
  .meta({ id: 'Comparison' });

const PartTable = z
  .object({
    columns: z.array(
      z.object({
        name: z.string(),
        cells: z.array(z.object({ productId: z.int(), values: ProductDetail.shape.specifications })),
      }),
    ),
    families: z.array(
      z.object({
        productId: z.int(),
        widths: z.array(
          ProductDetail.shape.variants.element.pick({ id: true, details: true, price: true }).extend({
            ownNumber: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PartTable' });

const Suggestion = z
  .object({
    id: z.int(),
    name: z.string(),
    intro: z.string(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
    ownNumber: z.string().nullable(),
    inPlaceOf: z.string().nullable(),
    price: z.object({ unitPriceMinor: z.int(), currency: z.literal([1, 2, 3]) }).nullable(),
    soughtWidth: SoughtWidth,
    inStock: z.boolean().nullable(),
    hasWidths: z.boolean(),
  })
  .meta({ id: 'Suggestion' });

/** Calls of the shop's own pages to the catalogue; the documented calls are in operations.ts. */
export const cataloguePageOperations = [
  operation(cataloguePaths.menu, {
    tag: 'Category',
    summary: 'The categories and sub-categories that the caller may see, in menu order (A3, D8).',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(MenuCategory)), localize: localizeMenu },
    handle: (_, { shop, caller }) => menuFor(caller.customer, shop.hot()),
  }),

  operation(cataloguePaths.tiles, {
    tag: 'Category',
    summary: 'The categories of the home page that the caller may see, each with a picture (A6, A8).',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(CategoryTile)), localize: localizeCatalogue },
    handle: homeTiles,
  }),

  operation(cataloguePaths.listing, {
    tag: 'Product',
    summary: 'A page of 18 of a category, a sub-category or a search (A8, A9, D9).',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: z.object({
      categoryGuid: z.string().optional(),
      subcategoryGuid: z.string().optional(),
      keyword: z.string().optional(),
      withinGuid: z.string().optional(),
      exactly: checkboxInput,
      isBehindPart: checkboxInput,
      filters: z.string().max(2000).optional(),
      page: pageNumber.default(1),
    }),
    answer: { format: answerInternal(Listing), localize: localizeCatalogue },
    example: { query: { keyword: 'blade', page: 1 } },
    handle: translateAnswer(listing),
  }),

  operation(cataloguePaths.product, {
    tag: 'Product',
    summary: 'A live part with its widths, its specifications and related parts (A12, I1).',
    who: { access: 'everyone' },
    when: { cache: 'stock' },
    input: z.object({ productId: idNumber('product') }),
    answer: {
      format: answerInternal(ProductDetail),
      localize: async (product, reader) => {
        const { brandLabel } = localizeStoreTexts(product, reader.shop.store, reader.translator.language);
        return { ...(await localizeCatalogue(product, reader)), brandLabel };
      },
    },
    example: { path: { productId: 140 } },
    handle: translateAnswer(productDetail),
  }),

  operation(cataloguePaths.replacement, {
    tag: 'Product',
    summary: 'What takes the place of a part that is replaced, each chain followed to its end (J5).',
    who: { access: 'everyone' },
    when: { cache: 'stock' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(replaced), refuses: [404], localize: localizeCatalogue },
    example: { path: { productId: 159 } },
    handle: replacementOf,
  }),

  operation(cataloguePaths.tapeTiles, {
    tag: 'SubCategory',
    summary: 'The first tape sub-categories, each with a picture (A6).',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(TapeTile)), localize: localizeCatalogue },
    handle: tapeTiles,
  }),

  operation(cataloguePaths.shelves, {
    tag: 'Category',
    summary: 'The categories of the dashboard that the caller may see, each with its first parts by name (A23).',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(Shelf)), localize: localizeCatalogue },
    handle: translateAnswer(shelves),
  }),

  operation(cataloguePaths.suggest, {
    tag: 'Product',
    summary:
      'At most 8 parts while somebody types, with what each costs the customer: what replaces the typed number comes first, then part numbers that begin so.',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: z.object({ keyword: searchedKeyword }),
    answer: { format: answerInternal(z.array(Suggestion)), localize: localizeCatalogue },
    example: { path: { keyword: 'db-01' } },
    handle: suggest,
  }),

  operation(cataloguePaths.compare, {
    tag: 'Product',
    summary: 'Up to six parts of one type side by side, with what differs marked (I5).',
    who: { access: 'everyone' },
    when: { cache: 'catalogue' },
    input: z.object({ parts: comparedParts }),
    answer: { format: answerInternal(Comparison), localize: localizeCatalogue },
    example: { query: { parts: '140,141' } },
    handle: translateAnswer(compareParts),
  }),

  operation(cataloguePaths.table, {
    tag: 'Product',
    summary:
      'What up to eighteen parts measure, and the widths of families among them at your prices: a list as a table (G5).',
    who: { access: 'customer' },
    input: z.object({ parts: comparedParts }),
    answer: { format: answerInternal(PartTable), localize: localizeCatalogue },
    example: { query: { parts: '101,140' } },
    handle: partTable,
  }),
];
