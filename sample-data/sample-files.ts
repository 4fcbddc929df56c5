// The sample shop as plain files, parsed once into the shop's own types (README.md describes each column).
import { SYNONYM_KINDS, SYNONYM_LANGUAGES } from '#shop/catalogue/catalogue-texts/synonym.ts';
import { ORDER_STATES } from '#shop/trade/orders/progress.ts';
import { z } from 'zod';
import { CATEGORY_ROLES } from '#shop/catalogue/categories/category-fields.ts';
import { SALES_UNITS } from '#shop/catalogue/parts/sales-unit.ts';
import { REFERENCE_DATA } from '#shop/base/reference-data/first-countries.ts';
import { amountMinor, count, day, id, micros, name, orNull, numberOf, readCsv, readJson, yesNo } from './csv-file.ts';
import { REQUEST_READERS, URGENCIES } from '#shop/trade/part-requests/part-request.ts';
import { RETURN_REASONS, RETURN_STATES } from '#shop/trade/returns/return.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LEGAL_KINDS } from '#shop/base/kernel/legal-kind.ts';
import { type Language, languages } from '#texts/languages.ts';
import { FILED_KINDS } from '#shop/trade/documents/order-document-rules.ts';

const currency = z.enum(['usd', 'gbp', 'eur']);
const cell = z.string();

const partRequestRow = z
  .object({
    id,
    customer_id: id,
    days_ago: count,
    reader: z.enum(REQUEST_READERS),
    urgency: z.enum(URGENCIES),
    serial: name,
    wanted: name,
    part: cell,
    quantity: count,
  })
  .transform(({ customer_id, days_ago, ...row }) => ({ ...row, customerId: customer_id, daysAgo: days_ago }));

const countryRow = z.object({
  id,
  name,
  continent: z.enum(['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania', 'Antarctica']),
  iso2: z.string().length(2),
});

const categoryRow = z
  .object({
    id,
    guid: z.guid(),
    name,
    show: numberOf(1, 2, 3, 4),
    regional: yesNo,
    sort_order: count,
    home: yesNo,
    delivery: count,
    delivery_add: count,
    dashboard: yesNo,
    role: orNull(z.enum(CATEGORY_ROLES)),
    picture_part: cell,
  })
  .transform(({ sort_order, delivery_add, picture_part, ...row }) => ({
    ...row,
    sortOrder: sort_order,
    deliveryAdd: delivery_add,
    picturePart: picture_part,
  }));

const subCategoryRow = z
  .object({
    id,
    guid: z.guid(),
    name,
    category_id: id,
    show: numberOf(1, 2, 3),
    sort_order: count,
  })
  .transform(({ category_id, sort_order, ...row }) => ({ ...row, categoryId: category_id, sortOrder: sort_order }));

const productRow = z
  .object({
    id,
    name: z
      .string()
      .regex(/^[A-Z]/)
      .max(60),
    intro: name,
    details: name,
    usd: amountMinor,
    eur: amountMinor,
    stock: count,
    status: z.enum(['active', 'inactive']),
    award: numberOf(0, 1, 2, 3),
    family: orNull(numberOf(1, 2)),
    flash: cell,
    unit: orNull(z.enum(SALES_UNITS)),
    use_cloud_image: yesNo,
    locally_sourced: yesNo,
    pallet: yesNo,
    picture: cell,
    storage_bin: cell,
  })
  .transform(({ usd, eur, family, use_cloud_image, locally_sourced, storage_bin, ...row }) => ({
    ...row,
    storageBin: storage_bin,
    usdMinor: usd,
    eurMinor: eur || null,
    familyId: family,
    useCloudImage: use_cloud_image,
    locallySourced: locally_sourced,
  }));

const productCategoryRow = z
  .object({ product_id: id, category_id: id })
  .transform((row) => ({ productId: row.product_id, categoryId: row.category_id }));

const productSubCategoryRow = z
  .object({ product_id: id, subcategory_id: id })
  .transform((row) => ({ productId: row.product_id, subCategoryId: row.subcategory_id }));

const specificationRow = z
  .object({ part_number: name, attribute: name, value: name, unit: cell })
  .transform(({ part_number, ...row }) => ({ ...row, partNumber: part_number }));

const synonymRow = z.object({ language: z.enum(SYNONYM_LANGUAGES), word: name, means: name });

const searchWordRow = synonymRow.extend({ kind: z.enum(SYNONYM_KINDS), means: cell });

const textRow = z.object({ english: name }).catchall(cell); // a column for each language

const relatedRow = z
  .object({ product_id: id, related_product_id: id })
  .transform((row) => ({ productId: row.product_id, relatedProductId: row.related_product_id }));

const replacementRow = z
  .object({ part_number: name, from: z.iso.date(), successor: name, quantity: id, note: cell })
  .transform(({ part_number, from, ...row }) => ({ ...row, partNumber: part_number, fromOn: from }));

const kitRow = z.object({ kit: name, part: name, quantity: id });

const packQuantityRow = z
  .object({ part_number: name, minimum: id, pack: id, unit_pieces: id })
  .transform(({ part_number, minimum, pack, unit_pieces }) => ({
    partNumber: part_number,
    minQuantity: minimum,
    packSize: pack,
    unitPieces: unit_pieces,
  }));

const ownNumberRow = z
  .object({ customer_id: id, own_number: name, part_number: name, width: cell })
  .transform((row) => ({
    customerId: row.customer_id,
    number: row.own_number,
    partNumber: row.part_number,
    width: row.width,
  }));

const listRow = z
  .object({
    list_id: id,
    customer_id: id,
    list_name: name,
    companys: z.enum(['yes', 'no']),
    every_weeks: z.coerce.number().int(),
    part_number: name,
    width: cell,
    quantity: z.coerce.number().int(),
    note: cell,
  })
  .transform((row) => ({
    listId: row.list_id,
    customerId: row.customer_id,
    name: row.list_name,
    isCompanys: row.companys === 'yes',
    everyWeeks: row.every_weeks,
    partNumber: row.part_number,
    width: row.width,
    quantity: row.quantity,
    note: row.note,
  }));

const variantRow = z
  .object({ id, family_id: id, position: id, details: name, usd: amountMinor, gbp: amountMinor, eur: amountMinor })
  .transform(({ family_id, usd, gbp, eur, ...row }) => ({
    ...row,
    familyId: family_id,
    usdMinor: usd || null,
    gbpMinor: gbp || null,
    eurMinor: eur || null,
  }));

/** An event on a fixed date, or a number of days before the sample data was loaded. */
const moment = { on: orNull(day), daysAgo: orNull(count) };

const customerRow = z
  .object({
    id,
    guid: z.guid(),
    email: z.email().max(50),
    password: cell,
    first_name: name,
    surname: name,
    company: name,
    telephone: z.string().regex(/^\d+$/),
    line1: z.string().max(50),
    line2: z.string().max(50),
    county: z.string().max(50),
    postcode: z.string().max(50),
    country_id: id,
    currency,
    price_class: numberOf(0, 1, 2, 3),
    admin_contact: numberOf(1, 2),
    status: z.enum(['waiting', 'active', 'inactive']),
    account_customer: yesNo,
    mailing_list: yesNo,
    partner: yesNo,
    registered_on: moment.on,
    registered_days_ago: moment.daysAgo,
  })
  .transform(({ first_name, country_id, price_class, admin_contact, account_customer, mailing_list, ...row }) => ({
    ...row,
    firstName: first_name,
    countryId: country_id,
    priceClass: price_class,
    adminContact: admin_contact,
    accountCustomer: account_customer,
    mailingList: mailing_list,
    registered: { on: row.registered_on, daysAgo: row.registered_days_ago },
  }));

const addressRow = z
  .object({
    id,
    customer_id: id,
    contact_name: name,
    line1: z.string().max(50),
    line2: z.string().max(50),
    region: z.string().max(50),
    postcode: z.string().max(50),
    country_id: id,
  })
  .transform(({ customer_id, contact_name, country_id, ...row }) => ({
    ...row,
    customerId: customer_id,
    contactName: contact_name,
    countryId: country_id,
  }));

const orderRow = z
  .object({
    id,
    customer_id: id,
    address_id: id,
    placed_on: moment.on,
    days_ago: moment.daysAgo,
    placed_at: z.string().regex(/^\d\d:\d\d$/),
    status: z.enum(['pending', 'complete']),
    po_number: name,
    coupon: cell,
    rate_gbp: micros,
    rate_eur: micros,
  })
  .transform((row) => ({
    id: row.id,
    customerId: row.customer_id,
    addressId: row.address_id,
    placed: { on: row.placed_on, daysAgo: row.days_ago },
    placedAt: row.placed_at,
    status: row.status,
    purchaseOrderNumber: row.po_number,
    couponCode: row.coupon,
    gbpRateMicros: row.rate_gbp,
    eurRateMicros: row.rate_eur,
  }));

const orderStateRow = z
  .object({
    order_id: id,
    state: z.enum(ORDER_STATES),
    days_ago: z.coerce.number().int().min(0),
    time: z.string().regex(/^\d\d:\d\d$/),
    why: cell,
  })
  .transform(({ order_id, days_ago, ...row }) => ({ ...row, orderId: order_id, daysAgo: days_ago }));

const carrierRow = z
  .object({ id, name, tracking_url: cell })
  .transform(({ tracking_url, ...row }) => ({ ...row, trackingUrl: tracking_url }));

/** Quantities by line: '1:6 3:2'. */
const unitsOfLines = z
  .string()
  .regex(/^\d+:\d+( \d+:\d+)*$/)
  .transform((text) =>
    text.split(' ').map((pair) => {
      const [position, quantity] = pair.split(':').map(Number);
      return { position: position ?? 0, quantity: quantity ?? 0 };
    }),
  );

const shipmentRow = z
  .object({
    id,
    order_id: id,
    position: id,
    days_ago: z.coerce.number().int().min(0),
    carrier_id: id,
    tracking_number: cell,
    lines: unitsOfLines,
    note: cell,
  })
  .transform(({ order_id, days_ago, carrier_id, tracking_number, ...row }) => ({
    ...row,
    orderId: order_id,
    daysAgo: days_ago,
    carrierId: carrier_id,
    trackingNumber: tracking_number,
  }));

const documentRow = z
  .object({
    id,
    order_id: id,
    kind: z.enum(FILED_KINDS),
    number: name,
    days_ago: z.coerce.number().int().min(0),
    due_in_days: orNull(z.coerce.number().int().min(0)),
    paid_in_days: orNull(z.coerce.number().int().min(0)),
  })
  .transform(({ order_id, days_ago, due_in_days, paid_in_days, ...row }) => ({
    ...row,
    orderId: order_id,
    daysAgo: days_ago,
    dueInDays: due_in_days,
    paidInDays: paid_in_days,
  }));

const companyGroupRow = z
  .object({ id, name, companies: cell })
  .transform(({ companies, ...row }) => ({ ...row, companyIds: companies.split(' ').map(Number) }));

const priceListRow = z
  .object({
    id,
    name,
    title: cell,
    currency: orNull(currency),
    exclusive: yesNo,
    widths_together: yesNo,
    minimum: orNull(id),
    pack: orNull(id),
    company_id: orNull(id),
    group_id: orNull(id),
  })
  .transform(({ widths_together, minimum, pack, company_id, group_id, ...row }) => ({
    ...row,
    countsWidthsTogether: widths_together,
    minQuantity: minimum,
    packSize: pack,
    companyId: company_id,
    groupId: group_id,
  }));

const listedPriceRow = z
  .object({
    list_id: id,
    part: cell,
    category_id: orNull(id),
    from_on: orNull(day),
    from_days_ahead: orNull(count),
    prices: name,
  })
  .transform(({ list_id, part, category_id, from_on, from_days_ahead, prices }) => ({
    listId: list_id,
    part,
    categoryId: category_id,
    fromOn: from_on,
    fromDaysAhead: from_days_ahead,
    prices,
  }));

const returnRow = z
  .object({
    id,
    order_id: id,
    position: id,
    days_ago: z.coerce.number().int().min(0),
    state: z.enum(RETURN_STATES),
    reason: z.enum(RETURN_REASONS),
    lines: unitsOfLines,
    remarks: name,
    question: name,
    answer: name,
  })
  .transform(({ order_id, days_ago, ...row }) => ({ ...row, orderId: order_id, daysAgo: days_ago }));

const quotationRow = z
  .object({
    id,
    customer_id: id,
    state: z.enum(['asked', 'sent']),
    days_ago: z.coerce.number().int().min(0),
    valid_days: orNull(z.coerce.number().int()),
    delivery: orNull(amountMinor),
    terms: cell,
    remarks: name,
    answer: cell,
  })
  .transform(({ customer_id, days_ago, valid_days, delivery, ...row }) => ({
    ...row,
    customerId: customer_id,
    daysAgo: days_ago,
    validDays: valid_days,
    deliveryMinor: delivery,
  }));

const quotationLineRow = z
  .object({ quotation_id: id, part_number: name, width: cell, quantity: id, price: orNull(amountMinor) })
  .transform((row) => ({
    quotationId: row.quotation_id,
    partNumber: row.part_number,
    width: row.width,
    quantity: row.quantity,
    unitPriceMinor: row.price,
  }));

const messageRow = z
  .object({
    order_id: id,
    days_ago: z.coerce.number().int().min(0),
    time: z.string().regex(/^\d\d:\d\d$/),
    side: z.enum(['buyer', 'shop']),
    message: name,
    is_read: z.enum(['yes', 'no']),
  })
  .transform(({ order_id, days_ago, is_read, ...row }) => ({
    ...row,
    orderId: order_id,
    daysAgo: days_ago,
    isRead: is_read === 'yes',
  }));

const arrivalRow = z
  .object({ product_id: id, quantity: id, days_ahead: z.coerce.number().int().min(0), note: cell })
  .transform(({ product_id, days_ahead, ...row }) => ({ ...row, productId: product_id, daysAhead: days_ahead }));

const orderLineRow = z
  .object({
    order_id: id,
    position: id,
    product_id: id,
    variant_id: orNull(id),
    quantity: z.coerce.number().int().min(1).max(100),
    unit_price: amountMinor,
    serial: cell,
    machine: cell,
  })
  .transform(({ order_id, product_id, variant_id, unit_price, ...row }) => ({
    ...row,
    orderId: order_id,
    productId: product_id,
    variantId: variant_id,
    unitPriceMinor: unit_price,
  }));

const couponRow = z
  .object({
    id,
    code: name,
    name,
    status: z.enum(['live', 'inactive']),
    value: micros,
    continent: cell,
    starts_on: day,
    ends_on: day,
  })
  .transform(({ value, starts_on, ends_on, ...row }) => ({
    ...row,
    valueMicros: value,
    startsOn: starts_on,
    endsOn: ends_on,
  }));

const rateRow = z
  .object({ id, currency: z.enum(['gbp', 'eur']), rate: micros })
  .transform(({ rate, ...row }) => ({ ...row, rateMicros: rate }));

const taxRateRow = z
  .object({ id, country: id, rate: amountMinor, from: z.iso.date() })
  .transform(({ country, rate, from, ...row }) => ({
    ...row,
    countryId: country,
    rateBasisPoints: rate,
    validFrom: from,
  }));

const numbers = cell.transform((text) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map(Number),
);
const yearOrNone = orNull(z.coerce.number().int());
const serial = z.string().regex(/^(?:[0-9A-Za-z]+(?:[ ./-]+[0-9A-Za-z]+)*)?$/);

const listed = cell.transform((text) => (text === '' ? [] : text.split(' | ')));

const pressModelRow = z
  .object({
    id,
    name,
    path: name,
    intro: cell,
    first_year: yearOrNone,
    last_year: yearOrNone,
    options: listed,
    manuals: listed,
    picture: name,
    sort_order: count,
    category_ids: numbers,
  })
  .transform(({ first_year, last_year, sort_order, category_ids, ...row }) => ({
    ...row,
    firstYear: first_year,
    lastYear: last_year,
    sortOrder: sort_order,
    categoryIds: category_ids,
  }));

const partFitRow = z
  .object({ part_number: name, model: name, from: serial, to: serial, option: cell, quantity: id, note: cell })
  .transform(({ part_number, from, to, ...row }) => ({
    ...row,
    partNumber: part_number,
    fromSerial: from,
    toSerial: to,
  }));

const maintenanceTaskRow = z
  .object({ part_number: name, model: name, every_hours: id, quantity: id, note: cell })
  .transform(({ part_number, every_hours, ...row }) => ({ ...row, partNumber: part_number, everyHours: every_hours }));

const assemblyRow = z
  .object({ id, model: name, parent_id: orNull(id), name, path: name, sort_order: count })
  .transform(({ parent_id, sort_order, ...row }) => ({ ...row, parentId: parent_id, sortOrder: sort_order }));

const drawingRow = z
  .object({ id, assembly_id: id, revision: name, from: serial, to: serial, kind: name, teeth: orNull(id) })
  .transform(({ assembly_id, from, to, ...row }) => ({
    ...row,
    assemblyId: assembly_id,
    fromSerial: from,
    toSerial: to,
  }));

const calloutRow = z
  .object({
    drawing_id: id,
    callout: name,
    piece: name,
    part_number: cell,
    text: cell,
    quantity: id,
    from: serial,
    to: serial,
    note: cell,
  })
  .transform(({ drawing_id, part_number, from, to, ...row }) => ({
    ...row,
    drawingId: drawing_id,
    partNumber: part_number,
    fromSerial: from,
    toSerial: to,
  }));

const machineRow = z
  .object({ customer_id: id, model: name, serial, name: cell, place: cell, notes: cell })
  .transform(({ customer_id, ...row }) => ({ ...row, customerId: customer_id }));

const machineHoursRow = z
  .object({ serial: name, days_ago: count, hours: count })
  .transform(({ days_ago, ...row }) => ({ ...row, daysAgo: days_ago }));

const homeImageRow = z
  .object({ id, country_id: numberOf(1, 2, 3), url: cell, scene: name, title: name, line: name })
  .transform(({ country_id, ...row }) => ({ ...row, region: country_id }));

const mediaImageRow = z
  .object({ id, media_country: numberOf(0, 1, 2), scene: name, title: name })
  .transform(({ media_country, ...row }) => ({ ...row, region: media_country }));

const staffRow = z.object({ id, email: z.email(), password: name, name });

const settingsFile = z.object({
  priceReading: z.enum(['discount', 'legacy']),
  awardReading: z.enum(['storefront', 'administration']),
  tapeShopHost: name,
  delivery: z.object({ unitedKingdom: amountMinor, europe: amountMinor }),
  minimumSpend: amountMinor,
  staffMail: z.email(),
});

/** Reads every table of the sample data from `folder`. Throws SampleFileError at the first invalid cell. */
export async function readSampleFiles(folder: string = import.meta.dirname) {
  return {
    countries: await readCsv(REFERENCE_DATA, 'countries.csv', countryRow),
    categories: await readCsv(folder, 'categories.csv', categoryRow),
    subCategories: await readCsv(folder, 'subcategories.csv', subCategoryRow),
    products: await readCsv(folder, 'products.csv', productRow),
    productCategories: await readCsv(folder, 'product-categories.csv', productCategoryRow),
    productSubCategories: await readCsv(folder, 'product-subcategories.csv', productSubCategoryRow),
    variantFamilies: await readCsv(folder, 'variant-families.csv', z.object({ id, name })),
    variants: await readCsv(folder, 'variants.csv', variantRow),
    specifications: await readCsv(folder, 'specifications.csv', specificationRow),
    synonyms: await readCsv(folder, 'synonyms.csv', synonymRow),
    searchWords: await readCsv(folder, 'search-words.csv', searchWordRow),
    ownNumbers: await readCsv(folder, 'own-numbers.csv', ownNumberRow),
    lists: await readCsv(folder, 'lists.csv', listRow),
    texts: await readCsv(folder, 'texts.csv', textRow),
    packQuantities: await readCsv(folder, 'pack-quantities.csv', packQuantityRow),
    replacements: await readCsv(folder, 'replacements.csv', replacementRow),
    kits: await readCsv(folder, 'kits.csv', kitRow),
    related: await readCsv(folder, 'related.csv', relatedRow),
    customers: await readCsv(folder, 'customers.csv', customerRow),
    addresses: await readCsv(folder, 'addresses.csv', addressRow),
    orders: await readCsv(folder, 'orders.csv', orderRow),
    orderStates: await readCsv(folder, 'order-states.csv', orderStateRow),
    carriers: await readCsv(folder, 'carriers.csv', carrierRow),
    arrivals: await readCsv(folder, 'arrivals.csv', arrivalRow),
    shipments: await readCsv(folder, 'shipments.csv', shipmentRow),
    documents: await readCsv(folder, 'documents.csv', documentRow),
    quotations: await readCsv(folder, 'quotations.csv', quotationRow),
    quotationLines: await readCsv(folder, 'quotation-lines.csv', quotationLineRow),
    returns: await readCsv(folder, 'returns.csv', returnRow),
    partRequests: await readCsv(folder, 'part-requests.csv', partRequestRow),
    messages: await readCsv(folder, 'messages.csv', messageRow),
    orderLines: await readCsv(folder, 'order-lines.csv', orderLineRow),
    coupons: await readCsv(folder, 'coupons.csv', couponRow),
    rates: await readCsv(folder, 'rates.csv', rateRow),
    taxRates: await readCsv(folder, 'tax-rates.csv', taxRateRow),
    companyGroups: await readCsv(folder, 'company-groups.csv', companyGroupRow),
    priceLists: await readCsv(folder, 'price-lists.csv', priceListRow),
    listedPrices: await readCsv(folder, 'listed-prices.csv', listedPriceRow),
    pressModels: await readCsv(folder, 'press-models.csv', pressModelRow),
    partFits: await readCsv(folder, 'part-fits.csv', partFitRow),
    maintenanceTasks: await readCsv(folder, 'maintenance-tasks.csv', maintenanceTaskRow),
    pressAssemblies: await readCsv(folder, 'press-assemblies.csv', assemblyRow),
    pressDrawings: await readCsv(folder, 'press-drawings.csv', drawingRow),
    pressCallouts: await readCsv(folder, 'press-callouts.csv', calloutRow),
    machines: await readCsv(folder, 'machines.csv', machineRow),
    machineHours: await readCsv(folder, 'machine-hours.csv', machineHoursRow),
    homeImages: await readCsv(folder, 'home-images.csv', homeImageRow),
    mediaImages: await readCsv(folder, 'media-images.csv', mediaImageRow),
    staff: await readCsv(folder, 'staff.csv', staffRow),
    legalPages: await readLegalPages(folder),
    settings: await readJson(folder, 'settings.json', settingsFile),
  };
}

const legalPageRow = z
  .object({ kind: z.enum(LEGAL_KINDS), number: orNull(id), effective_from: orNull(day) })
  .transform(({ effective_from, ...row }) => ({ ...row, effectiveFrom: effective_from }));

/** The versions of the legal pages with their texts, one file for each language: legal/terms-2/de.md. A draft may lack some. */
async function readLegalPages(folder: string) {
  const rows = await readCsv(folder, 'legal.csv', legalPageRow);
  return Promise.all(
    rows.map(async (row) => {
      const texts = (Object.keys(languages) as Language[]).map(async (language) => {
        const file = path.join(folder, 'legal', `${row.kind}-${row.number ?? 'draft'}`, `${language}.md`);
        return existsSync(file) ? [[language, (await readFile(file, 'utf8')).trim()] as const] : [];
      });
      return { ...row, texts: Object.fromEntries((await Promise.all(texts)).flat()) };
    }),
  );
}

export type SampleFiles = Awaited<ReturnType<typeof readSampleFiles>>;
