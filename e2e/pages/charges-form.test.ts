import { expect } from 'vitest';
import { settings } from '#shop/base/settings/tables.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test as base } from '../support/plain-visits.ts';

const test = base.extend<{ form: PlainPage }>({
  form: async ({ shop, visits }, use) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Settings');
    await use(page);
    await shop.shop.db.update(settings).set({ charges: [] });
    await shop.shop.refreshHot();
  },
});

const save = (page: PlainPage) => page.getByRole('button', { name: 'Save settings', exact: true }).click();

test('staff set, change and remove charges of orders in their currency (D60, D55)', async ({ shop, form }) => {
  const stored = async () => (await shop.shop.db.select().from(settings))[0]?.charges;
  await form.getByLabel('Charge 1: kind').selectOption('Small-order charge');
  await form.getByLabel('Charge 1: currency').selectOption('GBP');
  await form.getByLabel('Charge 1: amount').fill('£7.50');
  await form.getByLabel('Charge 1: for goods below').fill('100');
  await form.getByLabel('Charge 2: kind').selectOption('Hazardous goods charge');
  await form.getByLabel('Charge 2: currency').selectOption('EUR');
  await form.getByLabel('Charge 2: amount').fill('12,00 €');
  await form.getByLabel('Charge 2: for parts of').selectOption({ index: 1 });
  await save(form);
  await form.getByText('Saved', { exact: true }).waitFor();
  const [small, hazardous] = (await stored()) ?? [];
  expect(small).toEqual({ kind: 'small-order', currency: 2, amountMinor: 750, belowMinor: 10_000, categoryId: null });
  expect(hazardous).toEqual({
    kind: 'hazardous-goods',
    currency: 3,
    amountMinor: 1_200,
    belowMinor: null,
    categoryId: expect.any(Number),
  });

  await form.goto('/Administration/Settings');
  expect(await form.getByLabel('Charge 1: amount').inputValue()).toBe('7.50');
  await form.getByLabel('Charge 1: kind').selectOption('No charge');
  await save(form);
  await form.getByText('Saved', { exact: true }).waitFor();
  expect(await stored()).toEqual([hazardous]);
});

test.for([
  ['Charge 2: amount', '$7', 'This amount is in GBP, but it was typed in USD'],
  ['Charge 2: amount', '7,5O', 'An amount from 0 with at most two decimal places'],
  ['Charge 2: for goods below', '-1', 'too small'],
] as const)(
  'a charge that is refused says so at its own field, %s: %s (D14, D55)',
  async ([label, typed, refusal], { form }) => {
    await form.getByLabel('Charge 2: kind').selectOption('Small-order charge');
    await form.getByLabel('Charge 2: currency').selectOption('GBP');
    await form.getByLabel('Charge 2: amount').fill('7');
    await form.getByLabel(label).fill(typed);
    await save(form);
    const field = form.getByLabel(label);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(typed);
    await form.getByText(refusal).first().waitFor();
  },
);

test('an amount without a kind of charge is asked about, not dropped (D14)', async ({ form }) => {
  await form.getByLabel('Charge 1: amount').fill('7.50');
  await save(form);
  await form.getByText('Choose the kind of this charge, or empty its amounts').first().waitFor();
  expect(await form.getByLabel('Charge 1: kind').getAttribute('aria-invalid')).toBe('true');
});
