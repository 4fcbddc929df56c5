import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { test } from './support/shop-in-browser.ts';

/** What the figures of an order or a checkout say, as people read them. */
async function totalsOf(page: Page): Promise<Record<string, string>> {
  const list = page.locator('dl').filter({ has: page.locator('dt', { hasText: /^Total$/ }) });
  const [names, amounts] = [await list.locator('dt').allTextContents(), await list.locator('dd').allTextContents()];
  return Object.fromEntries(names.map((name, index) => [name, plain(amounts[index])]));
}

/** With ordinary blanks: amounts in euros have one that does not break. */
function plain(amount: string | undefined): string {
  return (amount ?? '').replaceAll('\u00a0', ' ');
}

async function findProduct(page: Page, partNumber: string): Promise<number> {
  const answer = await page.request.get(`/api/Product/GetProductBySearch/${partNumber}/1`);
  const found: { productID: number; productName: string }[] = await answer.json();
  const product = found.find(({ productName }) => productName === partNumber);
  if (product === undefined) throw new Error(`${partNumber} is not in the shop.`);
  return product.productID;
}

/** Through the pages, as a buyer does who knows the part number. */
async function addToBasket(page: Page, partNumber: string, quantity: number): Promise<void> {
  await page.goto(`/product?id=${await findProduct(page, partNumber)}`);
  await page.getByLabel('Quantity').fill(String(quantity));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL(/\/basket\/?$/i);
}

async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.waitForURL(/\/checkout/i);
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promo code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(`${code} has been applied`).waitFor();
}

async function placeOrder(page: Page, purchaseOrderNumber: string): Promise<number> {
  await page.getByLabel('Purchase order number').fill(purchaseOrderNumber);
  await page.getByRole('button', { name: 'Place order' }).click();
  return orderIdOf(page);
}

async function orderIdOf(page: Page): Promise<number> {
  await page.waitForURL(/\/sale-complete/i);
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** Tests of a file share the shop: each begins with the customer's basket empty. */
async function emptyBasket(page: Page): Promise<void> {
  const { guid, lines } = await currentCart(page);
  for (const { id } of lines) {
    await page.request.delete(`/api/Cart/DeleteItemFromCart/${id}/${guid}`, { headers: sameOrigin(page) });
  }
}

async function currentCart(page: Page): Promise<{ guid: string; lines: { id: number }[] }> {
  const headers = { accept: 'application/vnd.pressline+json' };
  return (await page.request.get('/api/Cart/GetCurrentCart', { headers })).json();
}

let origin = '';
function sameOrigin(_page: Page) {
  return { origin };
}

test.beforeEach(({ shop }) => {
  origin = shop.url;
});

describe('from an empty basket to a placed order', () => {
  // 48.00 dollars × 0.79 × 0.8 (class 2) = 30.336, so £30.34; three are 91.02; a tenth of it 9.10; UK delivery 15.
  test('a British buyer: pounds, class 2, FLEXO10, UK delivery (A14–A18, B2–B6, D7)', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await emptyBasket(page);
    await addToBasket(page, 'DB-0150', 3);
    await goToCheckout(page);
    await applyCoupon(page, 'FLEXO10');
    const id = await placeOrder(page, 'PO-UK-1');
    expect(await totalsOf(page)).toMatchObject({
      Goods: '£91.02',
      'Discount (FLEXO10)': '-£9.10',
      'Sub total': '£81.92',
      Delivery: '£15.00',
      Total: '£96.92',
    });
    await page.getByText(`MA00${id}`).first().waitFor();
    await page.getByRole('button', { name: 'Basket, 0 items' }).waitFor();
  });

  // 48.00 × 0.92 = 44.16 in class 1, and DB-0200 has its own 57.50 euros; 101.66 − 10.17 + 42 = 133.49.
  test('a German buyer: euros, a price of its own, FLEXO10, Europe delivery', async ({ visits }) => {
    const page = await visits.pageAs('de@converter.test');
    await emptyBasket(page);
    await addToBasket(page, 'DB-0150', 1);
    await addToBasket(page, 'DB-0200', 1);
    await goToCheckout(page);
    await applyCoupon(page, 'FLEXO10');
    await placeOrder(page, 'B-2026-77');
    expect(await totalsOf(page)).toMatchObject({
      Goods: '101,66 €',
      'Discount (FLEXO10)': '-10,17 €',
      'Sub total': '91,49 €',
      Delivery: '42,00 €',
      Total: '133,49 €',
    });
  });

  // 2 × 48.00 = 96.00 − 5 % = 91.20; FLEXO10 is Europe's alone; delivery to the United States is to be advised.
  test('an American buyer: dollars, FLEXO10 invalid, WORLD5, delivery to be advised', async ({ visits }) => {
    const page = await visits.pageAs('us@converter.test');
    visits.expectErrors(/404|400/);
    await emptyBasket(page);
    await addToBasket(page, 'DB-0150', 2);
    await goToCheckout(page);
    await page.getByLabel('Promo code').fill('FLEXO10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('code invalid').waitFor();
    expect(await totalsOf(page)).toMatchObject({ 'Sub total': '$96.00', Total: '$96.00' });

    await applyCoupon(page, 'WORLD5');
    await placeOrder(page, '4500012345');
    expect(await totalsOf(page)).toMatchObject({
      Goods: '$96.00',
      'Discount (WORLD5)': '-$4.80',
      'Sub total': '$91.20',
      Delivery: 'Delivery To Be Advised',
      Total: '$91.20',
    });
    await page.getByText('*Delivery charges may be calculated and confirmed prior to dispatching of items.').waitFor();
  });

  test('a Japanese buyer: dollars, class 3 pays the full price', async ({ visits }) => {
    const page = await visits.pageAs('jp@converter.test');
    await emptyBasket(page);
    await addToBasket(page, 'DB-0200', 1);
    await goToCheckout(page);
    await placeOrder(page, 'JP/88');
    expect(await totalsOf(page)).toMatchObject({
      'Sub total': '$60.00',
      Delivery: 'Delivery To Be Advised',
      Total: '$60.00',
    });
  });

  test('without script, from the login to the order', async ({ visits }) => {
    const page = await visits.visitor({ javaScriptEnabled: false });
    await page.goto('/search?keyword=TT-1015-25');
    await page.getByRole('link', { name: 'TT-1015-25' }).first().click();
    await page.getByRole('link', { name: 'Log in or create an account to view prices' }).click();
    await page.getByLabel('Email address').fill('fr@converter.test');
    await page.getByLabel('Password', { exact: true }).fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/product/i);
    // 50 mm: 38.00 dollars, no euro price: × 0.92 × 0.8 = 27.968, so 27,97 €.
    await page.getByRole('radio', { name: '50 mm', exact: true }).check();
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/basket/i);
    await goToCheckout(page);
    await page.getByLabel('Purchase order number').fill('SANS-SCRIPT');
    await page.getByRole('button', { name: 'Place order' }).click();
    await orderIdOf(page);
    expect(await totalsOf(page)).toMatchObject({ 'Sub total': '55,94 €', Delivery: '42,00 €', Total: '97,94 €' });
  });

  test('by keyboard alone', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await emptyBasket(page);
    await page.goto('/');
    await vi.waitFor(async () => {
      await page.keyboard.press('/'); // heard as soon as the script is there
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('keyword');
    });
    await page.keyboard.type('DB-0150');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/product/i); // a whole part number opens the part (I3)
    await tabTo(page, /^Quantity$/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await tabTo(page, /^Add to cart$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/basket/i);
    await tabTo(page, /^Proceed To Checkout$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/checkout/i);
    await tabTo(page, /^Purchase order number$/);
    await page.keyboard.type('KEYS');
    await tabTo(page, /^Place order$/);
    await page.keyboard.press('Enter');
    await orderIdOf(page);
    expect(await totalsOf(page)).toMatchObject({ 'Sub total': '£60.68', Delivery: '£15.00', Total: '£75.68' });
  });
});

/** Presses Tab until the focus is on what is called so: the way there is what is tested. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return '';
      const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
      return (element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '').trim();
    });
    if (name.test(focused)) return;
  }
  throw new Error(`150 times Tab did not lead to ${name} on ${page.url()}.`);
}

describe('what must not be ordered', () => {
  test('a basket that is not over the minimum spend (A15, B4, D7)', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await emptyBasket(page);
    await addToBasket(page, 'DB-0025', 2); // 25.00 × 0.79 × 0.8 = 15.80 each
    await page.getByText('Minimum spend of 50 required to check out').first().waitFor();
    await page.goto('/checkout');
    await page.getByText('Minimum spend of 50 required to check out').first().waitFor();
    expect(await page.getByRole('button', { name: 'Place order' }).isDisabled()).toBe(true);
    const { guid } = await currentCart(page);
    const refused = await page.request.post('/api/Sale/AddSale', {
      data: { cartGuid: guid, deliveryID: 2, PONumber: 'X' },
      headers: { origin },
    });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('Minimum spend of 50 required to check out');
  });

  test.for([
    ['TT-AWARD-3', 'To order Tesa Tape in your country, please visit tape.pressline.test'],
    ['TT-AWARD-2', 'This product/offer is currently unavailable in your country'],
  ] as const)('%s by an American buyer (B8, D4)', async ([partNumber, message], { visits }) => {
    const page = await visits.pageAs('us@converter.test');
    const id = await findProduct(page, partNumber);
    await page.goto(`/product?id=${id}`);
    await page.getByText(message).waitFor();
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
    const { guid } = await currentCart(page);
    const refused = await page.request.post('/api/Cart/CreateCartItem', {
      data: { guid, productID: id, productQuantity: 1 },
      headers: { origin },
    });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain(message);
  });

  test('TT-AWARD-3 is anybody else’s to buy', async ({ visits }) => {
    const page = await visits.pageAs('jp@converter.test');
    await emptyBasket(page);
    await addToBasket(page, 'TT-AWARD-3', 1);
    await page.getByRole('link', { name: 'TT-AWARD-3' }).first().waitFor();
  });

  test('a part that is not offered any more (A12, D33)', async ({ visits }) => {
    visits.expectErrors(/404/);
    const page = await visits.pageAs('uk@converter.test');
    const staff = await visits.pageAs('staff@pressline.test');
    const all: { productID: number; productName: string }[] = await (
      await staff.request.get('/api/Product/GetAllProductsAdmin/XX-INACTIVE')
    ).json();
    const answer = await page.goto(`/product?id=${all[0]?.productID}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This product is not available' }).waitFor();
  });
});

describe('whose order, and how often', () => {
  test('another company’s order is not a valid order (B11, D33)', async ({ visits }) => {
    visits.expectErrors(/404/);
    const british = await visits.pageAs('uk@converter.test');
    await emptyBasket(british);
    await addToBasket(british, 'DB-0150', 2);
    await goToCheckout(british);
    const id = await placeOrder(british, 'PRIVATE');

    const german = await visits.pageAs('de@converter.test');
    const answer = await german.goto(`/Customer-Order/?id=${id}`);
    expect(answer?.status()).toBe(404);
    await german.getByRole('heading', { name: 'Not a valid order' }).waitFor();
    expect(await german.content()).not.toContain('PRIVATE');
    expect((await german.request.get(`/api/Sale/GetSaleByID/${id}`)).status()).toBe(404);
  });

  test('a double click on Place order makes one order (D12)', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await emptyBasket(page);
    await addToBasket(page, 'DB-0150', 2);
    await goToCheckout(page);
    await page.getByLabel('Purchase order number').fill('TWICE');
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await orderIdOf(page);
    const me = await page.request.get('/api/User/GetSignedIn');
    const { userID } = await me.json();
    const orders: { poNumber: string }[] = await (await page.request.get(`/api/Sale/GetSaleByUserID/${userID}`)).json();
    expect(orders.filter(({ poNumber }) => poNumber === 'TWICE')).toHaveLength(1);
  });

  test('two tabs: what changed in one is told in the other before anything is ordered (D12)', async ({ visits }) => {
    visits.expectErrors(/409/);
    const first = await visits.pageAs('de@converter.test');
    await emptyBasket(first);
    await addToBasket(first, 'DB-0200', 1);
    await goToCheckout(first);
    await first.getByLabel('Purchase order number').fill('TABS');

    const second = await first.context().newPage();
    await second.goto('/basket');
    await second.getByLabel('Quantity of DB-0200').selectOption('2');
    await second.getByText('115,00 €').first().waitFor();
    await first.getByRole('button', { name: 'Basket, 2 items' }).waitFor(); // the header of the other window knows at once

    await first.getByRole('button', { name: 'Place order' }).click();
    await first.getByText('The total of your order has changed. Nothing has been ordered yet.').waitFor();
    await first.getByText('157,00 €').first().waitFor(); // 115.00 + 42.00
    await first.getByRole('button', { name: 'Place order' }).click();
    await orderIdOf(first);
    expect(await totalsOf(first)).toMatchObject({ 'Sub total': '115,00 €', Delivery: '42,00 €', Total: '157,00 €' });
  });
});
