import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { sql } from 'drizzle-orm';
import { exportKind, nameEverything } from '../moving-out/export-everything.ts';
import { moveKinds } from '../move-files/kinds.ts';
import { beginMove, beginStep, checkFiles, runStep } from '../moving-in/move.ts';
import { findMove } from '../moving-in/move-queries.ts';
import { type SourceTable, tablesAlone } from '../moving-in/open-source.ts';
import { fromShopify } from './shopify.ts';
import { fromWooCommerce } from './woocommerce.ts';

// Written from the public descriptions of the two exports: two buyers of one company, a person without one, a guest, an order of
// two lines, one with a discount, one that was cancelled.

const STAFF = { id: 1, name: 'Mabel Tripp' };

const SHOPIFY = {
  'customers_export.csv': `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders
'7001,Ada,Harbour,ada@harbour.test,yes,Harbour Labels,12 Dock Road,,Leeds,,GB,'LS1 4AP,,'+441134960000,162.00,1
'7002,Bea,Quay,bea@harbour.test,no,Harbour Labels,12 Dock Road,Unit 4,Leeds,,GB,LS1 4AP,,,0.00,0
'7003,Carl,Alone,carl@alone.test,no,,3 Mill Lane,,York,,GB,YO1 7HH,,,0.00,1
`,
  'orders_export.csv': `Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Country,Shipping Name,Shipping Address1,Shipping Company,Shipping City,Shipping Zip,Shipping Country,Notes,Cancelled at,Id
#1001,ada@harbour.test,paid,2024-04-30 09:50:26 +0100,fulfilled,2024-05-02 14:21:21 +0100,GBP,120.00,15.00,27.00,162.00,,0.00,DPD,2024-04-30 09:50:26 +0100,10,Doctor blade,10.00,DB-0150,Ada Harbour,12 Dock Road,,Harbour Labels,Leeds,'LS1 4AP,GB,Goods In,12 Dock Road,Harbour Labels,Leeds,'LS1 4AP,GB,Ring twice,,5001
#1001,ada@harbour.test,,,,,,,,,,,,,2024-04-30 09:50:26 +0100,2,Old wipes,10.00,WIPES-OLD,,,,,,,,,,,,,,,,
#1002,guest@nowhere.test,pending,,unfulfilled,,GBP,45.00,0.00,0.00,45.00,TEN,5.00,,2024-06-01 10:00:00 +0100,1,Anilox cleaner,50.00,AN-CLEAN,Gus Guest,1 High St,,Harbour Labels,Leeds,LS1 4AP,GB,Gus Guest,1 High St,,Hull,HU1,GB,,2024-06-02 10:00:00 +0100,5002
`,
};

const WOOCOMMERCE = {
  'customers-export.csv': `customer_id,first_name,last_name,user_login,email,date_registered,billing_first_name,billing_last_name,billing_company,billing_email,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_country,shipping_first_name,shipping_last_name,shipping_company,shipping_address_1,shipping_address_2,shipping_postcode,shipping_city,shipping_country
71,Ada,Harbour,ada,ada@harbour.test,2020-01-01,Ada,Harbour,Harbour Labels,ada@harbour.test,+44 113 496 0000,12 Dock Road,,LS1 4AP,Leeds,GB,Goods,In,Harbour Labels,Unit 4,Dock Road,LS1 4AP,Leeds,GB
`,
  'orders-export.csv': `order_id,order_number,date,status,shipping_total,fee_total,tax_total,discount_total,order_total,order_currency,customer_id,billing_first_name,billing_last_name,billing_company,billing_email,billing_address_1,billing_postcode,billing_city,billing_country,shipping_first_name,shipping_last_name,shipping_address_1,shipping_postcode,shipping_city,shipping_country,customer_note,item_name,item_sku,item_quantity,item_price,item_total
501,W-501,2023-04-30 12:00:00,completed,15.00,5.00,27.00,0.00,167.00,GBP,71,Ada,Harbour,Harbour Labels,ada@harbour.test,12 Dock Road,LS1 4AP,Leeds,GB,Goods,In,Unit 4,LS1 4AP,Leeds,GB,Ring twice,Doctor blade,DB-0150,10,10.00,100.00
501,W-501,2023-04-30 12:00:00,completed,15.00,5.00,27.00,0.00,167.00,GBP,71,Ada,Harbour,Harbour Labels,ada@harbour.test,12 Dock Road,LS1 4AP,Leeds,GB,Goods,In,Unit 4,LS1 4AP,Leeds,GB,Ring twice,Old wipes,WIPES-OLD,2,10.00,20.00
`,
};

const tablesOf = (files: Readonly<Record<string, string>>): SourceTable[] =>
  Object.entries(files).map(([name, content]) => ({ name, read: async () => new TextEncoder().encode(content) }));

async function moveIn({ shop }: TestShop, tables: readonly SourceTable[]) {
  const begun = await beginMove(shop, STAFF, 'export');
  await checkFiles(shop, begun, async () => tablesAlone(tables));
  const checked = await findMove(shop.db, begun.moveId);
  expect([checked?.state, checked?.errors]).toEqual(['checked', []]);
  const attempt = await beginStep(shop, begun.moveId, 'apply', { isConfirmed: true });
  await runStep(shop, attempt, 'apply', { staff: STAFF });
  expect((await findMove(shop.db, begun.moveId))?.state).toBe('applied');
}

/** A buyer with the password that the shop’s samples have. */
async function as(shop: TestShop, email: string) {
  await shop.owner.execute(
    sql`update customers set password_hash = (select password_hash from customers where email = 'uk@converter.test') where email = ${email}`,
  );
  return shop.as(email);
}

describe('the export of another shop moves in, is used, and moves out again (Q1, Q2)', () => {
  test('of Shopify', async ({ ownShop }) => {
    await moveIn(ownShop, (await fromShopify(tablesOf(SHOPIFY), 'GBP')).tables());
    const ada = await as(ownShop, 'ada@harbour.test');
    const { body: orders } = await ada.get('/api/Sale/GetPastOrders');
    expect(orders).toMatchObject([{ number: '#1001', placedOn: '2024-04-30', state: 'paid, fulfilled' }]);
    const { body: order } = await ada.get(`/api/Sale/GetPastOrder/${orders[0].pastOrderID ?? orders[0].pastOrderId}`);
    expect(order).toMatchObject({
      goodsMinor: 12_000,
      totalMinor: 16_200,
      lines: [
        { partNumber: 'DB-0150', quantity: 10, isSold: true },
        { partNumber: 'WIPES-OLD', quantity: 2, isSold: false },
      ],
      shipments: [{ sentOn: '2024-05-02', carrier: 'DPD' }],
    });
    const rows = [{ part: 'DB-0150', width: '', quantity: '10' }];
    expect((await ada.post('/api/QuickOrder/CheckRows', { rows })).body.rows).toMatchObject([
      { trouble: null, units: 10 },
    ]);
    const bought = (await ada.get('/api/Sale/GetBoughtBefore/5')).body;
    expect(bought).toMatchObject([{ productName: 'DB-0150', quantity: 10 }]);
    const history = (await ada.get('/api/Sale/GetPartHistory')).body;
    expect(history).toMatchObject([{ productName: 'DB-0150' }]);
    const members = await ownShop.owner.execute(
      sql`select email, role from customers where company_id = (select company_id from customers where email = 'ada@harbour.test') order by email`,
    );
    expect(members.rows).toEqual([
      { email: 'ada@harbour.test', role: 'buyer' },
      { email: 'bea@harbour.test', role: 'buyer' },
    ]);
    const carl = await as(ownShop, 'carl@alone.test');
    expect((await carl.get('/api/Sale/GetPastOrders')).body).toEqual([]);
    await nameEverything(ownShop.shop.db);
    const out = await text(exportKind(ownShop.shop, moveKinds.orders));
    expect(out).toContain('5001,"harbour labels, ls1 4ap",7001,#1001,2024-04-30');
    expect(out).toContain("5002,guest@nowhere.test,,#1002,2024-06-01,,cancelled,GBP,,'-5.00");
  });

  test('of WooCommerce', async ({ ownShop }) => {
    await moveIn(ownShop, (await fromWooCommerce(tablesOf(WOOCOMMERCE), 'GBP')).tables());
    const ada = await as(ownShop, 'ada@harbour.test');
    const { body: orders } = await ada.get('/api/Sale/GetPastOrders');
    expect(orders).toMatchObject([{ number: 'W-501', state: 'completed', totalMinor: 16_700 }]);
    const { rows } = await ownShop.owner.execute(sql`select note, delivery_minor from past_orders`);
    expect(rows).toContainEqual({ note: 'Ring twice Fees: 5.00', delivery_minor: '1500' });
    const addresses = await ownShop.owner.execute(
      sql`select line1 from delivery_addresses where contact_name = 'Goods In'`,
    );
    expect(addresses.rows).toContainEqual({ line1: 'Unit 4' });
  });
});

describe('nothing is left out in silence', () => {
  const customers = (head: string, row: string) => tablesOf({ 'customers_export.csv': `${head}\n${row}\n` });

  test('a renamed column, and a file that is not known, are named', async () => {
    await expect(fromShopify(customers('Kunden-ID,Vorname', '1,Ada'), 'GBP')).rejects.toThrow('no column Customer ID');
    await expect(fromShopify(tablesOf({ 'products_export.csv': 'Handle\n1\n' }), 'GBP')).rejects.toThrow('take it out');
  });

  test('customers without an email address are counted', async () => {
    const head = 'Customer ID,First Name,Last Name,Email,Default Address Company';
    expect((await fromShopify(customers(head, '1,Ada,Harbour,,'), 'GBP')).leftOut).toBe(1);
  });
});
