import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orders } from '#shop/trade/orders/tables.ts';
import { fillBasket, parts, type WantedLine } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { test as base } from './support/shop-in-browser.ts';

/** Page of a customer with exactly these lines in the basket. */
const test = base.extend<{ buyer: (email: string, lines: readonly WantedLine[], options?: object) => Promise<Page> }>({
  buyer: async ({ shop, visits }, use) => {
    await use(async (email, lines, options) => {
      const page = await visits.pageAs(email, options);
      await fillBasket(page, shop.url, lines);
      return page;
    });
  },
});

const blades: WantedLine = { productId: parts['DB-0150'], quantity: 3 }; // uk: £30.34 each, so £91.02
const trialCoil: WantedLine = { productId: parts['DB-0025'], quantity: 1 }; // uk: £15.80
const tape: WantedLine = { productId: parts['TT-1015-25'], quantity: 4, variantId: 502 }; // uk, 50 mm: £24.80, so £99.20

/** Holds the responses to these requests back until `letGo` is called. */
async function holdBack(page: Page, address: string): Promise<{ letGo(): void }> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { letGo: () => held.resolve() };
}

function line(page: Page, partNumber: string): Locator {
  return page.getByRole('row').filter({ hasText: partNumber });
}

/** The figures with their names, as the totals list them. */
async function totals(page: Page): Promise<string[]> {
  const rows = page.getByLabel('Totals', { exact: true }).locator('div');
  const texts = await rows.evaluateAll((elements) =>
    elements.map((row) => [...row.children].map((part) => part.textContent).join(': ')),
  );
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
}

async function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

describe('logging in (A19, D15, D20)', () => {
  test('a wrong, invalid or unanswered login is reported, each in its way; a correct one then continues', async ({
    visits,
  }) => {
    visits.expectErrors(/401|ERR_FAILED/);
    const page = await visits.visitor();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('CreateToken') && sent.push(request.url()));
    await page.goto('/LogIn');
    await page.getByText('A new account must first be authorised').waitFor();
    const typed = async (email: string, password: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await typed('uk@converter', 'press-2026');
    await page.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => focusedName(page)).toBe('email');
    expect(sent).toEqual([]);

    for (const [email, password] of [
      ['uk@converter.test', 'press-2025'],
      ['waiting@converter.test', 'press-2026'],
    ] as const) {
      await typed(email, password);
      await page.getByText('There was a problem with those details.').waitFor();
      await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    }

    await page.route('**/api/User/CreateToken', (route) => route.abort());
    await typed('uk@converter.test', 'press-2026');
    await page.getByText('There was a problem logging in', { exact: true }).waitFor();
    await page.getByText('please check your connection').waitFor();
    await page.unroute('**/api/User/CreateToken');

    const answer = await holdBack(page, '**/api/User/CreateToken');
    await typed('uk@converter.test', 'press-2026');
    const busy = page.getByRole('button', { name: 'Logging you in... Please wait' });
    await busy.waitFor();
    await expect.poll(() => busy.isDisabled()).toBe(true);
    answer.letGo();
    await page.waitForURL('**/Dashboard');
  });

  test('logging out forgets token, user and cart, empties the basket and goes home (A33)', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/Basket');
    await page.getByRole('button', { name: 'Basket, 3 items' }).waitFor();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Log In', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Basket, 0 items' }).waitFor();
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => ['token', 'userID', 'cart'].includes(name))).toEqual([]);
  });
});

test('after the session ends, a login over the basket reopens it, and the change is made (B10, D11)', async ({
  buyer,
  visits,
}) => {
  visits.expectErrors(/401/);
  const page = await buyer('uk@converter.test', [blades]);
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Basket, 3 items' }).waitFor();
  await page.context().clearCookies({ name: 'token' });
  await page.getByLabel('Quantity of DB-0150').fill('8');
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email address').fill('uk@converter.test');
  await login.getByLabel('Password').fill('press-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Basket, 8 items' }).waitFor();
});

describe('the basket (A15, A4)', () => {
  test('it is emptied at once, and its lines can be put back, with script and without (A15)', async ({ buyer }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await buyer('uk@converter.test', [blades, { ...tape, serial: 'SN 1' }], { javaScriptEnabled });
      await page.goto('/Basket');
      await page.getByRole('button', { name: 'Empty the basket' }).click();
      await page.getByRole('main').getByText('You have no items in your basket').waitFor();
      await page.getByText('2 lines were removed.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByLabel('Cart Total').getByText('£190.22').waitFor();
      await line(page, 'TT-1015-25').getByText('Serial SN 1').waitFor();
    }
  });

  test('a changed quantity counts at once, before the server answers; of two, the later one wins', async ({
    buyer,
  }) => {
    const page = await buyer('uk@converter.test', [blades, tape]);
    await page.goto('/Basket');
    await page.getByRole('link', { name: 'TT-1015-25' }).waitFor();
    await line(page, 'TT-1015-25').getByText('50 mm').waitFor();
    await page.getByLabel('Cart Total').getByText('£190.22').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/SaveCart') && sent.push(request.postData() ?? ''));
    const answer = await holdBack(page, '**/api/Cart/SaveCart');
    await page.getByLabel('Quantity of DB-0150').fill('5');
    await line(page, 'DB-0150').getByText('£151.70').waitFor();
    await page.getByLabel('Cart Total').getByText('£250.90').waitFor();
    await page.getByLabel('Quantity of DB-0150').fill('6');
    await page.getByLabel('Cart Total').getByText('£281.24').waitFor();
    await page.getByRole('button', { name: 'Basket, 7 items' }).waitFor();
    expect(sent).toHaveLength(1);
    answer.letGo();
    await page.getByRole('button', { name: 'Basket, 10 items' }).waitFor();
    expect(sent).toHaveLength(2);
    await page.reload();
    await expect.poll(() => page.getByLabel('Quantity of DB-0150').inputValue()).toBe('6');
    await page.getByLabel('Cart Total').getByText('£281.24').waitFor();
  });

  test('a line that is being removed shows it until the new basket arrives', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades, tape]);
    await page.goto('/basket');
    const answer = await holdBack(page, '**/api/Cart/DeleteItemFromCart/**');
    await page.getByRole('main').getByRole('button', { name: 'Remove TT-1015-25' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Removing TT-1015-25' }).waitFor();
    await expect.poll(() => line(page, 'TT-1015-25').getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => line(page, 'DB-0150').getAttribute('aria-busy')).toBe(null);
    answer.letGo();
    await line(page, 'TT-1015-25').waitFor({ state: 'detached' });
    await page.getByLabel('Cart Total').getByText('£91.02').waitFor();
  });

  test('checking out needs more than 50 (B4)', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [trialCoil]);
    await page.goto('/basket');
    const proceed = page.getByRole('button', { name: 'Proceed To Checkout' });
    await page.getByText('Minimum spend of 50 required to check out').waitFor();
    await expect.poll(() => proceed.isDisabled()).toBe(true);
    await page.getByLabel('Quantity of DB-0025').fill('4');
    await page.getByText('Minimum spend of 50 required to check out').waitFor({ state: 'detached' });
    await proceed.click();
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  });

  test('a line may have serial and machine (D11); a failed save restores the old value and says why (D14)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/ERR_FAILED/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/basket');
    await line(page, 'DB-0150').getByText('Details').click();
    await page.getByLabel('Serial').fill('SN 4711');
    await page.getByLabel('Machine').fill('P5-13');
    await page.keyboard.press('Enter');
    await page.getByText('Serial SN 4711, Machine P5-13').waitFor();
    await page.route('**/api/Cart/SaveCart', (route) => route.abort());
    await page.getByLabel('Quantity of DB-0150').fill('9');
    await line(page, 'DB-0150').getByText('The shop could not be reached').waitFor();
    await expect.poll(() => page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
    await page.getByLabel('Cart Total').getByText('£91.02').waitFor();
  });
});

describe('the checkout (A16, A17, A18)', () => {
  test('the most recently saved address is selected, and delivery follows the address (B6)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/400/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    await expect
      .poll(() => page.getByLabel('Deliver to').locator('option:checked').textContent())
      .toContain('Press Hall, Chester');
    await expect.poll(() => totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
    await page.getByLabel('Deliver to').selectOption('');
    await page.getByText('A delivery address is required to be selected', { exact: true }).waitFor();
    await expect.poll(() => totals(page)).toContain('Delivery: Delivery To Be Advised');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page
      .getByText('A delivery address is required to be selected. Please select one or add a new one from the options')
      .waitFor();
    await page.getByText('A purchase order number is required to complete your order').waitFor();
    await expect.poll(() => focusedName(page)).toBe('address');
  });

  test('an address is added and changed in place; errors are next to their fields', async ({ buyer, visits }) => {
    visits.expectErrors(/400/);
    const page = await buyer('fr@converter.test', [blades]);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('FR 12');
    await page.getByText('Add/edit delivery address').first().click();
    await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('Site de Vienne');
    await page.getByRole('button', { name: 'Clear form' }).click();
    await expect.poll(() => focusedName(page)).toBe('contactName');
    await expect
      .poll(() => page.getByLabel('Country').locator('option:checked').textContent())
      .toBe('Select country...');
    await page.getByRole('button', { name: 'Save address' }).click();
    for (const label of ['Contact name', 'Address line 1', 'Postcode', 'Country']) {
      await page.getByText(`${label} is required`).waitFor();
    }
    await page.getByLabel('Contact name').fill('Quai Nord');
    await page.getByLabel('Address line 1').fill('8 rue du Cliché');
    await page.getByLabel('Postcode').fill('W1B 5NF');
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Your delivery address has been saved.').waitFor();
    await expect.poll(() => page.getByLabel('Contact name').isVisible()).toBe(false);
    await expect
      .poll(() => page.getByLabel('Deliver to').locator('option:checked').textContent())
      .toContain('Quai Nord');
    await expect.poll(() => totals(page)).toContain('Delivery: 15,00 €');
    await expect.poll(() => page.getByLabel('Purchase order number').inputValue()).toBe('FR 12');

    await page.getByText('Add/edit delivery address').first().click();
    await page.getByLabel('Contact name').fill('Quai Sud');
    await page.getByLabel('Contact name').press('Enter');
    await page.getByRole('option', { name: /Quai Sud/ }).waitFor({ state: 'attached' });
    await expect.poll(() => page.getByRole('option', { name: /Quai Nord/ }).count()).toBe(0);

    await page.getByText('Add/edit delivery address').first().click();
    // A typed but unsaved address is not mistaken for the selected one.
    await page.getByLabel('Address line 1').fill('Somewhere else');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('You have entered an address that is not saved yet').waitFor();
    await expect.poll(() => page.getByLabel('Address line 1').inputValue()).toBe('Somewhere else');
  });

  test('selections and input survive another language, a reload and a visit to the basket; no address contains them (D14)', async ({
    buyer,
  }) => {
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    const po = page.getByLabel(/^(Purchase order number|Ihre Bestellnummer)$/);
    const keptAfter = async (work: () => Promise<unknown>) => {
      await Promise.all([page.waitForResponse('**/api/Cart/SaveCheckoutDraft'), work()]);
    };
    await keptAfter(() => page.getByLabel('Deliver to').selectOption('1'));
    await keptAfter(() => po.pressSequentially('PO 88'));
    await po.press('Enter');
    const focused = page.locator(':focus');
    while ((await focused.getAttribute('name')) !== 'intent') await focused.press('Enter'); // past the information that the company requires (H4)
    await expect.poll(() => focused.getAttribute('value')).toBe('place');
    await page.reload();
    await expect.poll(() => po.inputValue()).toBe('PO 88');
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('heading', { name: 'Kasse' }).waitFor();
    await expect.poll(() => po.inputValue()).toBe('PO 88');
    await expect.poll(() => page.getByLabel('Liefern an').inputValue()).toBe('1');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
    await page.getByRole('link', { name: 'Change basket' }).click();
    await page
      .getByRole('link', { name: 'Proceed To Checkout' })
      .or(page.getByRole('button', { name: 'Proceed To Checkout' }))
      .first()
      .click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await expect.poll(() => po.inputValue()).toBe('PO 88');
  });

  test('a typed code that was not applied stops the order if it is invalid; an unreachable shop loses no input (D5, D14)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/400|ERR_FAILED/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('OFFLINE');
    await page.getByLabel('Promo code').fill('OLD20');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('code invalid').waitFor();
    await expect.poll(() => focusedName(page)).toBe('coupon');
    await page.getByLabel('Promo code').fill('');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Your order has not been confirmed.').waitFor();
    await expect.poll(() => page.getByLabel('Purchase order number').inputValue()).toBe('OFFLINE');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/Sale-Complete/**');
  });

  test('a typed code that was not applied is applied first, without an alarm, and the new total needs agreement (D12)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/409/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('TYPED');
    await page.getByLabel('Promo code').fill('FLEXO10');
    await page.getByRole('button', { name: 'Place order' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'FLEXO10 has now been applied' });
    await expect
      .poll(() => notice.innerText())
      .toMatch(
        /Nothing has been ordered yet\.\s+You saw\s+£106\.02\s+It is now\s+£96\.92\s+Please check the new total/,
      );
    await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);

    await page.getByLabel('Promo code').fill('');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('The promo code no longer applies. Nothing has been ordered yet.').waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/Sale-Complete/**');
    await expect.poll(() => totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
  });

  test('while the order is placed, the page is covered; the cover disappears after 9 seconds, and a retry is safe (D12)', async ({
    buyer,
    visits,
  }) => {
    const page = await buyer('jp@converter.test', [blades], { isFresh: true });
    await page.clock.install();
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('SLOW');
    const sent: Promise<unknown>[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/Sale/AddSale', async (route) => {
      const response = route.fetch(); // it arrives, but the response does not come back
      sent.push(response);
      if (sent.length === 1) await answer.promise;
      await route.fulfill({ response: await response }).catch(() => undefined);
    });
    const place = page.getByRole('button', { name: 'Place order' });
    await place.click();
    await page.getByRole('dialog').getByText('Completing your order').waitFor();
    await page.clock.runFor(9000);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('the same basket is never ordered twice').waitFor();
    await sent[0];
    await place.click();
    await page.waitForURL('**/Sale-Complete/**');
    answer.resolve();
    expect(sent).toHaveLength(2);
    const history = await visits.pageAs('jp@converter.test');
    const { userID } = await (await history.request.get('/api/User/GetSignedIn')).json();
    const orders: { poNumber: string }[] = await (
      await history.request.get(`/api/Sale/GetSaleByUserID/${userID}`)
    ).json();
    expect(orders.filter(({ poNumber }) => poNumber === 'SLOW')).toHaveLength(1);
  });
});

describe('the order sheet (A27)', () => {
  test('is printed alone', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/Customer-Order/?id=1137');
    await page.getByText('Your Purchase Order has not been uploaded').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('article', { name: 'Order sheet' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false);
    await expect.poll(() => page.getByText('Your Purchase Order has not been uploaded').isVisible()).toBe(false);
  });
});

async function orderIdOf(page: Page): Promise<number> {
  await page.waitForURL(/\/sale-complete/i);
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  return Number(new URL(page.url()).searchParams.get('id'));
}

describe('from an empty basket to a placed order', () => {
  test('by keyboard alone', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', []);
    await page.goto('/');
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('keyword');
    await page.keyboard.type('DB-0150');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/product/i); // a complete part number opens the part (I3)
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
    await expect.poll(() => totals(page)).toEqual(['Sub total: £60.68', 'Delivery: £15.00', 'Total: £75.68']);
  });
});

/** Presses Tab until the focus is on the element with this name: the test is about the way there. */
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

describe('whose order, and how often', () => {
  test('a double click on Place order makes one order (D12)', async ({ buyer, shop }) => {
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('TWICE');
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await orderIdOf(page);
    expect(await shop.shop.db.$count(orders, eq(orders.purchaseOrderNumber, 'TWICE'))).toBe(1);
  });

  test('two tabs: a change in one is shown in the other before anything is ordered (D12)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/409/);
    const first = await buyer('de@converter.test', [{ productId: 141, quantity: 1 }]);
    await first.goto('/checkout');
    await first.getByLabel('Purchase order number').fill('TABS');

    const second = await first.context().newPage();
    await second.goto('/basket');
    await second.getByLabel('Quantity of DB-0200').fill('2');
    await second.getByRole('main').getByText('115,00 €').first().waitFor();
    await first.getByRole('button', { name: 'Basket, 2 items' }).waitFor(); // the header of the other window updates at once

    await first.getByRole('button', { name: 'Place order' }).click();
    await first.getByText('The total of your order has changed. Nothing has been ordered yet.').waitFor();
    await first.getByRole('main').getByText('157,00 €').first().waitFor(); // 115.00 + 42.00
    await first.getByRole('button', { name: 'Place order' }).click();
    await orderIdOf(first);
    await expect.poll(() => totals(first)).toEqual(['Sub total: 115,00 €', 'Delivery: 42,00 €', 'Total: 157,00 €']);
  });
});

const UK = 'uk@converter.test';

test('last month’s order is placed again in five actions (G2)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Dashboard');
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  await act(
    page
      .getByRole('link', { name: /^Reorder MA\d+$/ })
      .first()
      .click(),
  );
  await page.waitForURL('**/Order-Again?id=*');
  await act(page.getByRole('button', { name: 'Add to basket' }).click());
  await page.waitForURL('**/Basket');
  await act(page.getByRole('button', { name: 'Proceed To Checkout' }).click());
  await page.waitForURL(/\/checkout/i);
  await act(page.getByLabel(/purchase order number/i).fill('PO 4712'));
  await act(page.getByRole('button', { name: /place order/i }).click());
  await page.waitForURL('**/Sale-Complete/**');
  expect(actions).toBe(5);
});

test('printed, it shows parts and quantities as text, without buttons or fields (G2)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Order-Again?id=1120');
  const quantity = page.getByRole('textbox', { name: /^Quantity of / }).first();
  await quantity.fill('37');
  const line = page.getByRole('row').filter({ has: quantity });
  const part = await line.getByRole('link').first().innerText();
  await page.emulateMedia({ media: 'print' });
  const row = page.getByRole('row').filter({ hasText: part }).first();
  await expect.poll(() => row.getByText('37', { exact: true }).isVisible()).toBe(true);
  const main = page.getByRole('main');
  for (const role of ['button', 'textbox', 'checkbox', 'combobox'] as const)
    await expect.poll(() => main.getByRole(role).count(), { message: role }).toBe(0);
});

test('basket and checkout are printed with values instead of fields, without anything to press', async ({ buyer }) => {
  const page = await buyer(UK, [blades]);
  const main = page.getByRole('main');
  for (const [address, field] of [
    ['/Basket', 'Quantity of DB-0150'],
    ['/Checkout', 'Purchase order number'],
  ] as const) {
    await page.goto(address);
    await page.getByLabel(field).fill('37');
    await page.emulateMedia({ media: 'print' });
    const border = page.getByLabel(field).evaluate((input) => getComputedStyle(input).borderTopStyle);
    expect([address, await border]).toEqual([address, 'none']);
    expect(await page.getByLabel(field).inputValue()).toBe('37');
    await expect.poll(() => main.getByRole('button').count()).toBe(0);
    await expect.poll(() => main.locator('input[type=file]:visible, summary:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

const NARROW = 501; // 25 mm
const WIDE = 502; // 50 mm
const LINES: WantedLine[] = [
  { productId: parts['TT-1015-25'], variantId: WIDE, quantity: 4 },
  { productId: parts['TT-1015-25'], variantId: NARROW, quantity: 4 },
];

/** Reads the text copied after selecting the whole page. */
async function copied(page: Page): Promise<string> {
  return page.evaluate(() => {
    const selection = getSelection();
    selection?.selectAllChildren(document.body);
    return selection?.toString() ?? '';
  });
}

describe('a line of a basket or an order (A4, A15, A16, A27)', () => {
  test('number and width are two words when copied or read aloud, on every page', async ({ buyer, visits }) => {
    const page = await buyer('uk@converter.test', LINES);
    await page.goto('/Basket');
    expect(await copied(page)).toMatch(/TT-1015-25 50 mm/);
    await page.getByRole('rowheader', { name: /^TT-1015-25 50 mm/ }).waitFor();
    await page.getByLabel('Quantity of TT-1015-25 50 mm').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Remove TT-1015-25 25 mm' }).waitFor();

    await page.getByRole('button', { name: /^Basket/ }).click();
    const menu = page.getByRole('region', { name: 'Basket' });
    await expect.poll(() => menu.getByRole('listitem').first().textContent()).toMatch(/^TT-1015-25 50 mm /);
    await menu.getByRole('button', { name: 'Remove TT-1015-25 50 mm' }).waitFor();

    await page.goto('/Checkout');
    await page.getByRole('heading', { name: 'Your order' }).click();
    expect(await copied(page)).toMatch(/TT-1015-25 50 mm/);
    await page.getByLabel('Purchase order number').fill('PO 15');
    await page.getByRole('button', { name: 'Place order' }).click();
    const id = await orderIdOf(page);
    for (const address of [`/Customer-Order?id=${id}`, `/PDFOrder?id=${id}`]) {
      await page.goto(address);
      expect(await copied(page)).toMatch(/TT-1015-25 50 mm/);
      await page.getByRole('rowheader', { name: /^TT-1015-25 50 mm/ }).waitFor();
    }
    const counter = await visits.pageAs(STAFF);
    await counter.goto(`/Administration/OrderView?id=${id}`);
    expect(await copied(counter)).toMatch(/TT-1015-25 50 mm/);
  });
});
