import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/shop-in-browser.ts';

/** Enough steps to pass below every bar of a screen that is taller than the window. */
const STEPS = 90;

/** Returns the name of an element that covers every corner and the middle of the focused element; otherwise null. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (right - left < 2 || bottom - top < 2) return null; // hidden visually, for screen readers only
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

describe('the focused element is never covered by a sticky bar (WCAG 2.2, 2.4.11)', () => {
  test.for([
    '/Administration/CustomerEdit?id=1', // a form with its buttons below
    '/Administration/Orders', // a list
  ])('%s, forwards and backwards', { timeout: scaledTimeout(120_000) }, async (address, { visits }) => {
    const page = await visits.pageAs(STAFF, { viewport: { width: 1280, height: 500 } });
    await page.goto(address);
    expect(await hiddenSteps(page, 'Tab')).toEqual([]);
    expect(await hiddenSteps(page, 'Shift+Tab')).toEqual([]);
  });
});
