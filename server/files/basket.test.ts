import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import { newCustomer } from '#shop/people/customers/testing/people.ts';
import { basketExport } from '#shop/trade/cart/cart-export.ts';
import { headingsIn } from '#shop/trade/quick-order/headings.ts';
import { readText } from '#shop/trade/quick-order/read-rows.ts';
import { isLanguage, languages } from '#texts/languages.ts';
import { translatorIn } from '../translators.ts';
import { test } from '../testing/test-shop.ts';

test('the own basket is exported line by line as a spreadsheet, at today’s prices (G6)', async ({ shop }) => {
  const uk = await shop.as('uk@converter.test');
  const guid = await cartWith(
    shop,
    uk,
    { part: 'TT-1015-25', variant: '50 mm', quantity: 2 },
    { part: 'DB-0150', quantity: 3 },
  );
  const items = (await uk.get(`/api/Cart/GetAllCartsByID/${guid}`)).body;
  await uk.post('/api/Cart/SaveCart', [
    { cartID: items[1].cartID, productQuantity: 3, serial: '=SUM(A1)', machine: '' },
  ]);
  const { status, headers, body } = await uk.get('/Basket.csv');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="basket-\d{4}-\d\d-\d\d\.csv"$/);
  expect(body).toBe(
    [
      '\uFEFFPart number,Width,Description,Serial,Machine,Quantity,Price,Line total,Currency,Customer part number',
      'TT-1015-25,50 mm,"Super soft plate mounting tape, 15 thou, 25 m roll",,,2,24.8,49.6,GBP,',
      `DB-0150,,"Doctor blade 0.15 × 30 mm, lamella edge, 100 m",'=SUM(A1),,3,30.34,91.02,GBP,`,
      '',
    ].join('\r\n'),
  );
});

test('nobody else’s: without a session a person is redirected to the login and back, a new customer’s is empty (B11)', async ({
  shop,
}) => {
  await cartWith(shop, await shop.as('uk@converter.test'), { part: 'DB-0150', quantity: 3 });
  const { email, userPass } = await newCustomer(shop);
  const { body } = await (await shop.as(email, userPass)).get(`/Basket.csv?cart=${randomUUID()}`);
  expect(body.trim().split('\r\n')).toHaveLength(1);
  expect((await shop.api.get('/Basket.csv')).status).toBe(401);
  const person = await shop.app.inject({ url: '/Basket.csv', headers: { accept: 'text/html,*/*' } });
  expect([person.statusCode, person.headers.location]).toEqual([302, '/login?next=%2FBasket']);
});

test.for([
  ['de', 'Artikelnummer,Breite,Bezeichnung,Seriennummer,Maschine,Menge,Preis,Gesamtpreis,Währung,Kundenartikelnummer'],
  ['fr', 'Référence,Largeur,Désignation,N° de série,Machine,Quantité,Prix,Montant,Devise,Votre référence'],
  ['it', 'Codice articolo,Larghezza,Descrizione,Matricola,Macchina,Quantità,Prezzo,Totale riga,Valuta,Suo codice'],
  ['es', 'Referencia,Ancho,Descripción,N.º de serie,Máquina,Cantidad,Precio,Total de la línea,Moneda,Su referencia'],
] as const)(
  'in %s it is in its reader’s language, and the quick order reads it (G1, N1)',
  async ([language, headings], { shop }) => {
    const { token, ...us } = await shop.as('us@converter.test');
    const wanted = [
      { part: 'TT-1015-25', variant: '50 mm', quantity: 2 },
      { part: 'DB-0150', quantity: 3 },
    ];
    const guid = await cartWith(shop, us, ...wanted);
    const cookie = `token=${token}; cart=${guid}`;
    const { body } = await shop.app.inject({ url: `/${language}/Basket.csv`, headers: { cookie } });
    expect(body.replace('\uFEFF', '').split('\r\n')[0]).toBe(headings);
    expect(body).not.toContain('Doctor blade');
    expect(readText(body.replace('\uFEFF', '')).rows.slice(-2)).toEqual([
      { part: 'TT-1015-25', width: '50 mm', quantity: '2' },
      { part: 'DB-0150', width: '', quantity: '3' },
    ]);
  },
);

test.for(Object.keys(languages).filter(isLanguage))(
  'the quick order knows its columns by their headings in %s (G1, N5)',
  (language) => {
    const { format } = translatorIn(language);
    const headings = basketExport.headings.map((heading) => (typeof heading === 'string' ? heading : format(heading)));
    const columns = headingsIn(headings)?.columns ?? [];
    expect([columns.indexOf('part'), columns.indexOf('width'), columns.indexOf('quantity')]).toEqual([0, 1, 5]);
  },
);
