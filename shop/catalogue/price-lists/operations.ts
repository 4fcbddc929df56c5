import { z } from 'zod';
import { answerInternal, answerInternalList, answerNumber, noInput } from '../../base/operations/answers.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { currencies } from '../../base/money/money.ts';
import {
  companyGroupSchema,
  foundRecipientsSchema,
  listedPriceSchema,
  priceListComparisonSchema,
  priceListRowSchema,
  priceListSchema,
  priceTargetsSchema,
  whySchema,
} from './answers.ts';
import { readCompanyGroup, removeCompanyGroup, saveCompanyGroup } from './company-groups.ts';
import { comparePriceLists } from './compare-price-lists.ts';
import {
  companyGroupDraft,
  priceListCopy,
  priceListDraft,
  pricesDraft,
  recipientsQuestion,
  whyQuestion,
} from './input.ts';
import { companyGroupDeclaration, listedPriceDeclaration, priceListDeclaration, priceListPaths } from './paths.ts';
import { findRecipients } from './find-recipients.ts';
import { copyPriceList, readPriceList, savePriceList } from './save-price-list.ts';
import { removePrice, savePrices } from './save-prices.ts';
import { companyGroupList, listedPriceList, priceListList } from './staff-lists.ts';
import { whyThisPrice } from './why-this-price.ts';

const listQuestion = listInput(priceListDeclaration);
const pricesQuestion = listInput(listedPriceDeclaration);
const groupsQuestion = listInput(companyGroupDeclaration);

const PRICES = { access: 'staff', staffRight: 'prices' } as const;

/** Price lists, groups of companies, and the explanation of a price (K1, K3). */
export const priceListOperations = [
  operation(priceListPaths.list, {
    tag: 'PriceList',
    summary: 'Price lists, searched, filtered, sorted, page by page (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: listQuestion,
    answer: { format: answerInternalList(priceListRowSchema) },
    example: { query: { companyId: 1, sort: 'name', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, priceListList, question),
  }),

  operation(priceListPaths.read, {
    tag: 'PriceList',
    summary: 'One price list and who has it; its prices are a list of their own (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: z.object({ priceListId: idNumber('price_list') }),
    answer: { format: answerInternal(priceListSchema) },
    example: { path: { priceListId: 1 } },
    handle: readPriceList,
  }),

  operation(priceListPaths.save, {
    tag: 'PriceList',
    summary: 'Save a price list and to whom it is given; id 0 makes a new one. Returns its number (K1).',
    who: { ...PRICES, scope: 'prices:write' },
    input: priceListDraft,
    answer: {
      format: answerNumber,
      readAt: (priceListId) => `/PriceList/GetPriceList/${priceListId}`,
      refuses: [404, 409],
    },
    example: {
      body: {
        id: 0,
        name: 'Harbour Label contract',
        title: 'Contract 2027',
        currencyID: 2,
        startsOn: '01/01/2027',
        endsOn: '31/12/2027',
        archived: false,
        exclusive: false,
        countsWidthsTogether: true,
        minQuantity: null,
        packSize: 6,
        everybody: false,
        companyIDs: [1],
        groupIDs: [],
      },
    },
    handle: savePriceList,
  }),

  operation(priceListPaths.copy, {
    tag: 'PriceList',
    summary: 'Copy a price list with its prices under another name; nobody has the copy yet. Returns its number (K5).',
    who: { ...PRICES, scope: 'prices:write' },
    input: priceListCopy,
    answer: {
      format: answerNumber,
      readAt: (priceListId) => `/PriceList/GetPriceList/${priceListId}`,
      refuses: [404, 409],
    },
    example: { body: { priceListID: 1, name: 'Copy of the contract' } },
    handle: copyPriceList,
  }),

  operation(priceListPaths.compare, {
    tag: 'PriceList',
    summary: 'Two price lists side by side: what they price differently today (K5).',
    who: { ...PRICES, scope: 'prices:read' },
    input: z.object({ firstId: idNumber('price_list'), secondId: idNumber('price_list') }),
    answer: { format: answerInternal(priceListComparisonSchema), refuses: [404] },
    example: { path: { firstId: 1, secondId: 2 } },
    deprecated: { since: '2026-12-01', until: '2027-06-01' },
    handle: comparePriceLists,
  }),

  operation(priceListPaths.prices, {
    tag: 'PriceList',
    summary: 'The prices of one price list or of all, with what counts today and later (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: pricesQuestion,
    answer: { format: answerInternalList(listedPriceSchema) },
    example: { query: { priceListId: 1, sort: 'part', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, listedPriceList, question),
  }),

  operation(priceListPaths.savePrices, {
    tag: 'PriceList',
    summary:
      'Save prices of a list from a day on, all or none; a row of the same target and day is replaced. Returns 1 (K1).',
    who: { ...PRICES, scope: 'prices:write' },
    input: pricesDraft,
    maxBodyBytes: 4 * 1024 * 1024, // thousands of prices
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: {
        priceListID: 1,
        prices: [
          {
            part: 'DB-0150-20',
            width: '',
            startsOn: '01/01/2027',
            breaks: [
              { fromQuantity: 1, unitPrice: 24.5 },
              { fromQuantity: 10, unitPrice: 22 },
            ],
          },
        ],
      },
    },
    handle: savePrices,
  }),

  operation(priceListPaths.removePrice, {
    tag: 'PriceList',
    summary: 'Take a row of a price list away as if it had never been. Returns 1 (K1).',
    who: { ...PRICES, scope: 'prices:write' },
    input: z.object({ rowId: idNumber('price') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { rowID: 1 } },
    handle: removePrice,
  }),

  operation(priceListPaths.groups, {
    tag: 'PriceList',
    summary: 'Groups of companies that price lists are given to together (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: groupsQuestion,
    answer: { format: answerInternalList(companyGroupSchema) },
    example: { query: { sort: 'name', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, companyGroupList, question),
  }),

  operation(priceListPaths.group, {
    tag: 'PriceList',
    summary: 'One group of companies (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: z.object({ groupId: idNumber('company_group') }),
    answer: { format: answerInternal(companyGroupSchema) },
    example: { path: { groupId: 1 } },
    handle: readCompanyGroup,
  }),

  operation(priceListPaths.saveGroup, {
    tag: 'PriceList',
    summary: 'Save a group with all its companies; id 0 makes a new one. Returns its number (K1).',
    who: { ...PRICES, scope: 'prices:write' },
    input: companyGroupDraft,
    answer: {
      format: answerNumber,
      readAt: (groupId) => `/PriceList/GetCompanyGroup/${groupId}`,
      refuses: [404, 409],
    },
    example: { body: { id: 0, name: 'Label union', companyIDs: [1, 2] } },
    handle: saveCompanyGroup,
  }),

  operation(priceListPaths.removeGroup, {
    tag: 'PriceList',
    summary: 'Remove a group that no price list is given to. Returns 1 (K1).',
    who: PRICES,
    input: z.object({ groupId: idNumber('company_group') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { groupID: 2 } },
    handle: removeCompanyGroup,
  }),

  operation(priceListPaths.findRecipients, {
    tag: 'PriceList',
    summary: 'Companies and groups by a part of their names, to give a price list to them (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: recipientsQuestion,
    answer: { format: answerInternal(foundRecipientsSchema) },
    example: { query: { keyword: 'Harbour' } },
    handle: ({ keyword }, { shop }) => findRecipients(shop.db, keyword),
  }),

  operation(priceListPaths.targets, {
    tag: 'PriceList',
    summary: 'Types and categories that a row of a price list may be for (K1).',
    who: { ...PRICES, scope: 'prices:read' },
    input: noInput,
    answer: { format: answerInternal(priceTargetsSchema) },
    handle(_, { shop }) {
      const { productTypes, categories } = shop.hot();
      const idAndName = ({ id, name }: { id: number; name: string }) => ({ id, name });
      return { types: productTypes.map(idAndName), categories: categories.map(idAndName) };
    },
  }),

  operation(priceListPaths.why, {
    tag: 'PriceList',
    summary:
      "Why a part costs a company what it does, at a quantity and on a day: its own price, each of its lists and why it doesn't decide (K3).",
    who: { ...PRICES, scope: 'prices:read' },
    input: whyQuestion,
    answer: { format: answerInternal(whySchema), refuses: [404] },
    example: { query: { companyId: 1, part: 'DB-0150', width: '', quantity: 10, day: '01/02/2027' } },
    handle: whyThisPrice,
  }),
];

export const priceListExport = listExport('price-lists', listQuestion, priceListList, [
  ['Number', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Currency', ({ currencyId }) => (currencyId === null ? null : currencies[currencyId].code)],
  ['From', ({ startsOn }) => startsOn],
  ['Until', ({ endsOn }) => endsOn],
  ['Archived', ({ archived }) => (archived ? 'yes' : 'no')],
  ['Exclusive', ({ exclusive }) => (exclusive ? 'yes' : 'no')],
  ['Everybody', ({ everybody }) => (everybody ? 'yes' : 'no')],
  ['Companies', ({ companyCount }) => companyCount],
  ['Groups', ({ groupCount }) => groupCount],
  ['Prices', ({ rowCount }) => rowCount],
]);

/** Percentages are exported as percentages (K5). */
export const listedPriceExport = listExport('listed-prices', pricesQuestion, listedPriceList, [
  ['List', ({ priceListId }) => priceListId],
  ['Part', ({ productName }) => productName],
  ['Width', ({ variantDetails }) => variantDetails],
  ['Type', ({ typeName }) => typeName],
  ['Category', ({ categoryName }) => categoryName],
  ['From', ({ startsOn }) => startsOn],
  [
    'Prices',
    ({ breaks }) =>
      (breaks ?? [])
        .map(({ fromQuantity, unitPriceMinor, discountPercent }) =>
          unitPriceMinor === null
            ? `${fromQuantity}: ${discountPercent} %`
            : `${fromQuantity}: ${(unitPriceMinor / 100).toFixed(2)}`,
        )
        .join('; '),
  ],
]);
