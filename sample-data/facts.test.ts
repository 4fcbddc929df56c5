import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ORDER_STATES } from '#shop/trade/orders/progress.ts';
import { usualInterval } from '#shop/trade/order-history/order-habits.ts';
import { readSampleFiles } from './sample-files.ts';
import { name, readCsv } from './csv-file.ts';

const files = await readSampleFiles();
type Specification = z.output<typeof specificationRow>;
const specificationRow = z.object({ part_number: name, attribute: name, value: name, unit: z.string() });
const specifications = await readCsv(import.meta.dirname, 'specifications.csv', specificationRow);

const live = files.products.filter((product) => product.status === 'active');
const liveIds = new Set(live.map((product) => product.id));
const categoryByName = new Map(files.categories.map((category) => [category.name, category]));
const productByName = new Map(files.products.map((product) => [product.name, product]));
const countryById = new Map(files.countries.map((country) => [country.id, country]));
const customerByEmail = new Map(files.customers.map((customer) => [customer.email, customer]));

const part = (name: string) => productByName.get(name) ?? expect.fail(`no product ${name}`);
const idsOf = (rows: { id: number }[]) => new Set(rows.map((row) => row.id));
const customer = (email: string) => customerByEmail.get(email) ?? expect.fail(`no customer ${email}`);

describe('the facts that tests rely on', () => {
  test('pounds are 0.79 and euros 0.92 of a dollar, pounds first (B2)', () => {
    expect(files.rates.map((rate) => [rate.currency, rate.rateMicros])).toEqual([
      ['gbp', 790_000],
      ['eur', 920_000],
    ]);
  });

  test('the store asks for more than 50, delivers for 15 and 42 and names the tape shop (D6, D7, D28)', () => {
    expect(files.settings).toMatchObject({
      priceReading: 'discount',
      awardReading: 'storefront',
      tapeShopHost: 'tape.pressline.test',
      minimumSpend: 5_000,
      delivery: { unitedKingdom: 1_500, europe: 4_200 },
    });
  });

  test('there are exactly the four coupons (B5)', () => {
    expect(files.coupons.map((coupon) => [coupon.code, coupon.valueMicros, coupon.continent, coupon.status])).toEqual([
      ['FLEXO10', 900_000, 'Europe', 'live'],
      ['WORLD5', 950_000, '', 'live'],
      ['OLD20', 800_000, 'Europe', 'live'],
      ['OFF15', 850_000, 'Europe', 'inactive'],
    ]);
    expect(files.coupons.map((coupon) => coupon.endsOn)).toEqual([
      '2099-12-31',
      '2099-12-31',
      '2024-12-31',
      '2099-12-31',
    ]);
  });

  test.each([
    ['DB-0025', 2_500, null, 0],
    ['DB-0150', 4_800, null, 0],
    ['DB-0200', 6_000, 5_750, 0],
    ['TT-AWARD-0', 6_000, null, 0],
    ['TT-AWARD-1', 6_000, null, 1],
    ['TT-AWARD-2', 6_000, null, 2],
    ['TT-AWARD-3', 6_000, null, 3],
  ])('%s costs %i cents, %s in euros, award %i, without a family', (name, usdMinor, eurMinor, award) => {
    expect(part(name)).toMatchObject({ usdMinor, eurMinor, award, familyId: null, status: 'active' });
  });

  test('XX-INACTIVE is not sold, NO-IMAGE-1 is sold without a picture', () => {
    expect(part('XX-INACTIVE')).toMatchObject({ status: 'inactive', award: 0, familyId: null });
    expect(part('NO-IMAGE-1')).toMatchObject({ status: 'active', award: 0, familyId: null, picture: '' });
    expect(live.filter((product) => product.picture === '').map((product) => product.name)).toEqual(['NO-IMAGE-1']);
  });

  test('TT-1015-25 comes in the widths of family 1, the first three at the known prices', () => {
    expect(part('TT-1015-25').familyId).toBe(1);
    expect(files.variantFamilies).toEqual([
      { id: 1, name: '15 Thou' },
      { id: 2, name: '20 Thou' },
    ]);
    const family = files.variants.filter((variant) => variant.familyId === 1);
    expect(family.slice(0, 3).map((width) => [width.details, width.usdMinor, width.gbpMinor, width.eurMinor])).toEqual([
      ['25 mm', 2_000, 1_650, 1_900],
      ['50 mm', 3_800, 3_100, null],
      ['75 mm', 5_500, null, null],
    ]);
    expect(family.map((width) => width.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each([
    ['Tesa Tape', 36],
    ['Dr Blades', 19],
    ['Anilox Rolls', 18],
  ])('%s has %i live products: the edges of a page of 18 (D9)', (name, expected) => {
    const category = categoryByName.get(name);
    const links = files.productCategories.filter((link) => link.categoryId === category?.id);
    expect(links.filter((link) => liveIds.has(link.productId))).toHaveLength(expected);
  });

  test('the named categories have the known ids, 23 is regional, one is archived (D8)', () => {
    expect(categoryByName.get('Tesa Tape')?.id).toBe(28);
    expect(categoryByName.get('Consumables')?.id).toBe(27);
    expect(categoryByName.get('Performance Series')?.id).toBe(21);
    expect(files.categories.filter((category) => category.regional).map(({ id, show }) => [id, show])).toEqual([
      [23, 2],
    ]);
    expect(files.categories.filter((category) => !category.regional && category.show === 3)).toHaveLength(1);
    expect(files.categories.filter((category) => category.home)).toHaveLength(8);
  });

  test('the first three sections of the dashboard have four products each (A23)', () => {
    for (const categoryId of [28, 27, 21]) {
      const links = files.productCategories.filter((link) => link.categoryId === categoryId);
      expect(links.filter((link) => liveIds.has(link.productId)).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('what is there for tests alone lies in a category of its own that nobody sees, and goes with nothing else', () => {
    const testParts = categoryByName.get('Test Parts');
    expect(testParts).toMatchObject({ show: 4, regional: false, home: false, dashboard: false });
    expect(files.categories.at(-1)).toBe(testParts);
    const ids = ['TT-AWARD-0', 'TT-AWARD-1', 'TT-AWARD-2', 'TT-AWARD-3', 'XX-INACTIVE', 'NO-IMAGE-1'].map(
      (name) => part(name)?.id ?? 0,
    );
    const isTest = (id: number) => ids.includes(id);
    const links = files.productCategories.filter(({ productId }) => isTest(productId));
    expect(links.map(({ categoryId }) => categoryId)).toEqual([36, 36, 36, 36, 36, 36]);
    expect(files.productSubCategories.filter(({ productId }) => isTest(productId))).toEqual([]);
    expect(files.related.filter((row) => isTest(row.productId) !== isTest(row.relatedProductId))).toEqual([]);
    expect(files.orderLines.filter(({ productId }) => isTest(productId))).toEqual([]);
  });

  test('a longer roll costs more: 50 m of a tape more than 25 m of the same width, twice at most', () => {
    const rolls = live.filter(({ name }) => /^TT-\d{4}-50$/.test(name));
    expect(rolls).toHaveLength(10);
    for (const { name, usdMinor, familyId } of rolls) {
      const short = part(name.replace(/50$/, '25'));
      const [first] = files.variants.filter((variant) => variant.familyId === short?.familyId);
      expect([name, familyId]).toEqual([name, null]);
      expect(usdMinor).toBeGreaterThan(first?.usdMinor ?? 0);
      expect(usdMinor).toBeLessThanOrEqual(2 * (first?.usdMinor ?? 0));
    }
  });

  test('there are at least five live tape families (A30)', () => {
    const tape = files.subCategories.filter((family) => family.categoryId === 28 && family.show === 1);
    expect(tape.length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['uk@converter.test', 'gbp', 2, 1, 'GB', 'active'],
    ['de@converter.test', 'eur', 1, 1, 'DE', 'active'],
    ['fr@converter.test', 'eur', 2, 1, 'FR', 'active'],
    ['us@converter.test', 'usd', 1, 2, 'US', 'active'],
    ['jp@converter.test', 'usd', 3, 1, 'JP', 'active'],
    ['ca@converter.test', 'usd', 0, 1, 'CA', 'active'],
    ['waiting@converter.test', 'gbp', 0, 1, 'GB', 'waiting'],
    ['inactive@converter.test', 'gbp', 2, 1, 'GB', 'inactive'],
  ])('%s buys in %s, class %i, contact %i, from %s, and is there as %s', (email, ...expected) => {
    const { currency, priceClass, adminContact, countryId, status, password } = customer(email);
    expect([currency, priceClass, adminContact, countryById.get(countryId)?.iso2, status]).toEqual(expected);
    expect(password).toBe('press-2026');
  });

  test('only the sample logins have a password', () => {
    expect(files.customers.filter((each) => each.password !== '')).toHaveLength(8);
    expect(files.staff.map(({ email, password }) => [email, password])).toEqual([
      ['staff@pressline.test', 'counter-2026'],
    ]);
  });

  test.each(['uk', 'de', 'fr', 'us', 'jp'])('%s@ has two addresses in its own country and some orders', (who) => {
    const { id, countryId } = customer(`${who}@converter.test`);
    const addresses = files.addresses.filter((address) => address.customerId === id);
    expect(addresses.map((address) => address.countryId)).toEqual([countryId, countryId]);
    expect(files.orders.filter((order) => order.customerId === id).length).toBeGreaterThanOrEqual(10);
  });

  test('ca@ has no address and no order', () => {
    const { id } = customer('ca@converter.test');
    expect(files.addresses.filter((address) => address.customerId === id)).toEqual([]);
    expect(files.orders.filter((order) => order.customerId === id)).toEqual([]);
  });

  test('orders count from 1001, two are pending, and 2021 to 2023 sold in all three currencies (D25)', () => {
    expect(files.orders.map((order) => order.id)).toEqual(files.orders.map((_, index) => 1001 + index));
    expect(files.orders.filter((order) => order.status === 'pending')).toHaveLength(2);
    const currencyOf = new Map(files.customers.map((each) => [each.id, each.currency]));
    for (const year of ['2021', '2022', '2023']) {
      const ofYear = files.orders.filter((order) => order.placed.on?.startsWith(year));
      expect(new Set(ofYear.map((order) => currencyOf.get(order.customerId)))).toEqual(new Set(['usd', 'gbp', 'eur']));
    }
  });

  test.each([
    ['uk', 'DB-0150', 10, { days: 34, dueOn: '2026-12-27' }],
    ['de', 'DB-0200', 12, { days: 28, dueOn: '2026-12-03' }],
  ])('%s@ has bought %s in %i orders of a year, as regularly as a press wears it out (G3)', (who, name, times, due) => {
    const { id } = customer(`${who}@converter.test`);
    const today = Date.parse('2026-11-24');
    const orders = files.orders.filter(
      (order) =>
        order.customerId === id &&
        files.orderLines.some((line) => line.orderId === order.id && line.productId === part(name)?.id),
    );
    const lately = orders.flatMap(({ placed: { daysAgo } }) =>
      daysAgo === null ? [] : [new Date(today - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)],
    );
    expect([lately.length, usualInterval(lately)]).toEqual([times, due]);
  });

  test('the United Kingdom is country 247 of 249 (B6)', () => {
    expect(files.countries).toHaveLength(249);
    expect(countryById.get(247)).toEqual({ id: 247, name: 'United Kingdom', continent: 'Europe', iso2: 'GB' });
  });
});

describe('the files fit together', () => {
  test.each([
    ['countries', files.countries.map((row) => row.iso2)],
    ['categories', files.categories.map((row) => row.guid)],
    ['sub-categories', files.subCategories.map((row) => row.guid)],
    ['part numbers, without regard to case', files.products.map((row) => row.name.toLowerCase())],
    ['customers', files.customers.map((row) => row.email.toLowerCase())],
    ['customer guids', files.customers.map((row) => row.guid)],
    ['category links', files.productCategories.map((row) => `${row.productId}/${row.categoryId}`)],
    ['sub-category links', files.productSubCategories.map((row) => `${row.productId}/${row.subCategoryId}`)],
    ['related products', files.related.map((row) => `${row.productId}/${row.relatedProductId}`)],
    ['order lines', files.orderLines.map((row) => `${row.orderId}/${row.productId}/${row.variantId}`)],
    ['purchase order numbers', files.orders.map((row) => `${row.customerId}/${row.purchaseOrderNumber}`)],
  ])('nothing is there twice: %s', (_, keys) => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('no table uses an id twice', () => {
    const { countries, categories, subCategories, products, variants, customers, addresses, orders } = files;
    const { coupons, homeImages, mediaImages } = files;
    for (const rows of [countries, categories, subCategories, products, variants, customers, addresses, orders]) {
      expect(idsOf(rows).size).toBe(rows.length);
    }
    for (const rows of [coupons, homeImages, mediaImages]) expect(idsOf(rows).size).toBe(rows.length);
  });

  test('every reference leads somewhere', () => {
    const categories = idsOf(files.categories);
    const subCategories = idsOf(files.subCategories);
    const products = idsOf(files.products);
    const customers = idsOf(files.customers);
    const lost = [
      ...files.subCategories.filter((row) => !categories.has(row.categoryId)),
      ...files.productCategories.filter((row) => !products.has(row.productId) || !categories.has(row.categoryId)),
      ...files.productSubCategories.filter(
        (row) => !products.has(row.productId) || !subCategories.has(row.subCategoryId),
      ),
      ...files.related.filter((row) => !products.has(row.productId) || !products.has(row.relatedProductId)),
      ...files.customers.filter((row) => !countryById.has(row.countryId)),
      ...files.addresses.filter((row) => !customers.has(row.customerId) || !countryById.has(row.countryId)),
      ...files.orderLines.filter((row) => !products.has(row.productId)),
    ];
    expect(lost).toEqual([]);
  });

  test('the counter has something of everything: orders in every state, parts of orders sent, goods expected, a return, papers (L)', () => {
    const present = new Map(files.orderStates.map(({ orderId, state }) => [orderId, state])); // the last row of an order
    const states = new Set<string>(present.values());
    expect(ORDER_STATES.filter((state) => !states.has(state))).toEqual(['closed']); // those that are not named
    const partly = [...present].flatMap(([orderId, state]) => (state === 'partly-sent' ? orderId : []));
    expect(files.shipments.filter(({ orderId }) => partly.includes(orderId))).toHaveLength(2);
    for (const { orderId, lines } of files.shipments) {
      const ordered = new Map(
        files.orderLines.filter((line) => line.orderId === orderId).map((line) => [line.position, line.quantity]),
      );
      for (const { position, quantity } of lines) expect(quantity).toBeLessThanOrEqual(ordered.get(position) ?? 0);
    }
    expect(files.arrivals.some(({ daysAhead }) => daysAhead === 31)).toBe(true);
    expect(files.returns.length).toBeGreaterThan(0);
    expect(files.documents.filter(({ kind }) => kind === 'invoice').length).toBeGreaterThan(1);
  });

  test('a sub-category link stays within the categories of the product', () => {
    const categoryOf = new Map(files.subCategories.map((row) => [row.id, row.categoryId]));
    const linked = new Set(files.productCategories.map((row) => `${row.productId}/${row.categoryId}`));
    const strays = files.productSubCategories.filter(
      (row) => !linked.has(`${row.productId}/${categoryOf.get(row.subCategoryId)}`),
    );
    expect(strays).toEqual([]);
  });

  test('an order goes to an address of its own customer, has lines over 50 and never a part from another family', () => {
    const ownerOf = new Map(files.addresses.map((address) => [address.id, address.customerId]));
    const familyOf = new Map(files.products.map((product) => [product.id, product.familyId]));
    const familyOfVariant = new Map(files.variants.map((variant) => [variant.id, variant.familyId]));
    for (const order of files.orders) {
      expect(ownerOf.get(order.addressId)).toBe(order.customerId);
      const lines = files.orderLines.filter((line) => line.orderId === order.id);
      expect(lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)).toBeGreaterThan(5_000);
      for (const line of lines) {
        const family = line.variantId === null ? null : (familyOfVariant.get(line.variantId) ?? 0);
        expect(family).toBe(familyOf.get(line.productId));
      }
    }
  });

  test('every moment is either a fixed day or so many days ago, and orders are in the order of their ids', () => {
    const moments = [...files.orders.map((row) => row.placed), ...files.customers.map((row) => row.registered)];
    expect(moments.filter((moment) => (moment.on === null) === (moment.daysAgo === null))).toEqual([]);
    const fixed = files.orders.flatMap((order) => order.placed.on ?? []);
    const recent = files.orders.flatMap((order) => order.placed.daysAgo ?? []);
    expect(fixed).toEqual(fixed.toSorted());
    expect(recent).toEqual(recent.toSorted((a, b) => b - a));
  });

  test('there are 150 products or more, some without stock, some without a euro price, some with flash text', () => {
    expect(live.length).toBeGreaterThanOrEqual(150);
    expect(live.filter((product) => product.stock === 0).length).toBeGreaterThanOrEqual(10);
    expect(live.filter((product) => product.eurMinor === null).length).toBeGreaterThanOrEqual(50);
    expect(live.filter((product) => product.eurMinor !== null).length).toBeGreaterThanOrEqual(50);
    expect(live.filter((product) => product.flash !== '').length).toBeGreaterThanOrEqual(10);
    expect(live.filter((product) => product.name.length > 30).length).toBeGreaterThanOrEqual(3);
  });
});

describe('specifications.csv', () => {
  const named = new Map<string, Specification[]>();
  for (const row of specifications) named.set(row.part_number, [...(named.get(row.part_number) ?? []), row]);

  test('every part has its type first, and no attribute twice', () => {
    expect([...named.keys()].toSorted()).toEqual(files.products.map((product) => product.name).toSorted());
    for (const [name, rows] of named) {
      expect([name, rows[0]?.attribute]).toEqual([name, 'type']);
      expect([name, new Set(rows.map(({ attribute }) => attribute)).size]).toEqual([name, rows.length]);
    }
  });

  test('what has a unit is a number, and an attribute of a type has one unit', () => {
    const unitOf = new Map<string, string>();
    for (const [name, rows] of named) {
      for (const { attribute, value, unit } of rows) {
        if (unit !== '' && unit !== 'CP')
          expect([name, attribute, value]).toEqual([name, attribute, String(Number(value))]);
        const key = `${rows[0]?.value} ${attribute}`;
        expect([name, key, unitOf.get(key) ?? unit]).toEqual([name, key, unit]);
        unitOf.set(key, unit);
      }
    }
  });
});
