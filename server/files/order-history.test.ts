import { expect } from 'vitest';
import { ADDRESS, orderOf } from '#shop/trade/orders/testing/buying.ts';
import { test } from '../testing/test-shop.ts';

const address = '/Order-History.csv';

test('own orders are exported line by line, those that the page shows (A26, B11)', async ({ shop }) => {
  const [uk, germany] = [await shop.as('uk@converter.test'), await shop.as('de@converter.test')];
  const id = await orderOf(
    shop,
    uk,
    ADDRESS.uk,
    [
      { part: 'TT-1015-25', variant: '50 mm', quantity: 2 },
      { part: 'DB-0150', quantity: 3 },
    ],
    { PONumber: '=SUM(A1)' },
  );
  const day = shop.shop.clock.now().toISOString().slice(0, 10);
  const { status, headers, body } = await uk.get(`${address}?search=MA00${id}`);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="order-history-\d{4}-\d\d-\d\d\.csv"$/);
  const order = `MA00${id},${day},'=SUM(A1)`;
  expect(body).toBe(
    [
      '\uFEFFOrder,Date,PO No.,Part number,Width,Description,Serial,Machine,Quantity,Price,Line total,Currency,Cost centre,Requisition No.,Required date,Shipping,Customer part number,Parts of the kit',
      `${order},TT-1015-25,50 mm,"Super soft plate mounting tape, 15 thou, 25 m roll",,,2,24.8,49.6,GBP,,,,,,`,
      `${order},DB-0150,,"Doctor blade 0.15 × 30 mm, lamella edge, 100 m",,,3,30.34,91.02,GBP,,,,,,`,
      '',
    ].join('\r\n'),
  );
  expect((await germany.get(`${address}?search=MA00${id}`)).body.trim().split('\r\n')).toHaveLength(1);
});

test('without a session a person is redirected to the login and back, a program is refused; staff have no orders', async ({
  shop,
}) => {
  expect((await shop.api.get(address)).status).toBe(401);
  expect((await (await shop.asStaff()).get(address)).status).toBe(401);
  const person = await shop.app.inject({ url: `${address}?search=DB`, headers: { accept: 'text/html,*/*' } });
  expect([person.statusCode, person.headers.location]).toEqual([302, '/login?next=%2FOrder-History%3Fsearch%3DDB']);
});

test('a German reader gets it in German, including the parts (N1, N3)', async ({ shop }) => {
  const { token, ...germany } = await shop.as('de@converter.test');
  const id = await orderOf(shop, germany, ADDRESS.de, [{ part: 'DB-0150', quantity: 3 }]);
  const headers = { cookie: `token=${token}` };
  const { body } = await shop.app.inject({ url: `/de${address}?search=MA00${id}`, headers });
  const [headings, line] = body.replace('\uFEFF', '').split('\r\n');
  expect(headings).toBe(
    'Auftragsnummer,Datum,Ihre Bestellnummer,Artikelnummer,Breite,Bezeichnung,Seriennummer,Maschine,Menge,Preis,Gesamtpreis,Währung,Kostenstelle,BANF-Nr.,Wunschtermin,Versand,Kundenartikelnummer,Artikel des Sets',
  );
  expect(line).toMatch(/,DB-0150,,"?Rakelmesser /);
});
