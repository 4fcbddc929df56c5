import { expect } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { LOOKS } from '#server/testing/administration-screens.ts';
import { STAFF } from './support/counter.ts';
import { widthFaults } from './support/faults.ts';
import { test } from './support/shop-in-browser.ts';

test(
  'staff turn the administration into German, and its longer words fit on a telephone (N1, N5)',
  { timeout: patience(120_000) },
  async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { viewport: { width: 320, height: 640 } });
    await page.goto('/Administration/Dashboard');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Neueste Kunden' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const faults: string[] = [];
    for (const [path, looks] of Object.entries(LOOKS)) {
      for (const query of looks) {
        await page.goto(`/Administration/${path}${query}`);
        faults.push(...(await widthFaults(page)).map((fault) => `${path}${query} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await page.goto('/Administration/Dashboard');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Newest customers' }).waitFor();
  },
);
