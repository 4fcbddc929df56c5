import { eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { productCategories, products } from '#shop/catalogue/parts/tables.ts';
import { mails } from '#shop/desk/notifications/tables.ts';
import { settings } from '#shop/base/settings/tables.ts';
import { fillBasket, parts, type WantedLine } from '../support/basket.ts';
import { deliverAllMails } from '../support/mails.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test as base } from '../support/plain-visits.ts';

/** Page of a customer with exactly these lines in the basket. */
const test = base.extend<{ buyer: (email: string, lines: readonly WantedLine[]) => Promise<PlainPage> }>({
  buyer: async ({ shop, visits }, use) => {
    await use(async (email, lines) => {
      const page = await visits.pageAs(email);
      await fillBasket(page, shop.url, lines);
      return page;
    });
  },
});

const blades: WantedLine = { productId: parts['DB-0150'], quantity: 3 }; // uk: £30.34 each, so £91.02
const tape: WantedLine = { productId: parts['TT-1015-25'], quantity: 4, variantId: 502 }; // uk, 50 mm: £24.80, so £99.20

const line = (page: PlainPage, partNumber: string) => page.getByRole('row').filter({ hasText: partNumber });
const press = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The figures with their names, as the totals list them. */
async function totals(page: PlainPage): Promise<string[]> {
  const rows = await page.getByLabel('Totals', { exact: true }).locator('div').all();
  const texts = rows.map(async (row) => (await row.locator('dt, dd').allInnerTexts()).join(': '));
  return Promise.all(texts);
}

async function logIn(page: PlainPage, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('press-2026');
  await press(page, 'Log in');
}

/** Through the pages, like a buyer who knows the part's page. */
async function addToBasket(page: PlainPage, productId: number, quantity: number): Promise<void> {
  await page.goto(`/product?id=${productId}`);
  await page.getByLabel('Quantity').fill(String(quantity));
  await press(page, 'Add to cart');
  await page.waitForURL(/\/basket\/?$/i);
}

async function applyCoupon(page: PlainPage, code: string): Promise<void> {
  await page.getByLabel('Promo code').fill(code);
  await press(page, 'Apply');
}

async function placeOrder(page: PlainPage, purchaseOrderNumber: string): Promise<void> {
  await page.getByLabel('Purchase order number').fill(purchaseOrderNumber);
  await press(page, 'Place order');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
}

test('all parts of a long basket can be sent to purchasing, not only the last ones (J9)', async ({ buyer, shop }) => {
  const lines = await shop.shop.db
    .select({ productId: products.id })
    .from(products)
    .where(like(products.name, 'CS-%'))
    .limit(12);
  const page = await buyer(
    'us@converter.test',
    lines.map(({ productId }) => ({ productId, quantity: 2 })),
  );
  await page.goto('/Ask-For-Parts?to=purchasing');
  await expect.poll(() => page.getByLabel('Parts').getByRole('checkbox').count()).toBe(12);
});

test('an empty basket says so and links to the search (A15)', async ({ buyer, visits }) => {
  const visitor = await visits.visitor();
  await visitor.goto('/Basket/');
  await visitor.getByRole('main').getByText('You have no items in your basket').waitFor();
  const customer = await buyer('ca@converter.test', []);
  await customer.goto('/basket');
  await customer.getByRole('main').getByText('You have no items in your basket').waitFor();
  await customer.getByRole('main').getByRole('link', { name: 'Search the catalogue' }).click();
  await customer.waitForURL('**/search');
});

test('a part that can no longer be ordered says so on its line, here and at the checkout', async ({ buyer, shop }) => {
  const page = await buyer('uk@converter.test', [{ productId: parts['TT-AWARD-0'], quantity: 3 }, blades]);
  const offer = (active: boolean) =>
    shop.shop.db.update(products).set({ active }).where(eq(products.id, parts['TT-AWARD-0']));
  await offer(false);
  try {
    await page.goto('/basket');
    await line(page, 'TT-AWARD-0').getByText('This product is not available').waitFor();
    await page.goto('/checkout');
    await line(page, 'TT-AWARD-0').getByText('This product is not available').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Place order' }).isDisabled()).toBe(true);
  } finally {
    await offer(true);
  }
});

test('quantities, removal and the next step are one form (A15)', async ({ buyer }) => {
  const page = await buyer('uk@converter.test', [blades, tape]);
  await page.goto('/basket');
  await page.getByLabel('Quantity of DB-0150').fill('4');
  await page.getByRole('button', { name: 'Update basket' }).click();
  await page.getByLabel('Cart Total').getByText('£220.56').waitFor();
  await page.getByLabel('Quantity of DB-0150').fill('5');
  await page.getByRole('main').getByRole('button', { name: 'Remove TT-1015-25' }).click();
  await page.getByLabel('Cart Total').getByText('£151.70').waitFor();
  await page.getByLabel('Quantity of DB-0150').fill('6');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  expect(await totals(page)).toContain('Sub total: £182.04');
});

test('a checkout with an empty basket says so and links to the search', async ({ buyer }) => {
  const page = await buyer('ca@converter.test', []);
  await page.goto('/Checkout');
  await page.getByText('You have no items to check out').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Search the catalogue' }).click();
  await page.waitForURL('**/search');
});

test('address, code and number are kept between steps', async ({ buyer }) => {
  const page = await buyer('de@converter.test', [blades]);
  await page.goto('/checkout');
  await page.getByLabel('Deliver to').selectOption({ index: 2 });
  await page.getByLabel('Purchase order number').fill('OHNE');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect.poll(() => page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain('Dresden');
  await page.getByLabel('Promo code').fill('FLEXO10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('FLEXO10 has been applied').waitFor();
  await expect.poll(() => page.getByLabel('Purchase order number').inputValue()).toBe('OHNE');

  await page.getByText('Add/edit delivery address').first().click();
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByLabel('Contact name').fill('Lager');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Postcode is required').waitFor();
  await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('Lager');
  await page.getByLabel('Address line 1').fill('Farbwerkstrasse 1');
  await page.getByLabel('Postcode').fill('10115');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Your delivery address has been saved.').waitFor();

  await page.getByLabel('Purchase order number').fill('');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('A purchase order number is required to complete your order').waitFor();
  await expect.poll(() => page.getByLabel('Promo code').inputValue()).toBe('FLEXO10');
  await page.getByLabel('Purchase order number').fill('OHNE 2');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByText('Lager').waitFor();
});

test('an order that is not the customer’s is not a valid order (D33)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  for (const address of ['/Customer-Order/?id=999999', '/Sale-Complete/?id=MA001001', '/Customer-Order/']) {
    expect((await page.goto(address)).status()).toBe(404);
    await page.getByRole('heading', { name: 'Not a valid order' }).waitFor();
    await page.getByRole('banner').waitFor();
  }
});

test('remember me keeps the session for 30 days; without it the browser forgets it (D15)', async ({ visits }) => {
  for (const [isRemembered, life] of [
    [false, []],
    [true, ['Max-Age=2592000']],
  ] as const) {
    const page = await visits.visitor();
    await page.goto('/login');
    await page.getByLabel('Remember me').setChecked(isRemembered);
    await logIn(page, 'jp@converter.test');
    await page.waitForURL('**/Dashboard');
    const token = page.setCookies.findLast((cookie) => cookie.startsWith('token='));
    expect(token?.split('; ').filter((part) => part.startsWith('Max-Age'))).toEqual(life);
  }
});

test('a mistyped login is refused next to its field, and a correct one returns to the part (A19, D20)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto('/LogIn?returnUrl=true&id=140&name=DB-0150');
  await page.getByLabel('Email address').fill('nobody');
  await press(page, 'Log in');
  await page.getByText('Please enter a valid email address').waitFor();
  await logIn(page, 'uk@converter.test');
  expect(page.url()).toContain('/product?id=140&name=DB-0150');
});

test.for([
  ['back to the page that asked for it', '/Checkout?po=77', '/Checkout?po=77'],
  ['never to another site', '/login?next=https%3A%2F%2Felsewhere.example', '/Dashboard'],
] as const)('a login redirects %s; with a session it redirects at once', async ([, from, to], { visits }) => {
  const page = await visits.visitor();
  await page.goto(from);
  const login = page.url();
  await logIn(page, 'de@converter.test');
  await page.waitForURL(`**${to}`);
  await page.goto(login);
  await page.waitForURL(`**${to}`);
});

test('a purchase order and a note are sent with the order, and kept if they are refused (A27, L8)', async ({
  buyer,
}) => {
  const page = await buyer('uk@converter.test', [blades]);
  await page.goto('/checkout');
  const file = page.getByLabel('Your purchase order (PDF)');
  const pdf = (bytes: Uint8Array) => ({ name: 'po.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await page.getByLabel('Purchase order number').fill('PO 2026/55');
  await page.getByLabel('Note to us').fill('Deliver before noon, please.');
  await file.setInputFiles(pdf(new TextEncoder().encode('<html>not a PDF</html>')));
  await press(page, 'Place order');
  await page.getByText('The file is not a PDF. Please send the purchase order as a PDF.').waitFor();
  await expect.poll(() => page.getByLabel('Note to us').inputValue()).toBe('Deliver before noon, please.');
  await file.setInputFiles(pdf(smallPdf('55')));
  await press(page, 'Place order');
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await page.getByText('Your Purchase Order has been uploaded').waitFor();
  await page.getByText('Deliver before noon, please.').waitFor();
});

test('the order sheet contains the whole order (A27)', async ({ buyer, shop }) => {
  const lines = [blades, { ...tape, serial: 'SN 4711', machine: 'P5-13' }];
  const page = await buyer('uk@converter.test', lines);
  await page.goto('/checkout');
  await applyCoupon(page, 'FLEXO10');
  await page.getByLabel('Purchase order number').fill('PO 2026/88');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/Sale-Complete/**');
  const id = new URL(page.url()).searchParams.get('id');
  await page.goto(`/Customer-Order/?id=${id}`);
  const sheet = page.getByRole('article', { name: 'Order sheet' });
  const [year, month, day] = shop.shop.clock.now().toISOString().slice(0, 10).split('-');
  for (const text of [
    `MA00${id}`,
    `${day}-${month}-${year}`,
    'Alison',
    'Marsh',
    'Harbour Label Company Ltd',
    'Press Hall, Chester',
    'PO 2026/88',
    'FLEXO10 (-£19.02)',
    'SN 4711',
    'P5-13',
    '50 mm',
    'Pressline Label Machines Ltd',
    'Pressline Label Machines Inc',
  ]) {
    await sheet.getByText(text).first().waitFor();
  }
  expect(await totals(page)).toEqual([
    'Goods: £190.22',
    'Discount (FLEXO10): -£19.02',
    'Sub total: £171.20',
    'Delivery: £15.00',
    'Total: £186.20',
  ]);
  await page.getByText('Your Purchase Order has not been uploaded').waitFor();
});

// 48.00 × 0.92 = 44.16 in class 1, and DB-0200 has its own price of 57.50 euros; 101.66 − 10.17 + 42 = 133.49.
test('a German buyer: euros, a euro price, FLEXO10, Europe delivery', async ({ buyer }) => {
  const page = await buyer('de@converter.test', []);
  await addToBasket(page, parts['DB-0150'], 1);
  await addToBasket(page, 141, 1);
  await press(page, 'Proceed To Checkout');
  await applyCoupon(page, 'FLEXO10');
  await placeOrder(page, 'B-2026-77');
  expect(await totals(page)).toEqual([
    'Goods: 101,66 €',
    'Discount (FLEXO10): -10,17 €',
    'Sub total: 91,49 €',
    'Delivery: 42,00 €',
    'Total: 133,49 €',
  ]);
});

// 2 × 48.00 = 96.00 − 5 % = 91.20; FLEXO10 applies in Europe only; delivery to the United States is to be advised.
test('an American buyer: dollars, FLEXO10 invalid, WORLD5, delivery to be advised', async ({ buyer }) => {
  const page = await buyer('us@converter.test', [{ productId: parts['DB-0150'], quantity: 2 }]);
  await page.goto('/checkout');
  await applyCoupon(page, 'FLEXO10');
  await page.getByText('code invalid').waitFor();
  expect(await totals(page)).toEqual(['Sub total: $96.00', 'Delivery: Delivery To Be Advised', 'Total: $96.00']);
  await applyCoupon(page, 'WORLD5');
  await placeOrder(page, '4500012345');
  expect(await totals(page)).toEqual([
    'Goods: $96.00',
    'Discount (WORLD5): -$4.80',
    'Sub total: $91.20',
    'Delivery: Delivery To Be Advised',
    'Total: $91.20',
  ]);
  await page.getByText('*Delivery charges may be calculated and confirmed prior to dispatching of items.').waitFor();
});

test('a Japanese buyer: dollars, class 3 pays the full price', async ({ buyer }) => {
  const page = await buyer('jp@converter.test', [{ productId: 141, quantity: 1 }]);
  await page.goto('/checkout');
  await placeOrder(page, 'JP/88');
  expect(await totals(page)).toEqual(['Sub total: $60.00', 'Delivery: Delivery To Be Advised', 'Total: $60.00']);
});

test('from the login to the order', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=TT-1015-25');
  await page.getByRole('link', { name: 'TT-1015-25' }).first().click();
  await page.getByRole('link', { name: 'Log in or create an account to view prices' }).first().click();
  await logIn(page, 'fr@converter.test');
  await page.waitForURL(/\/product/i);
  // 50 mm: 38.00 dollars, no euro price: × 0.92 × 0.8 = 27.968, so 27,97 €.
  await page.getByRole('radio', { name: '50 mm', exact: true }).check();
  await page.getByLabel('Quantity').fill('2');
  await press(page, 'Add to cart');
  await press(page, 'Proceed To Checkout');
  await placeOrder(page, 'SANS-SCRIPT');
  expect(await totals(page)).toEqual(['Sub total: 55,94 €', 'Delivery: 42,00 €', 'Total: 97,94 €']);
});

test('a basket not above the minimum spend cannot be ordered (A15, B4, D7)', async ({ buyer, shop }) => {
  const page = await buyer('uk@converter.test', [{ productId: parts['DB-0025'], quantity: 2 }]); // £15.80 each
  for (const address of ['/basket', '/checkout']) {
    await page.goto(address);
    await page.getByText('Minimum spend of 50 required to check out').first().waitFor();
  }
  await expect.poll(() => page.getByRole('button', { name: 'Place order' }).isDisabled()).toBe(true);
  const guid = (await page.context().cookies()).find(({ name }) => name === 'cart')?.value;
  const refused = await page.request.post('/api/Sale/AddSale', {
    data: { cartGuid: guid, deliveryID: 2, PONumber: 'X' },
    headers: { origin: shop.url },
  });
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('Minimum spend of 50 required to check out'),
  ]);
});

test.for([
  ['TT-AWARD-3', 124, 'To order Tesa Tape in your country, please visit tape.pressline.test'],
  ['TT-AWARD-2', 123, 'This product/offer is currently unavailable in your country'],
] as const)(
  '%s cannot be bought in the USA, and the page says why (B8, D4)',
  async ([, id, message], { shop, visits }) => {
    const page = await visits.pageAs('us@converter.test');
    await page.goto(`/product?id=${id}`);
    await page.getByText(message).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
    const refused = await page.request.post('/api/Cart/CreateCartItem', {
      data: { guid: crypto.randomUUID(), productID: id, productQuantity: 1 },
      headers: { origin: shop.url },
    });
    expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining(message)]);
  },
);

test('a line describes the part: intro and details, on page, sheet, PDF and mail (A15, A16, A27)', async ({
  buyer,
  shop,
}) => {
  const INTRO = 'Super soft plate mounting tape, 15 thou, 25 m roll';
  const page = await buyer('uk@converter.test', [tape]);
  for (const address of ['/Basket', '/Checkout']) {
    await page.goto(address);
    await page.getByRole('main').getByText(INTRO).first().waitFor();
    await page.getByRole('main').getByText('Super soft foam tape').first().waitFor();
  }
  await placeOrder(page, 'PO 15');
  const id = Number(new URL(page.url()).searchParams.get('id'));
  for (const address of [`/Customer-Order?id=${id}`, `/PDFOrder?id=${id}`]) {
    await page.goto(address);
    await page.getByRole('main').getByText(INTRO).first().waitFor();
  }
  const pdf = await page.request.get(`/PDFOrder.pdf?id=${id}`);
  expect(readPdf(await pdf.body()).pages.flat()).toContain(INTRO);
  await deliverAllMails(shop);
  const sent = await shop.shop.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%MA00${id}%`));
  expect(sent).toHaveLength(2); // one to the customer, one to the shop
  for (const { text, html } of sent) {
    expect(text).toContain(`TT-1015-25\n  50 mm\n  ${INTRO}\n`);
    expect(html).toContain(INTRO);
  }
});

test('without script the terms are agreed to in the form of the checkout (O2)', async ({ buyer, shop }) => {
  const ask = async (termsAgreement: 'order' | 'none') => {
    await shop.shop.db.update(settings).set({ termsAgreement });
    await shop.shop.refreshHot();
  };
  const page = await buyer('uk@converter.test', [blades]);
  await ask('order');
  try {
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('LAW 2');
    await press(page, 'Place order');
    await page.getByText('Please agree to the terms and conditions, version 2.').waitFor();
    const box = page.getByLabel('I have read the terms and conditions (version 2) and agree to them.');
    await expect.poll(() => box.isChecked()).toBe(false);
    await box.check();
    await placeOrder(page, 'LAW 2');
  } finally {
    await ask('none');
  }
});

test('a code is valid or invalid; an invalid one deducts nothing and is not applied (B5)', async ({ buyer }) => {
  const page = await buyer('uk@converter.test', [blades]);
  await page.goto('/checkout');
  const apply = async (code: string) => {
    await page.getByLabel('Promo code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await apply('FLEXO10');
  await page.getByText('FLEXO10 has been applied').waitFor();
  await expect
    .poll(() => totals(page))
    .toEqual(['Goods: £91.02', 'Discount (FLEXO10): -£9.10', 'Sub total: £81.92', 'Delivery: £15.00', 'Total: £96.92']);
  await apply('OLD20');
  await page.getByText('code invalid').waitFor();
  await expect.poll(() => totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
  await page.getByLabel('Purchase order number').fill('NO-CODE');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/Sale-Complete/**');
  await expect.poll(() => totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
});

test('charges for small orders and hazardous goods are shown in basket, checkout, order and sheet (D60)', async ({
  shop,
  buyer,
}) => {
  const { db } = shop.shop;
  const [row] = await db.select().from(productCategories).where(eq(productCategories.productId, parts['DB-0150']));
  await db.update(settings).set({
    charges: [
      { kind: 'small-order', currency: 2, amountMinor: 750, belowMinor: 10_000, categoryId: null },
      {
        kind: 'hazardous-goods',
        currency: 2,
        amountMinor: 1_200,
        belowMinor: null,
        categoryId: row?.categoryId ?? 0,
      },
    ],
  });
  await shop.shop.refreshHot();
  const page = await buyer('uk@converter.test', [blades]);
  await page.goto('/Basket/');
  await page.getByText('Small-order charge £7.50').waitFor();
  await page.getByText('Hazardous goods charge £12.00').waitFor();
  await page.goto('/checkout');
  const rows = [
    'Sub total: £91.02',
    'Delivery: £15.00',
    'Small-order charge: £7.50',
    'Hazardous goods charge: £12.00',
    'Total: £125.52',
  ];
  await expect.poll(() => totals(page)).toEqual(rows);
  await page.getByLabel('Purchase order number').fill('PO 60');
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await page.waitForURL(/Sale-Complete/);
  await expect.poll(() => totals(page)).toEqual(rows);
  await db.update(settings).set({ charges: [] });
  await shop.shop.refreshHot();
});
