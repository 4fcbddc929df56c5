import { expect } from 'vitest';
import { rowsOf, STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });
test('an address without the prefix redirects below /Administration; the shop’s own addresses stay (E1)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  for (const [short, full] of [
    ['/Orders?search=marsh', '/Administration/Orders?search=marsh'],
    ['/Pending-Orders', '/Administration/Pending-Orders'],
    ['/OrderView?id=1001', '/Administration/OrderView?id=1001'],
    ['/Customers?status=waiting', '/Administration/Customers?status=waiting'],
    ['/ProductEdit?id=101', '/Administration/ProductEdit?id=101'],
    ['/search', '/search'],
  ] as const) {
    await page.goto(short);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(full);
  }
});

test('an unknown address says so below the menu, and links to the dashboard (A1)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  const response = await page.goto('/Administration/No-Such-Screen');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Not Found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
});

test('without script it is a page', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Dashboard');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByLabel('Order, customer, part or screen').fill('xx-inactive');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /XX-INACTIVE/ }).waitFor();
});

test('shows what needs attention with links, and the ten newest of both', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Dashboard');
  const [newestOrder] = await rowsOf(page, 'Newest orders');
  expect(newestOrder).toEqual([
    'MA001137',
    'Alison Marsh',
    expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
    '£740.78',
    'New',
    'Cleared',
  ]);
  const newestCustomers = await rowsOf(page, 'Newest customers');
  expect(newestCustomers).toHaveLength(10);
  await page.getByRole('link', { name: 'Accounts waiting' }).click();
  await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor();
  const states = (await rowsOf(page, 'Customers')).map((row) => row.at(-1));
  expect([states.length >= 3, ...new Set(states)]).toEqual([true, 'Waiting']);
});

test('sorting and pages are links that preserve each other', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Orders');
  await page.getByRole('columnheader', { name: 'User' }).getByRole('link').click();
  await expect.poll(() => page.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('ascending');
  const [first] = await rowsOf(page, 'Orders');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('26–50 of 135').waitFor();
  await page.getByRole('columnheader', { name: 'User' }).getByRole('link').click();
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort'))
    .toBe('descending');
  await page.getByRole('link', { name: 'Last (6)' }).click();
  expect((await rowsOf(page, 'Orders')).at(-1)?.[1]).toBe(first?.[1]);
});

test('the orders can be filtered by state and sorted by it (L1)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Orders?state=picking');
  await expect.poll(() => page.getByLabel('Order status', { exact: true }).inputValue()).toBe('picking');
  const [first, ...others] = await rowsOf(page, 'Orders');
  expect(first?.filter((cell) => ['Being picked', 'Complete'].includes(cell))).toEqual(['Being picked', 'Complete']);
  expect(others.every((cells) => cells.includes('Being picked'))).toBe(true);
  await page.goto('/Administration/Orders');
  await page.getByRole('columnheader', { name: 'Order status' }).getByRole('link').click();
  expect((await rowsOf(page, 'Orders'))[0]).toContain('New');
});

test('a note is added to the history; without script too', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/OrderView?id=1002');
  await page.getByLabel('Note', { exact: true }).fill('Rang: gate 3, before noon.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').getByText('Rang: gate 3, before noon.').waitFor();
  await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('');
});

test('an unknown order is 404, not an error', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  for (const id of ['999999', 'MA001001', '']) {
    expect((await page.goto(`/Administration/OrderView?id=${id}`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Not a valid order' }).waitFor();
  }
});

test('have their columns, and a row opens its order', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Pending-Orders');
  const heads = await page.getByRole('table').getByRole('columnheader').allInnerTexts();
  expect(heads.map((head) => head.replace(/\s*[↑↓]$/, '').trim())).toEqual([
    '#',
    'User',
    'Company',
    'Address',
    'Date',
    'Sub total (after discount)',
    'Discount',
    'PO number',
    'Flags',
    'Order status',
    'Status',
    'Print',
  ]);
  expect((await rowsOf(page, 'Pending orders')).map((row) => [row[0], row[7], row[10]])).toEqual([
    ['MA001136', '26/661', 'Pending'],
    ['MA001135', '26/491', 'Pending'],
  ]);
  await page.getByRole('link', { name: 'MA001135' }).click();
  await page.getByRole('heading', { name: 'Order MA001135' }).waitFor();
});

test('says who changed what, when, before and after; the filter is in the address', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/OrderView?id=1002');
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText('MA001002 is on hold.').waitFor();
  await page.goto('/Administration/Audit');
  await page.getByLabel('Change', { exact: true }).selectOption('order');
  await button(page, 'Search').click();
  await page.waitForURL(/entity=order/);
  const row = page.getByRole('row').filter({ hasText: 'reopened order MA001002' });
  await expect.poll(() => row.innerText()).toMatch(/Pressline Counter/);
  await expect.poll(() => row.getByRole('deletion').innerText()).toBe('complete');
  await expect.poll(() => row.getByRole('insertion').innerText()).toBe('pending');
  await page.getByRole('link', { name: 'MA001002' }).first().click();
  await page.getByRole('heading', { name: 'Order MA001002' }).waitFor();
});

test('several orders are printed at once', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Pending-Orders');
  await page.getByRole('checkbox', { name: 'Print order MA001135' }).check();
  await page.getByRole('checkbox', { name: 'Print order MA001136' }).check();
  await page.getByRole('button', { name: 'Print selected orders' }).click();
  await page.getByRole('heading', { name: '2 order sheets' }).waitFor();
  await expect.poll(() => page.getByRole('article', { name: 'Order sheet' }).count()).toBe(2);
});

test('a year without sales says so', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Stats?year=2019`);
  await staff.getByText('No sales in 2019.').first().waitFor();
});

test('a year’s best customer, its figures as a table and as a file', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Stats');
  await staff.getByText('Products in the database').waitFor();
  await staff.getByRole('row', { name: '2022 $7,756.29 £747.66 9.665,15 € 16' }).waitFor();
  await staff.getByRole('navigation', { name: 'Year of the report' }).getByRole('link', { name: '2022' }).click();
  await staff.getByRole('heading', { name: 'Sales by month, 2022' }).waitFor();
  await expect.poll(() => staff.getByRole('img', { name: /^Sales by month, 2022, USD: highest in / }).count()).toBe(1);
  await staff.getByText('Show as table').first().click();
  await staff.getByRole('row', { name: 'Mar 2022 $0.00 £0.00 1.183,87 € 2' }).waitFor();

  const best = staff.getByRole('table', { name: 'Top customers, 2022' }).getByRole('row').nth(1);
  await expect.poll(() => best.textContent()).toContain('£3,252.79');
  const file = await staff.request.get('/Administration/export/top-customers.csv?year=2022');
  expect(await file.text()).toContain('Minato Label Seisakusho,Haruka Onodera,2,4015.8,0,0,3252.79');
  await best.getByRole('link', { name: 'Minato Label Seisakusho' }).click();
  await staff.waitForURL(/customeredit/i);
  await staff.getByRole('heading', { name: 'Minato Label Seisakusho', level: 1 }).waitFor();
});

test('each number of the dashboard opens its list, and the charts of the sales have a table (P5)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Dashboard');
  const charts = [...page.document.querySelectorAll('section[aria-labelledby="recent-sales"] svg[role="img"]')];
  expect(charts.map((chart) => chart.getAttribute('aria-label')?.slice(0, 4))).toEqual(['USD:', 'GBP:', 'EUR:']);
  expect(page.document.querySelectorAll('details table tbody tr')).toHaveLength(30);
  const counted = [...page.document.querySelectorAll('section[aria-label="To do"] a')].filter((link) =>
    /^\d/.test(link.textContent),
  );
  const numbers = counted.map((link) => ({
    href: link.getAttribute('href') ?? '',
    total: Number.parseInt(link.textContent.trim(), 10),
  }));
  expect(numbers.map(({ href }) => href.split('?')[1]).toSorted()).toEqual([
    'quotationState=waiting',
    'requestState=open',
    'returnState=asked',
    'state=ending',
    'state=failed',
    'state=kept',
    'state=new',
    'status=waiting',
    'stock=due',
    'stock=low',
    'task=late',
    'task=left',
    'task=message',
    'task=request',
    undefined, // all pending orders
  ]);
  const firstEmpty = numbers.findIndex(({ total }) => total === 0);
  expect(numbers.slice(firstEmpty).every(({ total }) => total === 0)).toBe(true); // what waits comes first
  for (const { href, total } of numbers) {
    await page.goto(href);
    const shown = page.document.querySelectorAll('main tbody tr a').length;
    expect([href, page.status(), shown > 0]).toEqual([href, 200, total > 0]);
  }
});

test('the address sorts and filters the list', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Promo-Codes?status=live&sort=ends&direction=asc`);
  const first = staff.getByRole('row').nth(1);
  await expect.poll(() => first.textContent()).toContain('OLD20');
  await staff.getByRole('columnheader', { name: 'Promo Code' }).getByRole('link').click();
  await staff.waitForURL(/sort=code/);
  await staff.getByRole('columnheader', { name: 'Promo Code' }).waitFor();
});
