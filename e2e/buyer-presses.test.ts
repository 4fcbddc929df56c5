import { describe, expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { counting } from './support/new-orders.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const BLADES = [{ productId: parts['DB-0150'], quantity: 3 }];

// Before decision 55: 2 for a quantity (open the list, choose), 2 to empty a basket, which nothing put back, 3 for a quote that
// is ready and for a message, 2 from one part of the account to another.
describe('the buyer needs few presses', () => {
  test('one for another quantity in the basket', async ({ shop, visits }) => {
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, BLADES);
    const person = counting(page);
    await page.goto('/Basket');
    const saved = page.waitForResponse(/SaveCart$/);
    await person.clickOn(page.getByRole('spinbutton', { name: 'Quantity of DB-0150' }));
    await person.type('12');
    await saved;
    await page.reload();
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Quantity of DB-0150' }).inputValue()).toBe('12');
    expect(person.count()).toBe(1);
  });

  test('one to empty a basket, and one to have it back', async ({ shop, visits }) => {
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, BLADES);
    const person = counting(page);
    await page.goto('/Basket');
    await person.click('Empty the basket');
    await page.getByText('One line was removed.').waitFor();
    expect(person.count()).toBe(1);
    await person.click('Undo');
    await page.getByRole('spinbutton', { name: 'Quantity of DB-0150' }).waitFor();
    expect(person.count()).toBe(2);
  });

  test.for([
    ['a quote that is ready', /ready to order/, /^Quote Q/],
    ['a message from the shop', /new message from us/, /^Order MA00/],
  ] as const)('one for %s, from the dashboard', async ([, waiting, heading], { visits }) => {
    const page = await visits.pageAs(UK);
    const person = counting(page);
    await page.goto('/Dashboard');
    await person.clickOn(page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: waiting }));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(person.count()).toBe(1);
  });

  test('one from a part of the account or the company to any other', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    const person = counting(page);
    await page.goto('/Quotes');
    const menu = page.getByRole('navigation', { name: 'Account menu' });
    await person.clickOn(menu.getByRole('link', { name: 'Documents' }));
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
    await menu.getByRole('link', { name: 'Members' }).waitFor();
    expect(person.count()).toBe(1);
  });
});
