import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rowsOf, STAFF } from './support/counter.ts';
import { counting, newOrders } from './support/new-orders.ts';
import { test } from './support/shop-in-browser.ts';

const ofBlades = (count: number) => Array.from({ length: count }, () => ['DB-0150']);

/** Numbers next to an entry of the menu, by their names. */
async function tasksSpoken(count: Locator): Promise<Record<string, number>> {
  const spoken = (await count.getAttribute('title')) ?? '';
  return Object.fromEntries(
    spoken
      .split(', ')
      .map((each) => each.split(': '))
      .map(([name = '', n]) => [name, Number(n)]),
  );
}

describe('the queue of the counter (L2)', () => {
  test('new orders are checked against their purchase orders, noted and printed with three presses each and six in all (eight: 30)', async ({
    shop,
    visits,
  }) => {
    const ids = await newOrders(shop, ofBlades(3));
    const page = await visits.pageAs(STAFF);
    const person = counting(page);
    await page.goto('/Administration/Queue?state=new&file=yes');
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor(); // the script has loaded
    await person.press('j');
    await person.press('Enter');
    for (const id of ids) {
      await page.getByRole('heading', { level: 1, name: `Order MA00${id}` }).waitFor();
      await page.getByTitle(`Purchase order of MA00${id}`).waitFor();
      await person.press('n');
      await page.keyboard.type('Agrees');
      await person.press('Control+Enter');
      await page.getByRole('listitem').getByText('Agrees').first().waitFor();
      await page.locator('button[value="check"]:enabled').waitFor(); // off for a moment after the order before
      await person.press('c');
    }
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    const rows = await rowsOf(page, 'Queue');
    expect(rows.map((row) => row[6]?.replaceAll(/\s+/g, ' '))).toEqual(ids.map(() => 'PO file Checked Note'));
    await person.press('*');
    await person.press('P');
    await page.getByRole('heading', { name: '3 order sheets' }).waitFor();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await person.click('Print');
    await expect.poll(() => page.locator('body[data-printed]').count()).toBe(1);
    expect(person.count()).toBeLessThanOrEqual(6 + 3 * ids.length);
  });

  test('after one order is checked, the next says which it is, and its buttons stay off under the second click', async ({
    shop,
    visits,
  }) => {
    const [first = 0, second = 0] = await newOrders(shop, ofBlades(2), 'NEXT');
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Queue?state=new&search=NEXT');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: `Order MA00${first}` }).waitFor();
    await page.getByRole('button', { name: 'Mark as checked' }).dblclick();
    await page.getByText(`MA00${first} is checked. This is MA00${second}.`).waitFor();
    await page.locator('button[value="check"]:disabled').waitFor();
    await page.keyboard.press('a');
    await page.locator('button[value="check"]:enabled').waitFor();
    await page.getByRole('region', { name: 'Fulfilment' }).getByText('New', { exact: true }).waitFor();
    await page.keyboard.press('c');
    await page.getByText(`MA00${second} is checked.`, { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor();
  });

  test('one key accepts the selected orders, another undoes it', async ({ shop, visits }) => {
    const [first = 0] = await newOrders(shop, ofBlades(1));
    const page = await visits.pageAs(STAFF);
    await page.goto(`/Administration/Queue?state=new&search=MA00${first}`);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.getByText(`MA00${first} is accepted.`).waitFor();
    await page.getByRole('link', { name: `MA00${first}` }).waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await page.getByText(`MA00${first}: last step undone.`).waitFor();
    await page.getByRole('link', { name: `MA00${first}` }).waitFor();
  });

  test('Shift selects a range of orders, and all of it is printed', async ({ shop, visits }) => {
    const ids = await newOrders(shop, ofBlades(4), 'RANGE');
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Queue?state=new&search=RANGE');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    await page.getByLabel(`Select order MA00${ids.at(0)}`).click();
    await page.getByLabel(`Select order MA00${ids.at(-1)}`).click({ modifiers: ['Shift'] });
    await page.keyboard.press('P');
    await page.getByRole('heading', { name: '4 order sheets' }).waitFor();
  });

  test('accepted orders can be printed, although they left the list (L2)', async ({ shop, visits }) => {
    const ids = await newOrders(shop, ofBlades(2));
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Queue?state=new&file=yes');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    for (const id of ids) await page.getByLabel(`Select order MA00${id}`).check();
    await page.keyboard.press('a');
    await page.getByText('2 orders are accepted.').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Print these 2 order sheets' }).getAttribute('href'))
      .toContain(`id=${ids[0]}`);
    await page.keyboard.press('P');
    await page.getByRole('heading', { name: '2 order sheets' }).waitFor();
  });

  test('new orders appear automatically, and move no row while one is selected (L2)', async ({ shop, visits }) => {
    const [first = 0] = await newOrders(shop, ofBlades(1));
    const page = await visits.pageAs(STAFF, { isFresh: true });
    await page.clock.install();
    await page.goto('/Administration/Queue?state=new');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    const [second = 0] = await newOrders(shop, ofBlades(1));
    await page.clock.runFor(30_000);
    await page.getByText('1 new order').waitFor();
    await page.getByRole('link', { name: `MA00${second}` }).waitFor();

    await page.getByLabel(`Select order MA00${first}`).check();
    const [third = 0] = await newOrders(shop, ofBlades(1));
    await page.clock.runFor(30_000);
    await page.getByRole('button', { name: 'Show' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: `MA00${third}` }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: `MA00${third}` }).waitFor();
    await expect.poll(() => page.getByLabel(`Select order MA00${first}`).isChecked()).toBe(true);
  });

  test('an order and a message of a buyer appear on an open page: in the menu at once, in the list when it is asked for', async ({
    shop,
    visits,
  }) => {
    const [id = 0] = await newOrders(shop, ofBlades(1), 'LIVE');
    const buyer = await visits.pageAs('uk@converter.test');
    await buyer.goto(`/Customer-Order?id=${id}`);
    const page = await visits.pageAs(STAFF, { isFresh: true });
    await page.clock.install();
    await page.goto('/Administration/Queue?search=LIVE');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    const count = (name: string) =>
      page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem').filter({ hasText: name }).locator('[title]');
    const before = await tasksSpoken(count('Queue'));
    await page.getByRole('link', { name: `MA00${id}` }).hover();

    await buyer.getByLabel('Message to us about this order').fill('When does it come?');
    await buyer.getByRole('button', { name: 'Send message' }).click();
    await buyer.getByRole('listitem').filter({ hasText: 'When does it come?' }).waitFor();
    const [second = 0] = await newOrders(shop, ofBlades(1), 'LIVE');
    await page.clock.runFor(15_000);
    await page.getByRole('status').getByText('1 new order, 1 new message or request').waitFor();
    await expect
      .poll(() => tasksSpoken(count('Queue')))
      .toEqual({
        ...before,
        'New orders': (before['New orders'] ?? 0) + 1,
        'Orders with unread messages': (before['Orders with unread messages'] ?? 0) + 1,
      });
    await expect.poll(() => page.getByRole('link', { name: `MA00${second}` }).count()).toBe(0); // the row stays under the pointer
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: `MA00${second}` }).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: `MA00${id}` })
      .getByText('Message', { exact: true })
      .waitFor();
  });

  test('a hidden page asks for nothing, and asks at once when it is looked at again', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { isFresh: true });
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('/GetLiveTasks'))));
    await page.goto('/Administration/My-Account');
    await expect.poll(() => asked).toBe(1);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
    await page.clock.runFor(60_000);
    expect(asked).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => asked).toBe(2);
  });

  test('the shortcuts are listed under "?", and speech input users can turn them off', async ({ shop, visits }) => {
    await newOrders(shop, ofBlades(1));
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Queue');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Next order').waitFor();
    await help.getByLabel('Use single-letter shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect.poll(() => help.count()).toBe(0);
  });
});

describe('items are shipped (L3)', () => {
  test('a whole order is shipped with four presses, and the buyer sees its status', async ({ shop, visits }) => {
    const [id = 0] = await newOrders(shop, ofBlades(1));
    const page = await visits.pageAs(STAFF);
    const person = counting(page);
    await page.goto(`/Administration/OrderView?id=${id}`);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    await person.press('s');
    await page.getByLabel('Carrier').selectOption('Northway Freight');
    await page.getByLabel('Tracking number').fill('NW 1');
    await person.click('Ship remaining');
    await page.getByText('Shipment saved.').waitFor();
    expect(person.count()).toBeLessThanOrEqual(4);
    const buyer = await visits.pageAs('uk@converter.test');
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Your order has shipped.').waitFor();
    await expect
      .poll(() => buyer.getByRole('link', { name: 'Track NW 1' }).getAttribute('href'))
      .toBe('https://northway.test/parcel/NW%201');
    const note = await buyer.getByRole('link', { name: 'Delivery note' }).getAttribute('href');
    const file = await buyer.request.get(note ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('two of five lines are shipped with eight presses; too large a quantity is reported at its field', async ({
    shop,
    visits,
  }) => {
    const parts = ['DB-0150', 'DB-0200', 'TT-AWARD-0', 'TT-SPL-25', 'TT-EDGE-09'];
    const [id = 0] = await newOrders(shop, [parts]);
    const page = await visits.pageAs(STAFF);
    const person = counting(page);
    await page.goto(`/Administration/OrderView?id=${id}`);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    await person.press('s');
    for (const part of parts.slice(2)) await page.getByRole('spinbutton', { name: new RegExp(part) }).fill('0');
    visits.expectErrors(/400/);
    await page.getByRole('spinbutton', { name: /DB-0150/ }).fill('5');
    await person.click('Ship items');
    await page.getByText('Only 4 remain to be shipped').waitFor();
    await page.getByRole('spinbutton', { name: /DB-0150/ }).fill('3');
    await person.click('Ship items');
    await page.getByText('Shipment saved.').waitFor();
    expect(person.count()).toBeLessThanOrEqual(8);
    await page.getByText('3 × DB-0150').waitFor();
  });
});

test('the menu of the administration stays in sight while a long screen is scrolled (E1)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Products');
  const first = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first();
  await first.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
});
