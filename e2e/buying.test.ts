import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { products } from '#shop/catalogue/tables.ts';
import { fillBasket, parts, type WantedLine } from './support/basket.ts';
import { test as base } from './support/shop-in-browser.ts';

/** A page of a customer with exactly these lines in the basket. */
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

/** Keeps the answers to these requests back until `letGo` is called. */
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

/** The figures beside their names, as the totals list them. */
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
  test('with what is no email address nothing is sent', async ({ visits }) => {
    const page = await visits.visitor();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('CreateToken') && sent.push(request.url()));
    await page.goto('/LogIn');
    await page.getByLabel('Email address').fill('uk@converter');
    await page.getByLabel('Password').fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => focusedName(page)).toBe('email');
    expect(sent).toEqual([]);
  });

  test('wrong details are told without saying which, and what was typed stays', async ({ visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.visitor();
    await page.goto('/login');
    await page.getByText('A new account must first be authorised').waitFor();
    const typed = async (email: string, password: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await typed('uk@converter.test', 'press-2025');
    await page.getByText('There was a problem with those details.').waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe('uk@converter.test');
    await typed('waiting@converter.test', 'press-2026');
    await page.getByText('There was a problem with those details.').waitFor();
    await typed('uk@converter.test', 'press-2026');
    await page.waitForURL('**/Dashboard');
  });

  test('while it is busy the button says so and can not be pressed again', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/login');
    const answer = await holdBack(page, '**/api/User/CreateToken');
    await page.getByLabel('Email address').fill('uk@converter.test');
    await page.getByLabel('Password').fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const busy = page.getByRole('button', { name: 'Logging you in... Please wait' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    answer.letGo();
    await page.waitForURL('**/Dashboard');
  });

  test('any other failure is a problem logging in, with what to do about it (D14)', async ({ visits }) => {
    visits.expectErrors(/ERR_FAILED/);
    const page = await visits.visitor();
    await page.goto('/login');
    await page.route('**/api/User/CreateToken', (route) => route.abort());
    await page.getByLabel('Email address').fill('uk@converter.test');
    await page.getByLabel('Password').fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('There was a problem logging in', { exact: true }).waitFor();
    await page.getByText('please check your connection').waitFor();
  });

  test.for([
    ['back to the part', '/LogIn?returnUrl=true&id=140&name=DB-0150', '/product?id=140&name=DB-0150'],
    ['back to the page that asked for it', '/Checkout?po=77', '/checkout?po=77'],
    ['never to another site', '/login?next=https%3A%2F%2Felsewhere.example', '/Dashboard'],
  ] as const)('it leads %s', async ([, from, to], { visits }) => {
    const page = await visits.visitor();
    await page.goto(from);
    await page.getByLabel('Email address').fill('de@converter.test');
    await page.getByLabel('Password').fill('press-2026');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url().slice(new URL(page.url()).origin.length).toLowerCase()).toBe(to.toLowerCase());
    await page.goto(from.replace('/Checkout?po=77', '/login?next=%2Fcheckout%3Fpo%3D77')); // logged in already: go on
    expect(new URL(page.url()).pathname.toLowerCase()).toBe(to.replace(/\?.*/, '').toLowerCase());
  });

  test('remember me keeps the session for 30 days, without it the browser forgets (D15)', async ({ visits }) => {
    for (const remember of [false, true]) {
      const page = await visits.visitor();
      await page.goto('/login');
      await page.getByLabel('Email address').fill('jp@converter.test');
      await page.getByLabel('Password').fill('press-2026');
      await page.getByLabel('Remember me').setChecked(remember);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.waitForURL('**/Dashboard');
      const token = (await page.context().cookies()).find(({ name }) => name === 'token');
      const days = ((token?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      if (remember) expect(Math.round(days)).toBe(30);
      else expect(token?.expires).toBe(-1);
    }
  });

  test('without script it works the same', async ({ visits }) => {
    visits.expectErrors(/400|401/);
    const page = await visits.visitor({ javaScriptEnabled: false });
    await page.goto('/LogIn?returnUrl=true&id=140&name=DB-0150');
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Email address').fill('uk@converter.test');
    await page.getByLabel('Password').fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(page.url()).toContain('/product?id=140&name=DB-0150');
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

test('a session that ends meanwhile leads to the login and back, with the basket kept (B10, D11)', async ({
  buyer,
  visits,
}) => {
  visits.expectErrors(/401/);
  const page = await buyer('uk@converter.test', [blades]);
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Basket, 3 items' }).waitFor();
  await page.context().clearCookies({ name: 'token' });
  await page.getByLabel('Quantity of DB-0150').selectOption('8');
  await page.waitForURL('**/login?next=%2Fbasket');
  await page.getByRole('link', { name: 'Log In', exact: true }).waitFor();
  await page.getByLabel('Email address').fill('uk@converter.test');
  await page.getByLabel('Password').fill('press-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/basket');
  expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
});

describe('the basket (A15, A4)', () => {
  test('empty, it says so and leads to the search', async ({ buyer, visits }) => {
    const visitor = await visits.visitor();
    await visitor.goto('/Basket/');
    await visitor.getByRole('main').getByText('You have no items in your basket').waitFor();
    const customer = await buyer('ca@converter.test', []);
    await customer.goto('/basket');
    await customer.getByRole('main').getByText('You have no items in your basket').waitFor();
    await customer.getByRole('main').getByRole('link', { name: 'Search the catalogue' }).click();
    await customer.waitForURL('**/search');
  });

  test('it is emptied in two steps, with script and without (A15)', async ({ buyer }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await buyer('uk@converter.test', [blades, trialCoil], { javaScriptEnabled });
      await page.goto('/Basket');
      await page.getByText('Empty the basket').click();
      await page.getByRole('button', { name: 'Remove all 2 lines' }).click();
      await page.getByRole('main').getByText('You have no items in your basket').waitFor();
    }
  });

  test('another quantity changes subtotal and total at once, before the server has answered', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades, tape]);
    await page.goto('/Basket');
    await page.getByRole('link', { name: 'TT-1015-25' }).waitFor();
    await line(page, 'TT-1015-25').getByText('50 mm').waitFor();
    await page.getByLabel('Cart Total').getByText('£190.22').waitFor();
    const answer = await holdBack(page, '**/api/Cart/SaveCart');
    await page.getByLabel('Quantity of DB-0150').selectOption('5');
    await line(page, 'DB-0150').getByText('£151.70').waitFor();
    await page.getByLabel('Cart Total').getByText('£250.90').waitFor();
    await page.getByRole('button', { name: 'Basket, 7 items' }).waitFor();
    answer.letGo();
    await page.getByRole('button', { name: 'Basket, 9 items' }).waitFor();
    await page.reload();
    expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('5');
    await page.getByLabel('Cart Total').getByText('£250.90').waitFor();
  });

  test('of two changes in quick succession the later one lasts, however slow the first is', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/basket');
    await page.getByRole('button', { name: 'Basket, 3 items' }).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/SaveCart') && sent.push(request.postData() ?? ''));
    const answer = await holdBack(page, '**/api/Cart/SaveCart');
    await page.getByLabel('Quantity of DB-0150').selectOption('5');
    await page.getByLabel('Quantity of DB-0150').selectOption('6');
    await page.getByLabel('Cart Total').getByText('£182.04').waitFor();
    expect(sent).toHaveLength(1);
    answer.letGo();
    await page.getByRole('button', { name: 'Basket, 6 items' }).waitFor();
    expect(sent).toHaveLength(2);
  });

  test('a line that is being removed shows it until the new basket is there', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades, tape]);
    await page.goto('/basket');
    const answer = await holdBack(page, '**/api/Cart/DeleteItemFromCart/**');
    await page.getByRole('main').getByRole('button', { name: 'Remove TT-1015-25' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Removing TT-1015-25' }).waitFor();
    expect(await line(page, 'TT-1015-25').getAttribute('aria-busy')).toBe('true');
    expect(await line(page, 'DB-0150').getAttribute('aria-busy')).toBe(null);
    answer.letGo();
    await line(page, 'TT-1015-25').waitFor({ state: 'detached' });
    await page.getByLabel('Cart Total').getByText('£91.02').waitFor();
  });

  test('the drop-down of the header shows quantity × price, removes, and leads on', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades, tape]);
    await page.goto('/News');
    await page.getByRole('button', { name: 'Basket, 7 items' }).click();
    const menu = page.getByRole('region', { name: 'Basket' });
    await menu.getByText('3 × £30.34').waitFor();
    await menu.getByRole('button', { name: 'Remove DB-0150' }).click();
    await menu.getByText('3 × £30.34').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/News');
    await menu.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/basket');
    expect(await menu.isVisible()).toBe(false);
    await page.getByLabel('Cart Total').getByText('£99.20').waitFor();
  });

  test('checking out needs more than 50 (B4)', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [trialCoil]);
    await page.goto('/basket');
    const proceed = page.getByRole('button', { name: 'Proceed To Checkout' });
    await page.getByText('Minimum spend of 50 required to check out').waitFor();
    expect(await proceed.isDisabled()).toBe(true);
    await page.getByLabel('Quantity of DB-0025').selectOption('4');
    await page.getByText('Minimum spend of 50 required to check out').waitFor({ state: 'detached' });
    await proceed.click();
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  });

  test('a line may carry serial and machine (D11)', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/basket');
    await page.getByText('Serial or machine number').click();
    await page.getByLabel('Serial').fill('SN 4711');
    await page.getByLabel('Machine').fill('P5-13');
    await page.keyboard.press('Enter');
    await page.getByText('Serial SN 4711, Machine P5-13').waitFor();
    await page.reload();
    await page.getByText('Serial SN 4711, Machine P5-13').waitFor();
  });

  test('what could not be saved goes back to what it was, and says why (D14)', async ({ buyer, visits }) => {
    visits.expectErrors(/ERR_FAILED/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/basket');
    await page.getByRole('button', { name: 'Basket, 3 items' }).waitFor();
    await page.route('**/api/Cart/SaveCart', (route) => route.abort());
    await page.getByLabel('Quantity of DB-0150').selectOption('9');
    await line(page, 'DB-0150').getByText('The shop could not be reached').waitFor();
    expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
    await page.getByLabel('Cart Total').getByText('£91.02').waitFor();
  });

  test('a part that can no longer be ordered says so on its line, here and at the checkout', async ({
    buyer,
    shop,
  }) => {
    const page = await buyer('uk@converter.test', [{ productId: parts['TT-AWARD-0'], quantity: 3 }, blades]);
    const offer = (active: boolean) =>
      shop.shop.db.update(products).set({ active }).where(eq(products.id, parts['TT-AWARD-0']));
    await offer(false);
    try {
      await page.goto('/basket');
      await line(page, 'TT-AWARD-0').getByText('This product is not available').waitFor();
      await page.goto('/checkout');
      await line(page, 'TT-AWARD-0').getByText('This product is not available').waitFor();
      expect(await page.getByRole('button', { name: 'Place order' }).isDisabled()).toBe(true);
    } finally {
      await offer(true);
    }
  });

  test('without script quantities, removal and the way on are one form', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades, tape], { javaScriptEnabled: false });
    await page.goto('/basket');
    await page.getByLabel('Quantity of DB-0150').selectOption('4');
    await page.getByRole('button', { name: 'Update basket' }).click();
    await page.getByLabel('Cart Total').getByText('£220.56').waitFor();
    await page.getByLabel('Quantity of DB-0150').selectOption('5');
    await page.getByRole('main').getByRole('button', { name: 'Remove TT-1015-25' }).click();
    await page.getByLabel('Cart Total').getByText('£151.70').waitFor();
    await page.getByLabel('Quantity of DB-0150').selectOption('6');
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    expect(await totals(page)).toContain('Sub total: £182.04');
  });
});

describe('the checkout (A16, A17, A18)', () => {
  test('with nothing in the basket it says so and leads to the search', async ({ buyer }) => {
    const page = await buyer('ca@converter.test', []);
    await page.goto('/Checkout');
    await page.getByText('You have no items to check out').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Search the catalogue' }).click();
    await page.waitForURL('**/search');
  });

  test('the most recently saved address is chosen, and delivery follows the address (B6)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/400/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    expect(await page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain(
      'Press Hall, Chester',
    );
    expect(await totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
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

  test('an address is added and changed in place; errors stand beside their fields', async ({ buyer }) => {
    const page = await buyer('fr@converter.test', [blades]);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('FR 12');
    await page.getByText('Add/edit delivery address').first().click();
    expect(await page.getByLabel('Contact name').inputValue()).toBe('Site de Vienne');
    await page.getByRole('button', { name: 'Clear form' }).click();
    await expect.poll(() => focusedName(page)).toBe('contactName');
    expect(await page.getByLabel('Country').locator('option:checked').textContent()).toBe('Select country...');
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
    expect(await page.getByLabel('Contact name').isVisible()).toBe(false);
    expect(await page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain('Quai Nord');
    await expect.poll(() => totals(page)).toContain('Delivery: 15,00 €');
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('FR 12');

    await page.getByText('Add/edit delivery address').first().click();
    await page.getByLabel('Contact name').fill('Quai Sud');
    await page.getByLabel('Contact name').press('Enter');
    await page.getByRole('option', { name: /Quai Sud/ }).waitFor({ state: 'attached' });
    expect(await page.getByRole('option', { name: /Quai Nord/ }).count()).toBe(0);
  });

  test('an address that was typed but not saved is not mistaken for the chosen one', async ({ buyer, visits }) => {
    visits.expectErrors(/400/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout?po=UNSAVED');
    await page.getByText('Add/edit delivery address').first().click();
    await page.getByLabel('Address line 1').fill('Somewhere else');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('You have typed an address that is not saved yet').waitFor();
    expect(await page.getByLabel('Address line 1').inputValue()).toBe('Somewhere else');
  });

  test('a code is valid or invalid; an invalid one takes nothing off and is not applied (B5)', async ({ buyer }) => {
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    const apply = async (code: string) => {
      await page.getByLabel('Promo code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
    };
    await apply('FLEXO10');
    await page.getByText('FLEXO10 has been applied').waitFor();
    expect(await totals(page)).toEqual([
      'Goods: £91.02',
      'Discount (FLEXO10): -£9.10',
      'Sub total: £81.92',
      'Delivery: £15.00',
      'Total: £96.92',
    ]);
    for (const code of ['flexo10', 'OLD20', 'OFF15', 'NO-SUCH-CODE']) {
      await apply(code);
      await page.getByText('code invalid').waitFor();
      expect(await totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
      await apply('');
      await page.getByText('code invalid').waitFor({ state: 'detached' });
    }
    await apply('OLD20');
    await page.getByText('code invalid').waitFor();
    await page.getByLabel('Purchase order number').fill('NO-CODE');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/Sale-Complete/**');
    expect(await totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
  });

  test('a code that was typed but never applied stops the order when it is invalid (D5)', async ({ buyer, visits }) => {
    visits.expectErrors(/400/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout?po=CODE');
    await page.getByLabel('Promo code').fill('OLD20');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('code invalid').waitFor();
    await expect.poll(() => focusedName(page)).toBe('coupon');
  });

  test('a code that was typed but never applied is applied first, without alarm, and the total asked again (D12)', async ({
    buyer,
    visits,
  }) => {
    visits.expectErrors(/409/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout?po=TYPED');
    await page.getByLabel('Promo code').fill('FLEXO10');
    await page.getByRole('button', { name: 'Place order' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'FLEXO10 has been applied now' });
    expect(await notice.innerText()).toMatch(
      /Nothing has been ordered yet\.\s+You saw\s+£106\.02\s+It is now\s+£96\.92\s+Please check the figures/,
    );
    await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.getByLabel('Promo code').fill('');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('No promo code is applied any more. Nothing has been ordered yet.').waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/Sale-Complete/**');
    expect(await totals(page)).toEqual(['Sub total: £91.02', 'Delivery: £15.00', 'Total: £106.02']);
  });

  test('while the order is placed the page is covered; the cover leaves after 9 seconds, and again is safe (D12)', async ({
    buyer,
    visits,
  }) => {
    const page = await buyer('jp@converter.test', [blades]);
    await page.clock.install();
    await page.goto('/checkout?po=SLOW');
    const sent: Promise<unknown>[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/Sale/AddSale', async (route) => {
      const response = route.fetch(); // it arrives, but the answer does not come back
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

  test('when the shop can not be reached nothing typed is lost (D14)', async ({ buyer, visits }) => {
    visits.expectErrors(/ERR_FAILED/);
    const page = await buyer('uk@converter.test', [blades]);
    await page.goto('/checkout');
    await page.getByLabel('Purchase order number').fill('OFFLINE');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Your order has not been confirmed.').waitFor();
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('OFFLINE');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/Sale-Complete/**');
  });

  test('without script: address, code and number are kept from step to step', async ({ buyer, visits }) => {
    visits.expectErrors(/400/);
    const page = await buyer('de@converter.test', [blades], { javaScriptEnabled: false });
    await page.goto('/checkout');
    await page.getByLabel('Deliver to').selectOption({ index: 2 });
    await page.getByLabel('Purchase order number').fill('OHNE');
    await page.getByRole('button', { name: 'Use this address' }).click();
    expect(await page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain('Dresden');
    await page.getByLabel('Promo code').fill('FLEXO10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('FLEXO10 has been applied').waitFor();
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('OHNE');

    await page.getByText('Add/edit delivery address').first().click();
    await page.getByRole('button', { name: 'Clear form' }).click();
    await page.getByLabel('Contact name').fill('Lager');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Postcode is required').waitFor();
    expect(await page.getByLabel('Contact name').inputValue()).toBe('Lager');
    await page.getByLabel('Address line 1').fill('Farbwerkstrasse 1');
    await page.getByLabel('Postcode').fill('10115');
    await page.getByLabel('Country').selectOption({ label: 'Germany' });
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Your delivery address has been saved.').waitFor();

    await page.getByLabel('Purchase order number').fill('');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('A purchase order number is required to complete your order').waitFor();
    expect(await page.getByLabel('Promo code').inputValue()).toBe('FLEXO10');
    await page.getByLabel('Purchase order number').fill('OHNE 2');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    await page.getByText('Lager').waitFor();
  });
});

describe('the order sheet (A27)', () => {
  test('says all of the order, and on paper it stands alone', async ({ buyer, shop }) => {
    const lines = [blades, { ...tape, serial: 'SN 4711', machine: 'P5-13' }];
    const page = await buyer('uk@converter.test', lines);
    await page.goto('/checkout?coupon=FLEXO10&po=PO 2026/88');
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

    await page.emulateMedia({ media: 'print' });
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(await page.getByText('Your Purchase Order has not been uploaded').isVisible()).toBe(false);
  });

  test.for(['/Customer-Order/?id=999999', '/Sale-Complete/?id=MA001001', '/Customer-Order/'])(
    '%s is not a valid order (D33)',
    async (address, { visits }) => {
      visits.expectErrors(/404/);
      const page = await visits.pageAs('uk@converter.test');
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Not a valid order' }).waitFor();
      await page.getByRole('banner').waitFor();
    },
  );
});
