import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

/** So many steps are enough to pass below every bar of a screen that is higher than the window. */
const STEPS = 90;

/** Whether something else covers every corner and the middle of what has the focus: then its name, else null. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (right - left < 2 || bottom - top < 2) return null; // hidden for the eye, for readers alone
  const inside = 1.5;
  const points = [
    [left + inside, top + inside],
    [right - inside, top + inside],
    [left + inside, bottom - inside],
    [right - inside, bottom - inside],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (focused.contains(top) || top.contains(focused));
  });
  const { id, textContent } = focused;
  return isSeen ? null : `${focused.tagName} ${focused.getAttribute('name') ?? id} ${textContent.trim().slice(0, 30)}`;
}

async function hiddenSteps(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(hiddenFocus);
    if (found !== null) hidden.push(found);
  }
  return hidden;
}

describe('what has the focus is never below a bar that sticks (WCAG 2.2, 2.4.11)', () => {
  test.for([
    '/Administration/ProductEdit?id=101',
    '/Administration/CustomerEdit?id=1',
    '/Administration/Categories',
    '/Administration/ProductVariant15',
    '/Administration/Settings',
    '/Administration/Orders',
  ])('%s, forwards and backwards', { timeout: patience(120_000) }, async (address, { visits }) => {
    const page = await visits.pageAs(STAFF, { viewport: { width: 1280, height: 500 } });
    await page.goto(address);
    expect(await hiddenSteps(page, 'Tab')).toEqual([]);
    expect(await hiddenSteps(page, 'Shift+Tab')).toEqual([]);
  });
});
