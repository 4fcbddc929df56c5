import { expect } from 'vitest';
import { test, type ApiAnswer } from '#server/testing/test-shop.ts';

const list = '/api/Promo/GetPromoCodeList';
const codesOf = ({ body }: ApiAnswer) => body.map(({ promoCode }: { promoCode: string }) => promoCode);

test.for([
  ['newest first', '', ['OFF15', 'OLD20', 'WORLD5', 'FLEXO10']],
  ['by code', '?sort=code', ['FLEXO10', 'OFF15', 'OLD20', 'WORLD5']],
  ['by value, the smallest discount first', '?sort=multiplier&direction=desc', ['WORLD5', 'FLEXO10', 'OFF15', 'OLD20']],
  ['by their last day', '?sort=ends', ['OLD20', 'FLEXO10', 'WORLD5', 'OFF15']],
  ['that are inactive', '?status=inactive', ['OFF15']],
  ['with a word of their name', '?search=trade%20fair', ['OLD20']],
  ['page by page', '?page=2&pageSize=3', ['FLEXO10']],
] as const)('staff list promo codes %s (E15)', async ([, question, codes], { shop }) => {
  const answer = await (await shop.asStaff()).get(list + question);
  expect(codesOf(answer)).toEqual(codes);
});

test('the list is exported as a spreadsheet', async ({ shop }) => {
  const { body } = await (await shop.asStaff()).get('/Administration/export/promo-codes.csv?sort=code');
  expect(body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFNumber,Code,Name,Status,Value,Continent,Start,End',
    '1,FLEXO10,"Ten per cent, Europe",live,0.9,Europe,2025-01-01,2099-12-31',
  ]);
});

test('only staff see it (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(list)).status, (await customer.get(list)).status]).toEqual([401, 403]);
});

test("a save on top of somebody else's is refused, and both versions are shown", async ({ shop }) => {
  const staff = await shop.asStaff();
  const coupon = (await staff.get('/api/Promo/GetPromoCodeAdminByID/4')).body;
  expect((await staff.post('/api/Promo/savePromoCode', { ...coupon, promoName: 'Theirs' })).body).toBe(1);
  const other = await shop.asStaff();
  const refused = await other.post('/api/Promo/savePromoCode', { ...coupon, promoName: 'Mine' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    current: { promoName: 'Theirs', promoID: 4 },
    savedBy: { name: 'Pressline Counter' },
  });
});
