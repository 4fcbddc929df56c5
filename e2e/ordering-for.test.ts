import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { customers } from '#shop/accounts/tables.ts';
import { putMember } from '#shop/companies/testing/members.ts';
import { standIns } from '#shop/identity/tables.ts';
import { orders } from '#shop/orders/tables.ts';
import { fillBasket, parts } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { type ShopInBrowser, test } from './support/shop-in-browser.ts';

const UK_COMPANY = 1;
const BAR = { name: /^You are ordering for Nia Bevan of / } as const;

test.for([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
] as const)(
  'staff begin an order at the company’s page, place it under the bar, and stop; it says who placed it, %s (H7)',
  async ([, options], { shop, visits }) => {
    const buyer = await putMember(shop, { id: 1 }, 'buyer');
    const page = await visits.pageAs(STAFF, options);
    await page.goto(`/Administration/Company?id=${UK_COMPANY}&for=${buyer.id}`);
    await page.getByRole('button', { name: 'Begin an order' }).click();
    await page.getByRole('complementary', BAR).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/checkout?po=PO 701');
    await page.getByRole('complementary', BAR).waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Thank you for your order').first().waitFor();
    await page.getByText('of our counter, for Nia Bevan').waitFor();
    const [order] = await shop.shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
    expect(order?.placedByStaff).toBe('Pressline Counter');

    await page.goto('/Administration/Queue');
    await page.getByText('By us').first().waitFor();
    await page.getByRole('complementary', BAR).getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('complementary', BAR).count()).toBe(0);
    await page.goto('/checkout');
    expect(new URL(page.url()).pathname).toBe('/login');
  },
);

test('whoever is chosen is ordered for at once: no question about unsaved changes (H7)', async ({ shop, visits }) => {
  await putMember(shop, { id: 1 }, 'buyer');
  const page = await visits.pageAs(STAFF);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`/Administration/Company?id=${UK_COMPANY}`);
  const member = page.getByLabel('Member', { exact: true });
  await member.selectOption('Alison Marsh');
  await member.press('Tab');
  await page.getByRole('button', { name: 'Begin an order' }).click();
  await page.getByRole('complementary', { name: /^You are ordering for Alison Marsh of / }).waitFor();
  expect(asked).toEqual([]);
});

/** A member to order for, of the test alone. */
async function newBuyer(shop: ShopInBrowser): Promise<{ companyId: number; id: number }> {
  const { id } = await putMember(shop, { id: UK_COMPANY }, 'buyer');
  return { companyId: UK_COMPANY, id };
}

/** Staff begin to order for that member from the company's page. */
async function begin(page: Page, { companyId, id }: { companyId: number; id: number }): Promise<void> {
  await page.goto(`/Administration/Company?id=${companyId}&for=${id}`);
  await page.getByRole('button', { name: 'Begin an order' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('once the hour is over it is said, and goes on with what was typed when it is begun again (H7, D14)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/403/);
  const { db } = shop.shop;
  const member = await newBuyer(shop);
  const page = await visits.pageAs(STAFF);
  await begin(page, member);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 702');
  const endNow = () =>
    db
      .update(standIns)
      .set({ expiresAt: new Date(0) })
      .where(eq(standIns.customerId, member.id));
  await endNow();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('You are signed in as staff and order for nobody at present').waitFor();
  expect(await page.getByRole('complementary', BAR).count()).toBe(0);
  expect(await db.$count(orders, eq(orders.customerId, member.id))).toBe(0);

  await begin(page, member);
  await page.goto('/checkout');
  await page.getByText('Your session had ended, so nothing was sent.').waitFor();
  expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO 702');
  await page.goto('/product?id=140');
  await endNow();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('You are signed in as staff and order for nobody at present').waitFor();
});

test('the bar says until when, as its reader writes a time (H7, N2)', async ({ shop, visits }) => {
  const member = await newBuyer(shop);
  for (const [locale, bar, until] of [
    ['en-GB', /^You are ordering for Nia Bevan of /, 'until 05-02-2035 14:30'],
    ['de-DE', /^Sie bestellen für Nia Bevan, /, 'bis 05.02.2035 14:30'],
  ] as const) {
    const page = await visits.pageAs(STAFF, { locale });
    await page.request.post('/api/Company/StartOrderingFor', {
      headers: { origin: shop.url },
      data: { customerId: member.id },
    });
    await shop.shop.db
      .update(standIns)
      .set({ expiresAt: new Date('2035-02-05T14:30:00Z') })
      .where(eq(standIns.customerId, member.id));
    await page.goto('/search');
    await page.getByRole('complementary', { name: bar }).getByText(until, { exact: true }).waitFor();
  }
});

test('a member who was shut out meanwhile is ordered for no more, and it is said (H7, B10)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/401|403/);
  const { db } = shop.shop;
  const member = await newBuyer(shop);
  for (const options of [{}, { javaScriptEnabled: false }]) {
    await db.update(customers).set({ status: 'active' }).where(eq(customers.id, member.id));
    const page = await visits.pageAs(STAFF, options);
    await begin(page, member);
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/checkout?po=PO 704');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    await db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, member.id));
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('You are signed in as staff and order for nobody at present').waitFor();
    expect(await db.$count(orders, eq(orders.customerId, member.id))).toBe(0);
  }
});

test('who is ordered for in another window is named by the bar as soon as a link is followed, and a checkout of before says that it is none (H7)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/404/);
  const [one, other] = [UK_COMPANY, 2];
  const members = [
    { companyId: one, id: (await putMember(shop, { id: one }, 'buyer')).id },
    { companyId: other, id: (await putMember(shop, { id: other }, 'buyer')).id },
  ] as const;
  const page = await visits.pageAs(STAFF);
  const bar = page.getByRole('complementary', { name: /^You are ordering for / });
  const elsewhere = await page.context().newPage();
  await begin(page, members[0]);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  const theirs = await bar.innerText();
  await begin(elsewhere, members[1]);
  await page.getByRole('link', { name: 'Manuals' }).first().click();
  await page.waitForURL('**/Manuals');
  expect(await bar.innerText()).not.toBe(theirs);

  await begin(elsewhere, members[0]);
  await page.goto('/checkout?po=PO 703');
  await begin(elsewhere, members[1]);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('alert').getByText('The cart was not found.').waitFor();
});

test('the bar stands on every page, and on no paper; other things of the member’s are refused in words (H7)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/403/);
  const buyer = await putMember(shop, { id: 1 }, 'manager');
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/Company?id=${UK_COMPANY}&for=${buyer.id}`);
  await page.getByRole('button', { name: 'Begin an order' }).click();
  const bar = page.getByRole('complementary', BAR);
  await bar.waitFor();
  for (const address of ['/search', '/Quick-Order', '/Basket', '/Company', '/Administration/Dashboard']) {
    await page.goto(address);
    await bar.waitFor();
  }
  await page.emulateMedia({ media: 'print' });
  expect(await bar.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/Company');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText('While you order for Nia Bevan, only what an order needs can be done in their name.')
    .first()
    .waitFor();
});

test('staff merge two companies after a preview, and put it back from the audit list, without script too (H8)', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
  const [kept, gone] = [9, 10];
  await page.goto(`/Administration/Merge-Companies?into=${kept}`);
  await page.getByLabel('Number of the company that becomes a part of it').fill(String(gone));
  await page.getByRole('button', { name: 'Look at what it would do' }).click();
  await page.getByRole('heading', { name: / becomes a part of / }).waitFor();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.waitForURL(`**/Administration/Company?id=${kept}`);
  const companyOf = async (id: number) => {
    const [member] = await shop.shop.db.select().from(customers).where(eq(customers.id, id));
    return member?.companyId;
  };
  expect(await companyOf(gone)).toBe(kept);
  await page.goto(`/Administration/Audit?of=company:${kept}`);
  await page.getByRole('button', { name: 'Put back' }).click();
  await page.getByText('The two companies are as they were before the merge').waitFor();
  expect(await companyOf(gone)).toBe(gone);
});
