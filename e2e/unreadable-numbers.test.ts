import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

// With script a page's own call refuses such a number (web/call-api.ts), because JSON would make it null: no price, no
// minimum, no charge. Without script the shop refuses it; server/api/unreadable-numbers.test.ts tries every call.

const TYPED = '12,5O'; // the letter O
const REFUSED = /Failed to load resource/;

const FORMS = [
  ['Costs', 'Cost of AN-10-0165'],
  ['ProductEdit?id=140', 'Price in euro'],
  ['ProductEdit?id=140', 'Minimum quantity'],
  ['Stock?id=140', 'Quantity'],
  ['Stock?id=140', 'Lead time in days'],
  ['Stock?id=140', 'Reorder point'],
  ['Quote?id=1001', 'Quantity, line 1'],
  ['Quote?id=1001', 'Quoted price, line 1'],
  ['Quote?id=1001', 'Delivery charge'],
  ['Price-List?id=1', 'Minimum quantity'],
  ['Price-List?id=1', 'Pack size'],
  ['Price-Update', 'Per cent'],
  ['ChangeProducts?id=140&id=141', 'Per cent'],
  ['OrderView?id=1136', 'Delivery charge (USD)'],
  ['OrderView?id=1136', 'Amount in USD'],
  ['Press-Model?id=2', 'Quantity on a press'],
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
