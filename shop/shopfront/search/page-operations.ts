import { z } from 'zod';
import { answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber, checkboxInput } from '../../base/wire/input-schemas.ts';
import { compareParts } from './compare/compare.ts';
import { homeTiles, tapeTiles } from './home-tiles.ts';
import { listing } from './listing.ts';
import { shelves } from './shelves.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';
import { menuFor, localizeMenu } from './menu.ts';
import { comparedParts, pageNumber, searchedKeyword } from './input.ts';
import { cataloguePaths } from './paths.ts';
import { productDetail } from './product-detail.ts';
import { replacementOf } from './replaced-parts.ts';
import { partsOfKit } from './parts-of-kit.ts';
import { partTable } from './table/part-table.ts';
import { namedPlacesSchema } from '../word-search/answers.ts';
import { namedPlaces } from '../word-search/named-places.ts';
import { suggest } from '../word-search/suggest.ts';
import { localizeCatalogue } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import {
  kitPartSchema,
  replacedSchema,
  menuCategorySchema,
  categoryTileSchema,
  tapeTileSchema,
  shelfSchema,
  productDetailSchema,
  listingSchema,
  comparisonSchema,
  partTableSchema,
  suggestionSchema,
} from './answers.ts';

/** Calls of the shop's own pages to the catalogue; the documented calls are in operations.ts. */
export const cataloguePageOperations = [
  operation(cataloguePaths.menu, {
    tag: 'Category',
    summary: 'List the categories and sub-categories that the caller can see, in menu order (A3, D8).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(menuCategorySchema)), localize: localizeMenu },
    handle: (_, { shop, caller }) => menuFor(caller.customer, shop.hot()),
  }),

  operation(cataloguePaths.tiles, {
    tag: 'Category',
    summary: "List the home page's categories that the caller can see, each with a picture (A6, A8).",
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(categoryTileSchema)), localize: localizeCatalogue },
    handle: homeTiles,
  }),

  operation(cataloguePaths.listing, {
    tag: 'Product',
    summary: 'List the products of a category, a sub-category or a search, in pages of 18 (A8, A9, D9).',
    who: { access: 'everyone', scope: 'catalogue:read' },
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
    answer: { format: answerInternal(listingSchema), localize: localizeCatalogue },
    example: { query: { keyword: 'blade', page: 1 } },
    handle: translateAnswer(listing),
  }),

  operation(cataloguePaths.product, {
    tag: 'Product',
    summary: 'Get an active part with its widths, specifications and related parts (A12, I1).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ productId: idNumber('product') }),
    answer: {
      format: answerInternal(productDetailSchema),
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
    summary: 'List the replacements of a replaced part, each chain followed to its end (J5).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(replacedSchema), refuses: [404], localize: localizeCatalogue },
    example: { path: { productId: 159 } },
    handle: replacementOf,
  }),

  operation(cataloguePaths.kitParts, {
    tag: 'Product',
    summary: 'List the parts of a kit with their own prices and stock. Empty if the product is no kit (J7).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'stock' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(z.array(kitPartSchema)), localize: localizeCatalogue },
    example: { path: { productId: 223 } },
    handle: partsOfKit,
  }),

  operation(cataloguePaths.tapeTiles, {
    tag: 'SubCategory',
    summary: 'List the first tape sub-categories, each with a picture (A6).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(tapeTileSchema)), localize: localizeCatalogue },
    handle: tapeTiles,
  }),

  operation(cataloguePaths.shelves, {
    tag: 'Category',
    summary: "List the dashboard's categories that the caller can see, each with its first parts by name (A23).",
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(shelfSchema)), localize: localizeCatalogue },
    handle: translateAnswer(shelves),
  }),

  operation(cataloguePaths.suggest, {
    tag: 'Product',
    summary:
      "Suggest up to 8 parts for a partly typed keyword, with the customer's prices. Replacements of the typed number come first, then part numbers with that prefix.",
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ keyword: searchedKeyword }),
    answer: { format: answerInternal(z.array(suggestionSchema)), localize: localizeCatalogue },
    example: { path: { keyword: 'db-01' } },
    handle: suggest,
  }),

  operation(cataloguePaths.places, {
    tag: 'Product',
    summary: 'List presses and categories whose name is in a partly typed keyword, up to four of each (I2).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ keyword: searchedKeyword }),
    answer: { format: answerInternal(namedPlacesSchema) },
    example: { path: { keyword: 'P5-13' } },
    handle: namedPlaces,
  }),

  operation(cataloguePaths.compare, {
    tag: 'Product',
    summary: 'Compare up to six parts of one type side by side and mark differences (I5).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ parts: comparedParts }),
    answer: { format: answerInternal(comparisonSchema), localize: localizeCatalogue },
    example: { query: { parts: '140,141' } },
    handle: translateAnswer(compareParts),
  }),

  operation(cataloguePaths.table, {
    tag: 'Product',
    summary:
      "Get the specifications of up to eighteen parts, and the widths of families with the caller's prices, for a list shown as a table (G5).",
    who: { access: 'customer', scope: 'prices:read' },
    input: z.object({ parts: comparedParts }),
    answer: { format: answerInternal(partTableSchema), localize: localizeCatalogue },
    example: { query: { parts: '101,140' } },
    handle: partTable,
  }),
];
