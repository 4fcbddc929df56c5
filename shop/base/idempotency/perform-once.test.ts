import { createHash } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { inTransaction } from '#platform/database/database.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../audit/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { codeOf, hireWithSecondFactor } from '../../people/identity/testing/colleagues.ts';
import { sendImport, settled } from '../../desk/product-files/testing/send-import.ts';
import { clearOldSubmissions } from './clear-old-submissions.ts';
import { submissions } from './tables.ts';

const SAVE = '/api/Product/SaveProduct';
const part = (name: string, stockLevel = 4) => ({
  productID: 0,
  productName: name,
  stockLevel,
  productPriceDollar: 10,
});

/** Sends it as a form does, with the key of its submission. */
async function send({ app }: TestShop, token: string, key: string, body: object, url = SAVE) {
  const answer = await app.inject({
    method: 'POST',
    url,
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
  test('two simultaneous presses create one product with one audit entry, and both get the same answer', async ({
    shop,
  }) => {
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

  test('nobody waits for another’s submission while it cleans up old ones', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const { db } = shop.shop;
    const old = { sender: 'staff 1', key: 'of-yesterday', operation: 'POST /Old', inputHash: '-', at: new Date(0) };
    await db.insert(submissions).values(old);
    await inTransaction(db, async (tx) => {
      await clearOldSubmissions(tx, new Date());
      expect((await send(shop, token, 'press-beside', part('ONCE-BESIDE'))).status).toBe(200);
    });
    expect(await db.$count(submissions, eq(submissions.key, old.key))).toBe(0);
  });

  test('a refused submission can be corrected and sent again with its key', async ({ shop }) => {
    const { token } = await shop.asStaff();
    expect((await send(shop, token, 'press-2', part('ONCE-2', -1))).status).toBe(400);
    expect((await send(shop, token, 'press-2', part('ONCE-2'))).status).toBe(200);
    expect(await named(shop, 'ONCE-2')).toBe(1);
  });

  test('other content under a used key is refused, not answered with the earlier answer', async ({ shop }) => {
    const { token } = await shop.asStaff();
    await send(shop, token, 'press-3', part('ONCE-3'));
    const other = await send(shop, token, 'press-3', part('ONCE-3-B'));
    expect([other.status, other.body.code]).toEqual([409, 'submission.changed']);
    expect(await named(shop, 'ONCE-3-B')).toBe(0);
  });

  test('one person’s key answers nobody else', async ({ shop }) => {
    const [staff, customer] = [await shop.asStaff(), await shop.as('uk@converter.test')];
    await send(shop, staff.token, 'press-4', part('ONCE-4'));
    expect((await send(shop, customer.token, 'press-4', part('ONCE-4'))).status).toBe(403);
  });

  test('staff signed in as one customer and then as another get separate answers', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [ada, bob] = [await newCustomer(shop), await newCustomer(shop)];
    const [hers, his] = [await shop.as(ada.email, ada.userPass), await shop.as(bob.email, bob.userPass)];
    await shop.as(bob.email, bob.userPass);
    const endOthers = async (token: string) => {
      const headers = { origin: 'http://localhost:3000', host: 'localhost:3000', 'idempotency-key': 'press-4b' };
      const cookies = { admintoken: staff.token, token };
      return (
        await shop.app.inject({ method: 'POST', url: '/api/User/EndOtherSessions', headers, cookies, payload: {} })
      ).json();
    };
    expect([await endOthers(hers.token), await endOthers(his.token)]).toEqual([0, 1]);
  });

  test('written data is visible to the next request at once', async ({ shop }) => {
    const { token } = await shop.asStaff();
    await send(shop, token, 'press-5', { ...part('ONCE-5'), productStatus: 1 });
    const found = await shop.api.get('/api/Product/GetProductBySearch/ONCE-5/1');
    expect(found.body.map(({ productName }: { productName: string }) => productName)).toContain('ONCE-5');
  });

  test('follow-up work begins once the submission is stored: an import is applied', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id } = await sendImport(
      shop,
      staff,
      'productID,productName,productPriceDollar,stockLevel\n0,ONCE-10,10.00,4\n',
    );
    const apply = () => send(shop, staff.token, 'press-11', { importID: id }, '/api/Import/ApplyImport');
    expect(await Promise.all([apply(), apply()])).toEqual([
      { status: 200, body: 1 },
      { status: 200, body: 1 },
    ]);
    expect(await settled(staff, id)).toMatchObject({ state: 'applied', trouble: null });
    expect(await named(shop, 'ONCE-10')).toBe(1);
  });

  test('a key is forgotten after a day', async ({ shop }) => {
    const { token } = await shop.asStaff();
    await send(shop, token, 'press-6', part('ONCE-6'));
    const old = new Date('2026-01-01');
    await shop.shop.db.update(submissions).set({ at: old });
    await send(shop, token, 'press-7', part('ONCE-7'));
    expect(await shop.shop.db.$count(submissions, eq(submissions.at, old))).toBe(0);
  });

  test('a key may contain any characters, and a body none', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'prüfung \u00ff' };
    const answer = await shop.app.inject({ method: 'POST', url: SAVE, headers });
    expect(answer.statusCode).toBe(400);
    expect((await send(shop, token, 'x'.repeat(101), part('ONCE-8'))).status).toBe(400);
    expect(await named(shop, 'ONCE-8')).toBe(0);
  });
});

describe('the stored record of a submission is useless to others', () => {
  test('neither its key nor its content can be read or guessed from the table', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const body = part('ONCE-9');
    await send(shop, token, 'press-9', body);
    const rows = await shop.shop.db.select().from(submissions);
    const input = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key, inputHash }) => key.includes('press') || inputHash === input)).toEqual([]);
  });

  test('a secret answer is sent once and not stored', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const logIn = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/user/CreateToken',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'press-10' },
        payload: { Username: 'uk@converter.test', Password: 'press-2026' },
      });
    const opened = (await logIn()).json();
    const again = await logIn();
    expect([again.statusCode, again.json().code]).toEqual([409, 'submission.told-once']);
    const kept = JSON.stringify(await shop.shop.db.select().from(submissions));
    expect(opened.token).toMatch(/^[\w-]{43}$/);
    expect(kept).not.toContain(opened.token);
  });
});

describe('a refusal under a key has the same side effects as one without (D21)', () => {
  const NOON = new Date('2026-11-02T12:00:00Z');
  const signIn = '/api/blogUser/CreateToken';
  const finish = '/api/BlogUser/FinishSignIn';

  /**
   * A staff member with a second factor, and a stranger with a separate session who knows the staff member's password.
   */
  async function stranger(shop: TestShop) {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const { token } = await shop.as('uk@converter.test');
    const login = { blogUserEmail: mabel.email, blogUserPass: mabel.password };
    const code = () => codeOf(mabel.secret, shop.shop.clock.now());
    return { mabel, token, login, code };
  }

  test('wrong codes of a sign-in are counted', async ({ ownShop: shop }) => {
    const { token, login, code } = await stranger(shop);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await send(shop, token, `guess-${guess}`, { ...login, code: '000000' }, signIn)).status).toBe(401);
    expect((await send(shop, token, 'right', { ...login, code: code() }, signIn)).status).toBe(429);
  });

  test('wrong codes of the second step are counted, and its token stays valid', async ({ ownShop: shop }) => {
    const { token, login, code } = await stranger(shop);
    const asked = await send(shop, token, 'first-step', login, signIn);
    expect(asked.body.code).toBe('login.code-needed');
    const second = (key: string, typed: string) =>
      send(shop, token, key, { signIn: asked.body.signIn, code: typed }, finish);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await second(`guess-${guess}`, '000000')).body.code).toBe('login.code-wrong');
    expect((await second('right', code())).status).toBe(429);
    shop.setTime(new Date(NOON.getTime() + 901_000));
    const again = await send(shop, token, 'later', login, signIn);
    expect((await send(shop, token, 'done', { signIn: again.body.signIn, code: code() }, finish)).status).toBe(200);
  });

  test('wrong codes for turning the second factor off are counted', async ({ ownShop: shop }) => {
    const { mabel, code } = await stranger(shop);
    const turnOff = (key: string, typed: string) => {
      const body = { password: mabel.password, code: typed };
      return send(shop, mabel.session.token, key, body, '/api/BlogUser/TurnOffSecondFactor');
    };
    for (let guess = 0; guess < 5; guess += 1) expect((await turnOff(`guess-${guess}`, '000000')).status).toBe(400);
    expect((await turnOff('right', code())).status).toBe(429);
  });

  test('the key is free again, whether a statement or a rule refused', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const carrier = { name: 'Twice Freight', trackingUrl: '' };
    const save = (key: string, name: string) =>
      send(shop, token, key, { ...carrier, name }, '/api/Carrier/SaveCarrier');
    await save('carrier-1', 'Twice Freight');
    const refused = await save('carrier-2', 'Twice Freight');
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await save('carrier-2', 'Once Freight')).status).toBe(200);
  });
});
