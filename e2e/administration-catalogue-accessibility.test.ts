import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const SCREENS = [
  '/Administration/Products',
  '/Administration/Products?search=NOTHING+LIKE+IT',
  '/Administration/ProductEdit?id=101',
  '/Administration/ProductEdit',
  '/Administration/RelatedProducts?id=101&find=blade',
  '/Administration/ProductVariant15',
  '/Administration/ProductVariant15/Add-Width',
  '/Administration/Categories',
  '/Administration/Categories/Add-Category',
  '/Administration/SubCategories?id=23140838-5158-4B2F-93E5-850B7A7BD171',
  '/Administration/SubCategories/Add-SubCategory?id=23140838-5158-4B2F-93E5-850B7A7BD171',
  '/Administration/Homepage-Images',
  '/Administration/Media-Images',
];

test.for([
  ['in light', { colorScheme: 'light' }],
  ['in dark', { colorScheme: 'dark' }],
  ['on a telephone', { viewport: { width: 320, height: 640 } }],
] as const)(
  'no screen of the catalogue side has a fault that axe finds, or scrolls sideways, %s',
  { timeout: 180_000 },
  async ([, options], { visits }) => {
    const page = await visits.pageAs('staff@pressline.test', { reducedMotion: 'reduce', ...options });
    const faults: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(screen);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        faults.push(`${screen} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) faults.push(`${screen} is ${overflow} pixels too wide`);
    }
    expect(faults).toEqual([]);
  },
);
