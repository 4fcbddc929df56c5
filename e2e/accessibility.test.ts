import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const SCREENS = [
  '/',
  '/search',
  '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171',
  '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171&product=101',
  '/search?keyword=no+such+part',
  '/product?id=101&name=TT-1015-25',
];

test.for([
  ['in light', { colorScheme: 'light' }],
  ['in dark', { colorScheme: 'dark' }],
  ['on a telephone', { viewport: { width: 320, height: 640 } }],
] as const)(
  'no screen of the catalogue has a fault that axe finds, %s',
  { timeout: 180_000 },
  async ([, options], { visits }) => {
    const page = await visits.pageAs('uk@converter.test', { reducedMotion: 'reduce', ...options });
    const faults: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(screen);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        faults.push(`${screen} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }
    expect(faults).toEqual([]);
  },
);
