import { describe, expect, test as plainTest } from 'vitest';
import { toJSONSchema } from 'zod';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { operations } from '../operations.ts';
import { test } from '../testing/test-shop.ts';
import { operationKey } from './testing/example.ts';

/** A body for every versioned call, with one text or figure that changes from save to save. */
const SAVES: Readonly<Record<string, (n: number, version: number) => unknown>> = {
  'POST /Legal/SaveLegalDraft': (n, version) => ({
    id: 7,
    kind: 'privacy',
    says: [{ language: 'en', text: `We keep what the law requires, ${n}.` }],
    version,
  }),
  'POST /News/SaveNews': (n, version) => ({
    id: 1,
    title: `Sleeves from stock ${n}`,
    publishedOn: '2026-11-23',
    text: 'From Monday on.',
    version,
  }),
  'POST /User/SaveUser': (n, version) => ({
    userID: 1,
    userFirstname: 'Alison',
    userSurname: 'Marsh',
    userHouseNo: 'Harbour Label Company Ltd',
    userStreet: `Unit ${n}, Cobden Works`,
    userCity: 'Dock Road',
    userCounty: 'Merseyside',
    userPostcode: 'CH41 1AA',
    userTel: '01632960111',
    currency: 2,
    country: 247,
    userSubscribe: 1,
    account: 1,
    userPass: '',
    userEmail: 'uk@converter.test',
    priceClassID: 2,
    adminContact: 1,
    partner: 1,
    userStatus: 1,
    version,
  }),
  'POST /DeliveryAddress/SaveDeliveryAddress': (n, version) => ({
    deliveryID: 1,
    userID: 1,
    contactName: 'Goods In, Birkenhead',
    deliveryBuildingNo: `Unit ${n}, Cobden Works`,
    deliveryStreet: 'Dock Road',
    deliveryRegion: 'Merseyside',
    deliveryPostalcode: 'CH41 1AA',
    countryID: 247,
    version,
  }),
  'POST /Manual/SaveManual': (n, version) => ({ id: 1, name: `P9-2${n}`, kind: 'press', version }),
  'POST /ProductType/SaveProductType': (n, version) => ({
    id: 4,
    name: `Doctor blade ${n}`,
    sortOrder: 40,
    attributes: [],
    version,
  }),
  'POST /Product/SaveSpecifications': (n, version) => ({
    productId: 140,
    typeId: 4,
    values: [{ attributeId: 18, text: `0.1${n}` }],
    version,
  }),
  'POST /Synonym/SaveSynonym': (n, version) => ({
    id: 1,
    word: `Farbpumpe ${n}`,
    language: 'de',
    means: 'ink pump',
    version,
  }),
  'POST /Translation/SaveTranslations': (n, version) => ({
    texts: [{ key: 'e212a4187acf78039dcce62fd933686a', says: [{ language: 'de', text: `Rakelmesser ${n}` }], version }],
  }),
  'POST /Mail/SaveMailTexts': (n, version) => ({
    kind: 'order-shipped',
    language: 'en',
    texts: [{ textKey: 'letter.shipped.subject', variant: 'isLast=yes', text: `{reference} shipped ${n}`, version }],
  }),
  'POST /Product/SaveProduct': (n, version) => ({
    productID: 140,
    productName: 'DB-0150',
    productPriceDollar: 48,
    productIntro: `Doctor blade ${n}`,
    version,
  }),
  'POST /Product/SaveReplacement': (n, version) => ({
    productId: 159,
    fromOn: '2026-01-12',
    note: `Better varnish ${n}`,
    parts: [{ part: 'DB-0150-BV', quantity: 1 }],
    version,
  }),
  'POST /Product/SaveKit': (n, version) => ({
    productId: 223,
    parts: [{ part: 'CS-BRUSH-SS', quantity: n + 2 }],
    version,
  }),
  'POST /Category/SaveCategory': (n, version) => ({ categoryID: 28, categoryName: `Tesa Tape ${n}`, version }),
  'POST /Category/SaveCategories': (n, version) => [{ categoryID: 27, categoryName: `Consumables ${n}`, version }],
  'POST /SubCategory/SaveSubCategory': (n, version) => ({ subID: 301, subName: `Soft Tape ${n}`, version }),
  'POST /SubCategory/SaveSubCategories': (n, version) => [{ subID: 302, subName: `Hard Tape ${n}`, version }],
  'POST /SubProductVariant/SaveProductVariantsBulk': (n, version) => [
    {
      productVariantID: 501,
      productVariantDetails: `25 mm, cut ${n}`,
      productVariantPriceDollar: 20,
      productVariantPriceGBP: 16.5,
      productVariantPriceEuro: 19,
      version,
    },
  ],
  'POST /Carrier/SaveCarrier': (n, version) => ({ id: 1, name: `Northway Freight ${n}`, trackingUrl: '', version }),
  'POST /Tax/SaveTaxRate': (n, version) => ({
    id: 1,
    countryID: 247,
    rate: `${n + 1}`,
    validFrom: '2011-01-04',
    version,
  }),
  'POST /HomepageImage/SaveHomePageImage': (n, version) => [
    { homepageImageID: 1, homepageUrl: '/search?keyword=kit', description: `Kits ${n}`, version },
  ],
  'POST /Exchange/SaveExchangeRates': (n, version) => [{ exchangeID: 1, exchangeRate: 0.7 + n / 100, version }],
  'POST /Promo/savePromoCode': (n, version) => ({
    promoID: 1,
    promoCode: `SPRING${n}`,
    promoName: 'Ten per cent in spring',
    promoStatus: 1,
    promoValue: 0.9,
    promoCont: 'Europe',
    dateStart: '01/03/2027',
    dateEnd: '31/05/2027',
    version,
  }),
  'POST /ListView/SaveListView': (n, version) => ({ id: 1, list: 'orders', name: `View ${n}`, version }),
  'POST /PartCost/SavePartCost': (n, version) => ({ productID: 140, cost: 10 + n, version }),
  'POST /PriceList/SavePriceList': (n, version) => ({ id: 1, name: `Contract ${n}`, currencyID: 2, version }),
  'POST /PriceList/SaveListedPrices': (n, version) => ({
    priceListID: 1,
    prices: [{ part: 'DB-0150', startsOn: '2099-01-01', breaks: [{ fromQuantity: 1, unitPrice: 20 + n }] }],
    version,
  }),
  'POST /PriceList/SaveCompanyGroup': (n, version) => ({ id: 1, name: `Label union ${n}`, companyIDs: [2], version }),
  'POST /Press/SaveModel': (n, version) => ({
    id: 1,
    name: `P5-13 ${n}`,
    path: 'P5-13',
    options: ['UV', 'Chill drum'],
    version,
  }),
  'POST /Press/SaveAssembly': (n, version) => ({
    id: 1,
    modelID: 2,
    name: `Print unit ${n}`,
    path: 'Print-unit',
    version,
  }),
  'POST /Press/SaveDrawing': (n, version) => ({
    id: 1,
    revision: `A${n}`,
    fromSerial: '',
    toSerial: '2200-99',
    callouts: [],
    version,
  }),
  'POST /Press/SaveMachineOfCompany': (n, version) => ({
    companyID: 1,
    machineID: 1,
    modelID: 2,
    serial: '2200-140',
    machineName: `Press ${n}`,
    version,
  }),
  'POST /Search/SavePinnedParts': (n, version) => ({
    words: 'tape',
    parts: [['DB-0150'], ['DB-0025'], ['DB-0200']][n] ?? [],
    version,
  }),
  'POST /Settings/SaveIdentity': (n, version) => ({
    name: 'Pressline',
    tagline: `Parts ${n}`,
    bankDetails: '',
    cutOff: '',
    offices: [
      {
        region: 'Europe',
        company: 'Pressline Label Machines Ltd',
        address: '12 Registration Way\nLeeds LS99 4PL',
        country: 'United Kingdom',
        telephone: '+44 113 496 0142',
        email: 'parts@pressline.test',
        hours: '',
      },
    ],
    version,
  }),
  'POST /Settings/SaveSettings': (n, version) => ({
    priceReading: 'discount',
    awardReading: 'storefront',
    tapeShopHost: 'tape.pressline.test',
    deliveryUnitedKingdom: `15.0${n}`,
    deliveryEurope: '42.00',
    minimumSpend: '50.00',
    staffEmail: 'counter@pressline.test',
    staffSecondFactor: 'no',
    version,
  }),
};

/**
 * Orders and quotations go version by version, and their buyers are notified of each, so no copy may be behind. A draft is
 * published once.
 */
const BY_STEPS = [
  'POST /Legal/PublishLegalDraft',
  'POST /Quotation/ExtendQuotation',
  'POST /Quotation/SaveQuotation',
  'POST /Quotation/SendQuotation',
  'POST /Sale/CorrectOrder',
];

/** Tested in their own rooms, because staff can't call them. */
const BY_MEMBERS = ['POST /Press/SaveMachine'];

/** Tested in its own room, because it sends a file. */
const BY_FILE = ['POST /Press/UploadDrawing'];

describe('only a save by another session is a conflict (D24)', () => {
  plainTest('the table has every call that takes a version', () => {
    const saves = operations.filter(takesVersion).map(operationKey);
    expect(saves.toSorted()).toEqual([...Object.keys(SAVES), ...BY_STEPS, ...BY_MEMBERS, ...BY_FILE].toSorted());
  });

  test.for(Object.entries(SAVES))('%s', async ([key, body], { shop }) => {
    const url = `/api${key.slice('POST '.length)}`;
    const [ada, ben] = [await shop.asStaff(), await shop.asStaff()];
    const { version } = (await ada.post(url, body(0, -1))).body.current;
    expect(await detailOf(ada.post(url, body(0, version)))).toEqual([200, undefined]);
    expect(await detailOf(ada.post(url, body(1, version)))).toEqual([200, undefined]);
    const late = await ben.post(url, body(2, version));
    expect([late.status, late.body.code, late.body.detail, late.body.savedBy?.name]).toEqual([
      409,
      'save.stale',
      'This has been saved elsewhere since you opened it. Nothing of yours was saved.',
      'Pressline Counter',
    ]);
    expect(await detailOf(ben.post(url, body(2, late.body.current.version)))).toEqual([200, undefined]);
    expect((await ada.post(url, body(0, version))).status, 'her copy is older than what another saved').toBe(409);
  });
});

async function detailOf(answer: Promise<{ status: number; body: { detail?: string } }>) {
  const { status, body } = await answer;
  return [status, body.detail];
}

function takesVersion({ path, body, input }: AnyOperation): boolean {
  if (path.method === 'GET') return false;
  const schema = toJSONSchema(body?.schema ?? input, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(schema).includes('"version"');
}
