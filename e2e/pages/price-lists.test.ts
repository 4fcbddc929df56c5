import { expect } from 'vitest';
import { giveList, UK_COMPANY } from '#shop/catalogue/pricing/testing/give-list.ts';
import { fillBasket, parts } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

test('a buyer sees breaks, the next price and the next change on the part and in the basket; others do not (K3)', async ({
  shop,
  visits,
}) => {
  const productId = parts['DB-0150'];
  await giveList(
    shop,
    { companyId: UK_COMPANY },
    [
      {
        productId,
        ladder: [
          { from: 1, minor: 2900 },
          { from: 5, minor: 2750 },
        ],
      },
      { productId, startsOn: '2099-01-01', ladder: [{ from: 1, minor: 2950 }] },
    ],
    { title: 'Contract 2026' },
  );
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(`/product?id=${productId}`);
  const main = await page.getByRole('main').innerText();
  for (const text of [
    'Contract 2026',
    'List price £37.92',
    'Price by quantity',
    'From 5',
    '£27.50',
    'From 5: £27.50 each (add 4)',
    '£29.50 from 01-01-2099',
  ])
    expect(main).toContain(text);
  await page.goto(`/product?id=${productId}&quantity=6`);
  const atSix = await page.getByRole('main').innerText();
  for (const text of ['£27.50 per coil', '6 × £27.50 = £165.00', '£62.52 less than at list price'])
    expect(atSix).toContain(text);
  expect(atSix).not.toContain('from 01-01-2099'); // it is the change of the price from 1
  await fillBasket(page, shop.url, [{ productId, quantity: 3 }]);
  await page.goto('/Basket/');
  await expect
    .poll(() => page.getByRole('row').filter({ hasText: 'DB-0150' }).innerText())
    .toContain('From 5: £27.50 each (add 2)');
  const other = await visits.pageAs('fr@converter.test');
  await other.goto(`/product?id=${productId}`);
  await expect.poll(() => other.getByRole('main').innerText()).not.toMatch(/Contract|more:|By quantity/);
});

const press = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true }).click();

test('staff create a list, price a part by quantity, read their errors, and ask why a price is as it is (K1, K3)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Price-List');
  await page.getByLabel('Name', { exact: true }).fill('Counter list');
  await page.getByLabel('Currency', { exact: true }).selectOption('2');
  await page.getByLabel('Companies', { exact: true }).fill('1 Harbour Label\n999999');
  await press(page, 'Save');
  await page.getByText('There is no company 999999').waitFor();
  await page.getByLabel('Companies', { exact: true }).fill('1 Harbour Label');
  await press(page, 'Save');
  await page.getByRole('heading', { name: 'Price list Counter list' }).waitFor();
  const cell = (name: string) => page.getByLabel(name, { exact: true });
  await cell('Part number, Row 1').fill('DB-0025');
  await cell('From day, Row 1').fill('01/01/2026');
  await cell('From 1, Row 1').fill('15.00');
  await cell('From 10, Row 1').fill('1,234');
  await press(page, 'Save prices');
  await page.getByText('“1,234” could be two amounts').waitFor();
  await cell('From 10, Row 1').fill('15.50');
  await press(page, 'Save prices');
  await page.getByText('A larger quantity must not cost more').waitFor();
  await cell('From 1, Row 1').fill('15,00');
  await cell('From 10, Row 1').fill('14.50');
  await press(page, 'Save prices');
  await expect.poll(() => cell('From 10, DB-0025 01-01-2026').inputValue()).toBe('14.50');
  await cell('From 10, DB-0025 01-01-2026').fill('14.00');
  await press(page, 'Save prices');
  await expect.poll(() => cell('From 10, DB-0025 01-01-2026').inputValue()).toBe('14.00');
  await page.goto('/Administration/Why-This-Price?company=bour+label+comp&part=DB-0025&quantity=12');
  const explained = await page.getByRole('main').innerText();
  expect(explained).toContain('Harbour Label Company Ltd pays £14.00 each for 12 × DB-0025');
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Counter list' }).innerText()).toMatch(/Decides/);
});

test('staff see on an order the list that decided; its buyer does not (K2)', async ({ shop, visits }) => {
  await giveList(
    shop,
    { companyId: UK_COMPANY },
    [{ productId: parts['TT-AWARD-0'], ladder: [{ from: 1, minor: 3000 }] }],
    {
      name: 'Award list',
    },
  );
  const buyer = await visits.pageAs('uk@converter.test');
  await fillBasket(buyer, shop.url, [{ productId: parts['TT-AWARD-0'], quantity: 3 }]);
  await buyer.goto('/Checkout');
  await buyer.getByLabel('Purchase order number').fill('PO 4711');
  await press(buyer, 'Place order');
  await buyer.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const id = new URL(buyer.url()).searchParams.get('id') ?? '';
  await expect.poll(() => buyer.getByRole('main').innerText()).not.toContain('Award list');
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/OrderView?id=${id}`);
  await staff.getByText('TT-AWARD-0: Award list, from 1: 30.00').waitFor();
});

test('staff paste prices, see what is wrong, leave it out, apply the rest and undo it, without script (K5)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Price-Update?list=1');
  await page.getByLabel('From', { exact: true }).first().fill('01/01/2098');
  await page.getByLabel(/^Part, width, price/).fill('DB-0150-20;;24.50;10;22.00\nNO-SUCH;;1\nDB-0150-BV;;1,234');
  await page.getByRole('button', { name: 'Show the difference' }).first().click();
  await page.getByRole('heading', { name: /^Price update \d+: Harbour Label contract$/ }).waitFor();
  const row = async (name: string) => await page.getByRole('row').filter({ hasText: name }).innerText();
  expect(await row('NO-SUCH')).toContain('There is no part with this number');
  expect(await row('DB-0150-BV')).toContain('“1,234” could be two amounts');
  await press(page, 'Apply one price');
  await page.getByText('2 prices can’t be applied').waitFor();
  await page.getByLabel('Leave them out').check();
  await press(page, 'Apply one price');
  expect(await row('DB-0150-20')).toContain('Applied');
  await press(page, 'Undo');
  await press(page, 'Undo it');
  expect(await row('DB-0150-20')).toContain('Undone');
});
