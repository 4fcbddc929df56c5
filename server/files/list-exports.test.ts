import { expect } from 'vitest';
import { recordChange } from '#shop/base/audit/record-change.ts';
import { test } from '../testing/test-shop.ts';

const ada = {
  id: 7,
  name: '=HYPERLINK("http://evil.test")',
};
const address = '/Administration/export/audit.csv';

test('a list is exported as a spreadsheet, and no cell of it is run as a formula', async ({ shop }) => {
  for (const action of ['@sum', '+1', '-1', '\tTab', 'plain']) {
    await recordChange(shop.shop.db, ada, new Date('2026-06-30T09:00:00Z'), {
      action,
      entity: 'mail',
      entityId: 3,
      before: null,
      after: { quote: '"' },
    });
  }
  const { status, headers, body } = await (await shop.asStaff()).get(`${address}?search=hyper&sort=at&direction=asc`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
  const who = `"'=HYPERLINK(""http://evil.test"")"`;
  const rest = `mail,3,Number 3,,"{""quote"":""\\""""}"`;
  expect(body).toBe(
    [
      '\uFEFFWhen,Who,Action,What,Number,About,Before,After',
      `2026-06-30T09:00:00.000Z,${who},'@sum,${rest}`,
      `2026-06-30T09:00:00.000Z,${who},'+1,${rest}`,
      `2026-06-30T09:00:00.000Z,${who},'-1,${rest}`,
      `2026-06-30T09:00:00.000Z,${who},'\tTab,${rest}`,
      `2026-06-30T09:00:00.000Z,${who},plain,${rest}`,
      '',
    ].join('\r\n'),
  );
});

test('exports are only for staff; a person without a session is redirected to the sign-in (E1)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(address)).status, (await customer.get(address)).status]).toEqual([401, 403]);
  const person = await shop.app.inject({ url: address, headers: { accept: 'text/html,*/*' } });
  expect([person.statusCode, person.headers.location]).toEqual([302, '/administration']);
});

test('an unknown export, and an invalid query, are refused', async ({ shop }) => {
  const staff = await shop.asStaff();
  expect((await staff.get('/Administration/export/passwords.csv')).status).toBe(404);
  expect((await staff.get(`${address}?sort=password`)).status).toBe(400);
});
