import { expect } from 'vitest';
import { screenFaults } from './faults.ts';
import { test } from './shop-in-browser.ts';

test('a screen with faults is found out: a picture without words, faint letters, too wide', async ({ visits }) => {
  const page = await visits.visitor({ viewport: { width: 320, height: 640 } });
  await page.goto('/News');
  expect(await screenFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<img width="9" height="9"><em>Pale</em><div>Long</div>');
    const [faint, wide] = [main?.querySelector('em'), main?.lastElementChild];
    if (faint instanceof HTMLElement) faint.style.color = 'rgb(200 200 200)';
    if (wide instanceof HTMLElement) wide.style.width = '400px';
  });
  const [faint, picture, wide] = (await screenFaults(page)).toSorted();
  expect(faint).toMatch(/^color-contrast: <em.*Pale/);
  expect(picture).toMatch(/^image-alt: <img/);
  expect(wide).toMatch(/^is \d+ pixels too wide$/);
});
