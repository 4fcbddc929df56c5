import { count, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../audit/tables.ts';
import { products } from '../catalogue/tables.ts';
import { submissions } from './tables.ts';

const SAVE = '/api/Product/SaveProduct';
const part = (name: string, stockLevel = 4) => ({
  productID: 0,
  productName: name,
  stockLevel,
  productPriceDollar: 10,
});

/** Sends it as a form does: with the key of its submission. */
async function send({ app }: TestShop, token: string, key: string, body: object) {
  const answer = await app.inject({
    method: 'POST',
    url: SAVE,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const named = async ({ shop: { db } }: TestShop, name: string) => {
  const [row] = await db.select({ there: count() }).from(products).where(eq(products.name, name));
  return row?.there;
};

describe('one submission, one effect', () => {
  test('two presses at once make one product with one note, and both are answered alike', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const answers = await Promise.all([1, 2].map(() => send(shop, token, 'press-1', part('ONCE-1'))));
    expect(answers).toEqual([
      { status: 200, body: 1 },
      { status: 200, body: 1 },
    ]);
    expect(await named(shop, 'ONCE-1')).toBe(1);
    const notes = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.entity, 'product'));
    expect(notes.filter(({ after }) => (after as { name?: string } | null)?.name === 'ONCE-1')).toHaveLength(1);
  });

  test('what was refused may be corrected and sent again with its key', async ({ shop }) => {
    const { token } = await shop.asStaff();
    expect((await send(shop, token, 'press-2', part('ONCE-2', -1))).status).toBe(400);
    expect((await send(shop, token, 'press-2', part('ONCE-2'))).status).toBe(200);
    expect(await named(shop, 'ONCE-2')).toBe(1);
  });

  test('another content under a used key is refused, not answered by what was sent before', async ({ shop }) => {
    const { token } = await shop.asStaff();
    await send(shop, token, 'press-3', part('ONCE-3'));
    const other = await send(shop, token, 'press-3', part('ONCE-3-B'));
    expect([other.status, other.body.code]).toEqual([409, 'submission.changed']);
    expect(await named(shop, 'ONCE-3-B')).toBe(0);
  });

  test('the key of one person answers nobody else', async ({ shop }) => {
    const [staff, customer] = [await shop.asStaff(), await shop.as('uk@converter.test')];
    await send(shop, staff.token, 'press-4', part('ONCE-4'));
    expect((await send(shop, customer.token, 'press-4', part('ONCE-4'))).status).toBe(403);
  });

  test('what was written is seen at once by whoever asks next', async ({ shop }) => {
    const { token } = await shop.asStaff();
    await send(shop, token, 'press-5', { ...part('ONCE-5'), productStatus: 1 });
    const found = await shop.api.get('/api/Product/GetProductBySearch/ONCE-5/1');
    expect(found.body.map(({ productName }: { productName: string }) => productName)).toContain('ONCE-5');
  });

  test('a key is forgotten after a day', async ({ shop }) => {
    const { token } = await shop.asStaff();
    await send(shop, token, 'press-6', part('ONCE-6'));
    await shop.shop.db
      .update(submissions)
      .set({ at: new Date('2026-01-01') })
      .where(eq(submissions.key, 'press-6'));
    await send(shop, token, 'press-7', part('ONCE-7'));
    expect(await shop.shop.db.select().from(submissions).where(eq(submissions.key, 'press-6'))).toEqual([]);
  });
});
