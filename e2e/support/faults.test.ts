import { expect } from 'vitest';
import { faultsInEveryView, stretchedFaults } from './faults.ts';
import { test } from './shop-in-browser.ts';

test('faults of a screen are detected: a picture without a description, low contrast, too wide', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/News');
  expect(await faultsInEveryView(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<img width="9" height="9"><em>Pale</em><div>Long</div>');
    const [faint, wide] = [main?.querySelector('em'), main?.lastElementChild];
    if (faint instanceof HTMLElement) faint.style.color = 'rgb(200 200 200)';
    if (wide instanceof HTMLElement) wide.style.width = '400px';
  });
  const faults = await faultsInEveryView(page);
  expect(faults).toEqual([
    expect.stringMatching(/^in light: color-contrast: <em.*Pale/),
    expect.stringMatching(/^in light: image-alt: <img/),
    expect.stringMatching(/^on a telephone: image-alt: <img/),
    expect.stringMatching(/^on a telephone: is \d+ pixels too wide$/),
  ]);
});

test('a screen that is too wide only in a longer language is detected', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/News');
  await page.evaluate(() => {
    const narrow = '<p style="inline-size: 18rem; white-space: nowrap">Words that are short</p>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', narrow);
  });
  expect(await stretchedFaults(page)).toEqual([]);
  await page.goto('/News');
  await page.evaluate(() => {
    const line = '<p style="white-space: nowrap">Altogether short words fill this line</p>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', line);
  });
  expect(await stretchedFaults(page)).toEqual([expect.stringMatching(/^with longer words is \d+ pixels too wide$/)]);
});

test('low contrast only in dark mode is detected; afterwards the page is unchanged', async ({ visits }) => {
  const page = await visits.visitor({ viewport: { width: 500, height: 640 }, colorScheme: 'light' });
  await page.goto('/News');
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<em>Pale</em>');
    const pale = document.querySelector<HTMLElement>('main > em');
    if (pale !== null) pale.style.color = 'light-dark(black, #333)';
  });
  const [faint, ...others] = await faultsInEveryView(page);
  expect(faint).toMatch(/^in dark: color-contrast: <em.*Pale/);
  expect(others).toEqual([]);
  expect(page.viewportSize()).toEqual({ width: 500, height: 640 });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
});
