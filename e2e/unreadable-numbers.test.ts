import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

// With script a page's own call refuses such a number (web/call-api.ts), because JSON would make it null: no price, no
// minimum, no charge. Without script the shop refuses it; server/api/unreadable-numbers.test.ts tries every call.

const TYPED = '12,5O'; // the letter O
const REFUSED = /Failed to load resource/;

/** One of each kind of form: a grid, a declared form, a row of a table, a draft, a plan, an order. */
const FORMS = [
  ['Costs', 'Cost of AN-10-0165'],
  ['ProductEdit?id=140', 'Price in euro'],
  ['Stock?id=140', 'Quantity'],
  ['Quote?id=1001', 'Quoted price, line 1'],
  ['Price-Update', 'Per cent'],
  ['OrderView?id=1136', 'Amount in USD'],
] as const;

describe('a mistyped number stays in its field with the reason, and nothing is saved (D14, D55)', () => {
  test.for(FORMS)('%s: %s', async ([screen, label], { visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF, { isFresh: true }); // a draft of another row would be restored
    await page.goto(`/Administration/${screen}`);
    const field = page.getByLabel(label, { exact: true }).first();
    const stored = await field.inputValue();
    await field.evaluate((input) => {
      for (let part = input.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
        part.open = true;
    });
    await field.fill(TYPED);
    await field.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(TYPED);
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/Administration/${screen}`);
    expect(await field.inputValue()).toBe(stored);
  });
});
