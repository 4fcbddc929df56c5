import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer } from '../customers/testing/people.ts';
import { addMember } from '../companies/testing/members.ts';
import { customers } from '../accounts/tables.ts';
import { staff } from '../identity/tables.ts';
import { settings } from '../../base/settings/tables.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { ADDRESS, place } from '../../trade/orders/testing/buying.ts';
import { newKeyText } from './key-text.ts';
import { remindOfKeys, saveKeyCalls } from './save-key-calls.ts';
import { apiKeys, keyCalls } from './tables.ts';
import { putKey } from './testing/keys.ts';

const OWN = '/api/Company/GetOwnCompany';

describe('a key of a company (M1)', () => {
  test('sees its company alone', async ({ shop }) => {
    const [ada, bob] = [await newCustomer(shop), await newCustomer(shop, { userHouseNo: 'Bobbin Labels' })];
    const key = await putKey(shop, { companyId: ada.companyId, customerId: ada.id });
    expect((await key.get(OWN)).body).toMatchObject({ name: 'Tennant Labels Ltd' });
    expect((await key.get(`/api/User/GetCustomerByID/${bob.id}`)).status).toBe(404);
  });

  test('stays the company’s after its maker has left, and then acts as the manager who is there', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const nia = await addMember(shop, ada, 'manager');
    const key = await putKey(shop, { companyId: ada.companyId, customerId: ada.id });
    await shop.shop.db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, ada.id));
    const answer = await key.get('/api/DeliveryAddress/GetDeliveryAddressByUserID/' + nia.id);
    expect(answer.status).toBe(200);
    const keys = await nia.get('/api/Key/GetKeys');
    expect(keys.body[0]).toMatchObject({ keyMaker: 'Ada Tennant', keyState: 'active', isOwn: true });
  });

  test('of a suspended company is refused, and its program is told why', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const key = await putKey(shop, { companyId: ada.companyId, customerId: ada.id });
    await shop.shop.db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, ada.id));
    const { status, body } = await key.get(OWN);
    expect([status, body.code]).toEqual([403, 'key.suspended']);
  });

  test.for([
    [
      'a call without its scope',
      'GET',
      '/api/List/GetLists',
      403,
      'key.scope',
      'Bearer error="insufficient_scope", scope="company:read"',
    ],
    [
      'a call of people',
      'GET',
      '/api/Company/GetMembers',
      403,
      'key.person-needed',
      'Bearer error="insufficient_scope"',
    ],
  ] as const)('%s is refused', async ([, , path, status, code, challenge], { shop }) => {
    const ada = await newCustomer(shop);
    const key = await putKey(shop, { companyId: ada.companyId }, { scopes: ['orders:read'] });
    const answer = await key.get(path);
    expect([answer.status, answer.body.code, answer.headers['www-authenticate']]).toEqual([status, code, challenge]);
  });
});

describe('a key that opens nothing is refused with its own code (M1)', () => {
  const INVALID = 'Bearer error="invalid_token"';
  const past = new Date('2026-01-01');

  test.for([
    ['ended', { expiresAt: past }, 401],
    ['revoked', { revokedAt: past }, 401],
    ['address', { networks: ['203.0.113.0/24'] }, 403],
  ] as const)('%s', async ([reason, changes, status], { shop }) => {
    const ada = await newCustomer(shop);
    const key = await putKey(
      shop,
      { companyId: ada.companyId },
      { ...changes, networks: [...('networks' in changes ? changes.networks : [])] },
    );
    const { body, headers, status: answered } = await key.get(OWN);
    expect([answered, body.code, headers['www-authenticate']]).toEqual([status, `key.${reason}`, INVALID]);
  });

  test('a wrong secret and an unknown key get the same answer', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const key = await putKey(shop, { companyId: ada.companyId });
    const answers = await Promise.all(
      [newKeyText(key.publicId), newKeyText('Zz99Zz99')].map((text) => shop.withToken(text).get(OWN)),
    );
    for (const { status, body, headers } of answers)
      expect([status, body.code, body.detail, headers['www-authenticate']]).toEqual([
        401,
        'key.unknown',
        'This key is not known. Please check it, or make a new one.',
        INVALID,
      ]);
  });

  test.for(['', 'x', 'Ab12Cd34_', 'Ab12Cd34_'.padEnd(47, '0'), 'x'.repeat(5000)])(
    'a mangled key is refused, also where visitors may call: %s',
    async (rest, { shop }) => {
      const { status, body, headers } = await shop.withToken(`pl_live_${rest}`).get('/api/Category/GetAllCategories');
      expect([status, body.code, headers['www-authenticate']]).toEqual([401, 'key.mangled', INVALID]);
    },
  );

  test('a session’s cookies do not help a key', async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const headers = { authorization: `Bearer ${newKeyText('Zz99Zz99')}`, cookie: `token=${token}` };
    const answer = await shop.app.inject({ url: OWN, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'key.unknown']);
  });
});

describe('the limits of a key (M1)', () => {
  test('its answers say what is left; used up, it is refused until the window ends, and nobody else is', async ({
    shop,
  }) => {
    const ada = await newCustomer(shop);
    const [wild, calm] = [
      await putKey(shop, { companyId: ada.companyId }),
      await putKey(shop, { companyId: ada.companyId }),
    ];
    const first = await wild.get(OWN);
    expect(first.headers['ratelimit-policy']).toBe('"key";q=600;w=60');
    expect(first.headers['ratelimit']).toMatch(/^"key";r=599;t=\d+$/);
    await shop.shop.keyLimits.count(wild.id, 599);
    const { status, body, headers } = await wild.get(OWN);
    expect([status, body.code]).toEqual([429, 'key.too-many-calls']);
    expect(headers['ratelimit']).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await calm.get(OWN)).status).toBe(200);
  });

  test('one call runs, seven wait for it, more at once are refused', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const key = await putKey(shop, { companyId: ada.companyId });
    const { keyLimits } = shop.shop;
    const end = await keyLimits.begin(key.id);
    const waiting = Array.from({ length: 7 }, () => keyLimits.begin(key.id));
    expect((await key.get(OWN)).body.code).toBe('key.too-many-calls');
    end();
    for (const begun of waiting) (await begun)();
    expect((await key.get(OWN)).status).toBe(200);
  });
});

describe('what a key orders (M1)', () => {
  test('is the company’s order, and its history names the key; a key agrees to no terms', async ({ ownShop: shop }) => {
    const key = await putKey(shop, { companyId: 1, customerId: 1 });
    const order = async (more = {}) =>
      place(key, await cartWith(shop, key, { part: 'DB-0150', quantity: 3 }), ADDRESS.uk, more);
    const placed = await order();
    expect(placed.status).toBe(200);
    const { body } = await (await shop.asStaff()).get(`/api/Audit/GetAuditEntries?of=order:${placed.body}`);
    expect(body[0]).toMatchObject({ action: 'placed', staffName: expect.stringMatching(/ \(ERP\) \(customer\)$/) });
    await shop.owner.update(settings).set({ businessConfirmation: true });
    await shop.shop.refreshHot();
    const refused = await order({ orderAsBusiness: true });
    expect(refused.body.errors).toMatchObject([{ field: 'orderAsBusiness' }]);
  });
});

describe('news about a key (M1)', () => {
  test('its first range is no news, a later one is; it is reminded of once', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const now = shop.shop.clock.now();
    const soon = new Date(now.getTime() + 3 * 24 * 60 * 60 * 1000);
    const key = await putKey(shop, { companyId: ada.companyId }, { expiresAt: soon });
    const from = (address: string) => {
      shop.shop.keyCalls.add({
        keyId: key.id,
        at: now,
        call: 'GET /Company/GetOwnCompany',
        status: 200,
        ms: 1,
        address,
      });
      return saveKeyCalls(shop.shop, now);
    };
    await from('203.0.113.7');
    await from('203.0.113.9');
    await from('198.51.100.4');
    await remindOfKeys(shop.shop.db, now, 1000);
    await remindOfKeys(shop.shop.db, now, 1000);
    const { rows } = await shop.owner.$client.query(
      `select payload ->> 'news' as news, payload ->> 'range' as range from outbox where kind = 'key-news' and (payload ->> 'keyId')::int = ${key.id} order by id`,
    );
    expect(rows).toEqual([
      { news: 'range', range: '198.51.100.0/24' },
      { news: 'ending', range: '' },
    ]);
  });

  test('of the calls of a key, the last fifty are kept', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const now = shop.shop.clock.now();
    const key = await putKey(shop, { companyId: ada.companyId });
    for (let round = 0; round < 2; round += 1) {
      for (let call = 0; call < 40; call += 1)
        shop.shop.keyCalls.add({
          keyId: key.id,
          at: now,
          call: `GET /Call/${round}`,
          status: 200,
          ms: 1,
          address: null,
        });
      await saveKeyCalls(shop.shop, now);
    }
    expect(await shop.shop.db.$count(keyCalls, eq(keyCalls.keyId, key.id))).toBe(50);
  });
});

describe('a key of staff (M1)', () => {
  test('has its owner’s present rights at most, and ends with the account', async ({ ownShop: shop }) => {
    const key = await putKey(shop, { staffId: 1 });
    const list = () => key.get('/api/Sale/GetOrderList');
    expect((await list()).status).toBe(200);
    await shop.owner
      .update(staff)
      .set({ rights: ['content'] })
      .where(eq(staff.id, 1));
    expect((await list()).body.code).toBe('access.right-needed');
    await shop.owner.update(staff).set({ disabled: true }).where(eq(staff.id, 1));
    expect((await list()).body.code).toBe('key.holder');
  });
});

describe('the life of a key (M1)', () => {
  test('it is shown once, works at once, is recorded without its secret, and its managers get a mail', async ({
    shop,
  }) => {
    const ada = await newCustomer(shop);
    const manager = await shop.as(ada.email, ada.userPass);
    const made = await manager.post('/api/Key/AddKey', {
      keyName: 'ERP',
      keyScopes: ['company:read'],
      networks: [],
      keyLifetime: 90,
    });
    expect(made.status).toBe(200);
    expect((await shop.withToken(made.body.apiKey).get(OWN)).status).toBe(200);
    const rows = JSON.stringify(await shop.owner.select().from(apiKeys).where(eq(apiKeys.guid, made.body.guid)));
    expect(rows).not.toContain(made.body.apiKey.slice(-38));
    const { rows: mails } = await shop.owner.$client.query(
      `select payload from outbox where kind = 'key-news' and (payload ->> 'customerId')::int = ${ada.id}`,
    );
    expect(mails).toMatchObject([{ payload: { news: 'made', range: '' } }]);
  });

  test('a rotated key works with both secrets for a week, then with the new one alone', async ({ ownShop: shop }) => {
    const NOON = new Date('2026-11-02T12:00:00Z');
    shop.setTime(NOON);
    const ada = await newCustomer(shop);
    const manager = await shop.as(ada.email, ada.userPass);
    const key = await putKey(shop, { companyId: ada.companyId });
    const rotated = await manager.post('/api/Key/RotateKey', { guid: key.guid });
    const statuses = async () =>
      Promise.all([key.text, rotated.body.apiKey].map(async (text) => (await shop.withToken(text).get(OWN)).status));
    expect(await statuses()).toEqual([200, 200]);
    shop.setTime(new Date(NOON.getTime() + 8 * 24 * 60 * 60 * 1000));
    expect(await statuses()).toEqual([401, 200]);
  });

  test('a revoked key ends at once, and is no longer changed', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const manager = await shop.as(ada.email, ada.userPass);
    const key = await putKey(shop, { companyId: ada.companyId });
    expect((await manager.post('/api/Key/RevokeKey', { guid: key.guid })).body).toBe(1);
    expect((await key.get(OWN)).body.code).toBe('key.revoked');
    expect((await manager.post('/api/Key/RotateKey', { guid: key.guid })).status).toBe(404);
  });

  test('its owners see its last calls with their status, and their number by day', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const manager = await shop.as(ada.email, ada.userPass);
    const key = await putKey(shop, { companyId: ada.companyId }, { scopes: ['company:read'] });
    await key.get(OWN);
    await key.get('/api/Sale/GetBoughtBefore/5');
    await saveKeyCalls(shop.shop, shop.shop.clock.now());
    const { body } = await manager.get(`/api/Key/GetKeyUse/${key.guid}`);
    expect(body.calls).toMatchObject([
      { call: 'GET /Sale/GetBoughtBefore/{count}', callStatus: 403 },
      { call: 'GET /Company/GetOwnCompany', callStatus: 200 },
    ]);
    expect(body.keyUse).toMatchObject([{ callCount: 2, refusedCount: 1 }]);
    expect(body.key.lastUsedAt).not.toBeNull();
  });
});
