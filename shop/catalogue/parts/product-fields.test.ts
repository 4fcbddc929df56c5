import { getTableColumns, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type FieldTable, namesOf, namesWith } from '#shop/base/fields/field.ts';
import { nameOf } from '#shop/base/fields/field-columns.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { productFields } from './product-fields.ts';
import { products, productVariants } from './tables.ts';
import { variantFields } from './variant-fields.ts';

/** Columns outside the field tables: neither typed in a form nor read from a file. */
const NOT_TYPED = {
  products: {
    id: 'the database gives it',
    image_hash: 'the picture is sent separately (E6)',
    created_at: 'the database gives it',
    version: 'raised by each save',
    lead_time_days: 'set with the stock (L4)',
    low_stock: 'set with the stock (L4)',
    stock_taken: 'orders take from the stock, and a save says where it began (D42)',
    times_ordered: 'counted by a job (I2)',
    type_id: 'comes with the specifications, and is chosen nowhere yet (I1)',
    part_key: 'made of the name at each save',
    search_document: 'made of the texts',
  },
  product_variants: {
    id: 'the database gives it',
    family_id: 'set once, when it is added',
    position: 'after the others',
    version: 'raised by each save',
  },
};

describe('every column of the database has its field, or a reason to have none', () => {
  test.for([
    ['products', productFields],
    ['product_variants', variantFields],
  ] as const)('%s', async ([table, fields], { shop }) => {
    const { rows } = await shop.owner.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_name = ${table}`,
    );
    const columns = rows.map(({ name }) => name).toSorted();
    expect(columns).toEqual([...columnNames(table, fields), ...Object.keys(NOT_TYPED[table])].toSorted());
  });
});

test('the fields declare what a change of a product makes stale: no page shows an old one (B7)', async ({ shop }) => {
  const triggerSource = await triggerOf(shop, 'products_updated');
  const always = namesOf(productFields).filter((name) => !('news' in productFields[name]));
  const compared = [...triggerSource.matchAll(/old\.(\w+)\b(?! >)/g)].map((match) => match[1] ?? '');
  expect(compared.toSorted()).toEqual([...columnNames('products', productFields, always), 'image_hash'].toSorted());
  const runsOut = [...triggerSource.matchAll(/old\.(\w+) > 0/g)].map((match) => match[1] ?? '');
  expect(runsOut).toEqual(
    columnNames('products', productFields, namesWith(productFields, { news: 'when it runs out' })),
  );
});

test('the search uses the texts that the fields declare, each with its weight (D9)', async ({ shop }) => {
  const { rows } = await shop.owner.execute<{ made: string }>(
    sql`select prosrc as made from pg_proc where proname = 'search_document_of'`,
  );
  const made = rows[0]?.made ?? '';
  const weighed = [...made.matchAll(/to_tsvector\('english', product\.(\w+)\), '(\w)'/g)].map(([, ...each]) => each);
  const searched = Object.entries(productFields).flatMap(([name, field]) =>
    'search' in field ? [[name, field.search]] : [],
  );
  expect(weighed.toSorted()).toEqual(searched.toSorted());
  const columns = columnNames(
    'products',
    productFields,
    searched.map(([name]) => name as keyof typeof productFields),
  );
  for (const trigger of ['products_search_document', 'products_search_words'])
    expect(await triggerOf(shop, trigger)).toContain(`UPDATE OF ${columns.join(', ')}, `);
});

function columnNames<Fields extends FieldTable>(
  table: keyof typeof NOT_TYPED,
  fields: Fields,
  names = namesOf(fields),
): string[] {
  const columns = getTableColumns(table === 'products' ? products : productVariants);
  return names.map((name) => nameOf(columns[name as keyof typeof columns]));
}

async function triggerOf({ owner }: TestShop, name: string): Promise<string> {
  const { rows } = await owner.execute<{ made: string }>(
    sql`select pg_get_triggerdef(oid) as made from pg_trigger where tgname = ${name}`,
  );
  return rows[0]?.made ?? '';
}
