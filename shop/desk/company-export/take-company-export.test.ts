import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { storeOrderDocuments } from '../../../sample-data/load/order-documents.ts';
import { readSampleFiles } from '../../../sample-data/sample-files.ts';
import { openZip } from '#platform/zip.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { ADDRESS, orderOf } from '../../trade/orders/testing/buying.ts';
import { putPastOrder } from '../../trade/past-orders/testing/put-past-order.ts';

const LIMITS = { maxFiles: 1000, maxTotalBytes: 100_000_000 };

function download({ app }: TestShop, cookie: string) {
  return app.inject({ url: '/Company-Data.zip', headers: { cookie, accept: 'application/json' } });
}

async function filesFor(shop: TestShop, token: string): Promise<Map<string, string>> {
  const { rawPayload, statusCode, headers } = await download(shop, `token=${token}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(headers['cache-control']).toBe('private, no-store');
  const files = await openZip(new Blob([new Uint8Array(rawPayload)]), LIMITS);
  return new Map(
    await Promise.all(files.map(async (file) => [file.path, Buffer.from(await file.read()).toString()] as const)),
  );
}

const companyOf = async ({ shop: { db } }: TestShop, id: number) =>
  (await db.select({ id: customers.companyId }).from(customers).where(eq(customers.id, id)))[0]?.id ?? 0;

describe('the data of a company, for its managers (Q5)', () => {
  test('has its orders, lines, own numbers, prices and files, and nothing of another company', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    const de = await ownShop.as('de@converter.test');
    const orderId = await orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    const companyId = await companyOf(ownShop, uk.customerId);
    await putPastOrder(ownShop, { companyId, customerId: uk.customerId, word: 'Harbourmark', placedOn: '2019-04-30' });
    const ofUk = await filesFor(ownShop, uk.token);
    expect([...ofUk.keys()].filter((path) => path.endsWith('.csv'))).toEqual([
      'orders.csv',
      'order-lines.csv',
      'own-part-numbers.csv',
      'parts.csv',
    ]);
    const reference = `MA00${orderId}`;
    expect(ofUk.get('orders.csv')).toContain(reference);
    expect(ofUk.get('orders.csv')).toContain('2019-04-30');
    expect(ofUk.get('order-lines.csv')).toContain(`${reference},1,DB-0150,`);
    expect(ofUk.get('orders.csv')?.split('\r\n')[0]).toBe(
      '\uFEFFexternalId,company,member,number,placedOn,purchaseOrderNumber,state,currency,goods,discount,delivery,tax,total,deliveryAddress,note',
    );
    const ofDe = await filesFor(ownShop, de.token);
    expect([...ofDe.values()].join('\n')).not.toContain(reference);
    expect([...ofDe.values()].join('\n')).not.toContain('Harbourmark');
    const orderIds = new Set([...(ofDe.get('orders.csv') ?? '').matchAll(/^MA00(\d+),(\d+),/gm)].map(([, , id]) => id));
    expect([...orderIds]).toEqual([String(await companyOf(ownShop, de.customerId))]);
  });

  test('has each document in a folder with the number of its order', async ({ ownShop }) => {
    await storeOrderDocuments(ownShop.shop.files, await readSampleFiles());
    const files = await filesFor(ownShop, (await ownShop.as('uk@converter.test')).token);
    const papers = [...files.keys()].filter((path) => path.startsWith('documents/'));
    expect(papers.length).toBeGreaterThan(2);
    const orders = (files.get('orders.csv') ?? '').split('\r\n').map((row) => row.split(',')[0]);
    for (const path of papers) expect(orders).toContain(path.split('/')[1]);
  });

  test('shows the prices at which the manager orders', async ({ ownShop }) => {
    const uk = await ownShop.as('uk@converter.test');
    const orderId = await orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    const files = await filesFor(ownShop, uk.token);
    const rowsOf = (name: string) => (files.get(name) ?? '').split('\r\n').map((row) => row.split(','));
    const part = rowsOf('parts.csv').find(([number]) => number === 'DB-0150');
    const line = rowsOf('order-lines.csv').find(([order]) => order === `MA00${orderId}`);
    expect(part?.slice(-3, -1)).toEqual(['GBP', line?.at(-2)]);
    expect(Number(part?.at(-2))).toBeGreaterThan(0);
  });

  test('is for managers only, three times a day, and in the audit list', async ({ ownShop }) => {
    const { db } = ownShop.shop;
    expect((await download(ownShop, '')).statusCode).toBe(401);
    const staff = await ownShop.asStaff();
    expect((await download(ownShop, `admintoken=${staff.token}`)).statusCode).toBe(401);
    const uk = await ownShop.as('uk@converter.test');
    for (const role of ['buyer', 'approver', 'reader'] as const) {
      await db.update(customers).set({ role }).where(eq(customers.id, uk.customerId));
      expect([role, (await download(ownShop, `token=${uk.token}`)).statusCode]).toEqual([role, 403]);
    }
    await db.update(customers).set({ role: 'manager' }).where(eq(customers.id, uk.customerId));
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await download(ownShop, `token=${uk.token}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const entries = await db.$count(auditEntries, eq(auditEntries.action, 'downloaded the data of'));
    expect(entries).toBe(3);
  });
});
