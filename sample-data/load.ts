import { getTableName, sql, type Table } from 'drizzle-orm';
import { inTransaction, type Database, type Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import {
  categories,
  productCategories,
  products,
  productSubcategories,
  productVariants,
  relatedProducts,
  subcategories,
  variantFamilies,
} from '#shop/catalogue/tables.ts';
import { customers, deliveryAddresses } from '#shop/customers/tables.ts';
import { countries } from '#shop/delivery/tables.ts';
import { hashPassword } from '#shop/identity/password.ts';
import { staff } from '#shop/identity/tables.ts';
import { orderLines, orders } from '#shop/orders/tables.ts';
import { exchangeRateChanges, exchangeRates } from '#shop/pricing/tables.ts';
import { coupons } from '#shop/promotions/tables.ts';
import { settings } from '#shop/settings/tables.ts';
import { momentOf } from './moment.ts';
import { orderRows } from './order-rows.ts';
import { readSampleFiles, type SampleFiles } from './sample-files.ts';

const CURRENCY_IDS = { usd: 1, gbp: 2, eur: 3 } as const;

/**
 * Fills an empty, migrated shop with the sample data, in one transaction: whole or not at all. Pictures and manuals go to
 * the file store.
 * @param today  what 'so many days ago' counts from
 */
export async function loadSampleData(db: Database, _files: Files, { today }: { today: Date }): Promise<void> {
  const sample = await readSampleFiles();
  const passwords = await hashedPasswords(sample);
  await inTransaction(db, async (tx) => {
    await loadCatalogue(tx, sample);
    await loadTerms(tx, sample);
    await loadPeople(tx, sample, passwords, today);
    const snapshots = orderRows(sample, today);
    await insertAll(tx, orders, snapshots.orders);
    await insertAll(tx, orderLines, snapshots.lines);
    for (const table of NUMBERED) await continueAfterHighest(tx, table);
  });
}

/** Tables whose rows came with their numbers: the next one given by the database must be higher. */
const NUMBERED = [
  categories,
  subcategories,
  products,
  productVariants,
  customers,
  deliveryAddresses,
  staff,
  orders,
  coupons,
];

async function loadCatalogue(tx: Db, sample: SampleFiles): Promise<void> {
  const productById = new Map(sample.products.map((product) => [product.id, product]));
  /** What the link tables copy of a product. */
  const listed = (productId: number) => {
    const product = productById.get(productId);
    if (product === undefined) throw new Error(`The sample data links product ${productId}, which is not there.`);
    return { productId, productName: product.name, productActive: product.status === 'active' };
  };
  await insertAll(
    tx,
    categories,
    sample.categories.map(({ home, delivery, deliveryAdd, ...category }) => ({
      ...category,
      onHomePage: home,
      delivery: String(delivery),
      deliveryAdd: String(deliveryAdd),
    })),
  );
  await insertAll(tx, subcategories, sample.subCategories);
  await insertAll(tx, variantFamilies, sample.variantFamilies);
  await insertAll(tx, productVariants, sample.variants);
  await insertAll(
    tx,
    products,
    sample.products.map(({ stock, status, picture: _, ...product }) => ({
      ...product,
      stockLevel: stock,
      active: status === 'active',
    })),
  );
  await insertAll(
    tx,
    productCategories,
    sample.productCategories.map(({ productId, categoryId }) => ({ categoryId, ...listed(productId) })),
  );
  await insertAll(
    tx,
    productSubcategories,
    sample.productSubCategories.map(({ productId, subCategoryId }) => ({
      subcategoryId: subCategoryId,
      ...listed(productId),
    })),
  );
  await insertAll(tx, relatedProducts, sample.related);
}

/** Countries, rates, settings and coupons: what prices and deliveries go by. */
async function loadTerms(tx: Db, sample: SampleFiles): Promise<void> {
  await insertAll(tx, countries, sample.countries);
  const rates = sample.rates.map(({ id, currency, rateMicros }) => ({
    id,
    currencyId: CURRENCY_IDS[currency],
    rateMicros,
  }));
  await insertAll(tx, exchangeRates, rates);
  await insertAll(
    tx,
    exchangeRateChanges,
    rates.map(({ id, rateMicros }) => ({ exchangeRateId: id, rateMicros })),
  );
  const { delivery, minimumSpend, staffMail, ...readings } = sample.settings;
  await insertAll(tx, settings, [
    {
      ...readings,
      deliveryUnitedKingdomMinor: delivery.unitedKingdom,
      deliveryEuropeMinor: delivery.europe,
      minimumSpendMinor: minimumSpend,
      staffEmail: staffMail,
    },
  ]);
  await insertAll(
    tx,
    coupons,
    sample.coupons.map(({ valueMicros, continent, ...coupon }) => ({
      ...coupon,
      multiplierMicros: valueMicros,
      continent: continent === '' ? null : continent,
    })),
  );
}

async function loadPeople(tx: Db, sample: SampleFiles, passwords: Map<string, string>, today: Date): Promise<void> {
  await insertAll(
    tx,
    customers,
    sample.customers.map(({ password, county, currency, mailingList, registered, ...customer }) => ({
      ...customer,
      passwordHash: passwords.get(password) ?? null,
      town: county,
      currencyId: CURRENCY_IDS[currency],
      priceClass: customer.priceClass as 0 | 1 | 2 | 3,
      adminContact: customer.adminContact as 1 | 2,
      subscribed: mailingList,
      createdAt: momentOf(registered, '09:00', today),
    })),
  );
  await insertAll(tx, deliveryAddresses, sample.addresses);
  await insertAll(
    tx,
    staff,
    sample.staff.map(({ password, ...member }) => ({ ...member, passwordHash: passwords.get(password) ?? '' })),
  );
}

/** Each password is hashed once: the sample customers share theirs. */
async function hashedPasswords(sample: SampleFiles): Promise<Map<string, string>> {
  const plain = new Set([...sample.customers, ...sample.staff].map(({ password }) => password));
  plain.delete('');
  return new Map(
    await Promise.all([...plain].map(async (password) => [password, await hashPassword(password)] as const)),
  );
}

const ROWS_AT_ONCE = 500; // well below the protocol's limit of parameters

async function insertAll<Into extends Table>(tx: Db, table: Into, rows: Into['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

async function continueAfterHighest(tx: Db, table: (typeof NUMBERED)[number]): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${table}), nextval(pg_get_serial_sequence(${name}, 'id'))))`,
  );
}
