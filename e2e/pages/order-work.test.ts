import { expect } from 'vitest';
import { giveList, UK_COMPANY } from '#shop/catalogue/pricing/testing/give-list.ts';
import { parts } from '../support/basket.ts';
import { newestChange, STAFF } from '../support/counter.ts';
import { newOrders } from '../support/new-orders.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });

test('an order opens with its next step and its lines; its sheet is a tab with its own address (E4, L1)', async ({
  shop,
  visits,
}) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${id}`);
  const line = await page.getByRole('table', { name: 'Lines' }).innerText();
  for (const text of ['DB-0150', 'B-1-2', '£30.34', '£121.36']) expect(line).toContain(text);
  await button(page, 'Accept').click();
  await page.getByText(`MA00${id} is accepted.`).waitFor();
  await page.getByRole('link', { name: 'Order sheet', exact: true }).click();
  expect(new URL(page.url()).search).toBe(`?id=${id}&sheet=1`);
  await page.getByRole('article', { name: 'Order sheet' }).waitFor();
  await expect.poll(() => button(page, 'Start picking').count()).toBe(0);
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  await button(page, 'Start picking').waitFor();
});

test('an order is picked, shipped in the rows of its lines, and closed, each by its one next step (L1, L3)', async ({
  shop,
  visits,
}) => {
  const [id = 0] = await newOrders(shop, [['DB-0150', 'DB-0200']]);
  const page = await visits.pageAs(STAFF);
  const steps = page.getByRole('region', { name: 'Fulfilment' });
  const nextStep = (name: string) => steps.getByRole('button', { name, exact: true }).first();
  await page.goto(`/Administration/OrderView?id=${id}`);
  await nextStep('Accept').click();
  await nextStep('Start picking').click();
  await steps.getByRole('link', { name: 'Ship items' }).click();
  const row = (part: string) => page.getByRole('row').filter({ hasText: part });
  await row('DB-0150').getByRole('spinbutton').fill('1');
  await row('DB-0200').getByRole('spinbutton').fill('0');
  await page.getByRole('button', { name: 'Ship items' }).click();
  await page.getByText('Shipment saved.').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Lines' }).getByRole('spinbutton').count()).toBe(0);
  await steps.getByRole('link', { name: 'Ship items' }).click();
  await page.getByRole('button', { name: 'Ship remaining' }).click();
  await nextStep('Close').click();
  await page.getByText(`MA00${id} is closed.`).waitFor();
});

test('a cancelled form of the lines leaves them as they were (L5)', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${id}&open=correct`);
  await page.getByLabel('Quantity of DB-0150').fill('9');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByLabel('Quantity of DB-0150').count()).toBe(0);
  expect(await page.getByRole('table', { name: 'Lines' }).innerText()).toContain('£121.36');
});

test('cancelling asks for the reason next to it, and the history keeps it (L1)', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${id}`);
  await page.getByLabel('Reason', { exact: true }).fill('The customer rang');
  await button(page, 'Cancel order').click();
  await page.getByText(`MA00${id} is cancelled.`).waitFor();
  await page.getByRole('listitem').getByText('The customer rang').waitFor();
  await expect.poll(() => page.getByLabel('Reason', { exact: true }).count()).toBe(0);
});

test('a pick list joins orders by bin, and reports an order that does not exist (L2)', async ({ shop, visits }) => {
  const ids = await newOrders(shop, [['DB-0150'], ['DB-0150', 'TT-SPL-25']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/Pick-List?id=${ids[0]}&id=${ids[1]}&id=999999`);
  await page.getByText('1 order was not found.').waitFor();
  const rows = await page.getByRole('table', { name: 'Pick list' }).locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  expect(cells).toEqual([
    ['A-5-1', `4 × MA00${ids[1]}`, '4', ''],
    ['B-1-2', `4 × MA00${ids[0]}4 × MA00${ids[1]}`, '8', ''],
  ]);
  await page.goto('/Administration/Pick-List');
  await page.getByText('There is nothing to pick').waitFor();
});

test('a list of one company shows when it last bought each part; a list for several does not (K1, G3)', async ({
  shop,
  visits,
}) => {
  const rows = [{ productId: parts['DB-0150'], ladder: [{ from: 1, minor: 2900 }] }];
  const own = await giveList(shop, { companyId: UK_COMPANY }, rows);
  const shared = await giveList(shop, [{ companyId: UK_COMPANY }, { companyId: UK_COMPANY + 1 }], rows);
  await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/Price-List?id=${own}`);
  const price = () => page.getByRole('row').filter({ hasText: 'DB-0150' });
  await expect.poll(() => price().innerText()).toMatch(/Last bought \d\d-\d\d-20\d\d/);
  await page.goto(`/Administration/Price-List?id=${shared}`);
  await expect.poll(() => price().innerText()).not.toContain('Last bought');
});

test('account and company share one menu; each of its pages has it, and is marked (A24, H1)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  const menu = () => page.getByRole('navigation', { name: 'Account menu' });
  await page.goto('/My-Account');
  const links = await menu().getByRole('link').all();
  const places = await Promise.all(
    links.map(async (link) => [await link.getAttribute('href'), await link.innerText()]),
  );
  expect(places).toHaveLength(20);
  const marked: (string | null)[][] = [];
  for (const [href = null] of places) {
    await page.goto(href ?? '');
    marked.push([href, await menu().locator('[aria-current]').innerText()]);
  }
  expect(marked).toEqual(places);
});

test('the buyer’s dashboard begins with what waits for them; the only task of a kind opens itself (A23)', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/Dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: '1 quote is ready to order' }).click();
  await page.getByRole('heading', { level: 1, name: /^Quote Q/ }).waitFor();
});

test('pending becomes complete and pending again, and the audit list says who did it (E4, E18)', async ({
  visits,
  shop,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/OrderView?id=1135');
  await page.getByRole('button', { name: 'Clear order' }).click();
  await page.getByText('MA001135 is cleared.').waitFor();
  expect(await newestChange(shop, 'order', 1135)).toMatchObject({
    action: 'completed',
    staffName: 'Pressline Counter',
  });
  await page.getByText('Pressline Counter completed order').waitFor();
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText('MA001135 is on hold.').waitFor();
});
