import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** How every screen is looked at. */
export const VIEWS = [
  ['in light', { reducedMotion: 'reduce', colorScheme: 'light' }],
  ['in dark', { reducedMotion: 'reduce', colorScheme: 'dark' }],
  ['on a telephone', { reducedMotion: 'reduce', viewport: { width: 320, height: 640 } }],
] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Everything that axe finds on the page as it stands, by all rules that it has switched on: the rule and the elements. What
 * axe does not do costs nothing here: describing what is in order, reading styles for a rule that is off, asking frames (a
 * mail's lets no script in).
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      iframes: false,
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether one must scroll sideways to read the page. */
export async function widthFaults(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return pixels > 0 ? [`is ${pixels} pixels too wide`] : [];
}

/**
 * The same with every word as a longer language might have it (N5): a third longer and accented, four letters at least. Part numbers,
 * addresses and whatever else is not letters alone are the same in any language.
 */
export async function stretchedFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const accented: Record<string, string> = {
      a: 'ä',
      e: 'é',
      i: 'í',
      o: 'ö',
      u: 'ü',
      n: 'ñ',
      A: 'Ä',
      E: 'É',
      O: 'Ö',
      U: 'Ü',
    };
    const longer = (word: string) =>
      word.replaceAll(/[aeiounAEOU]/g, (letter) => accented[letter] ?? letter) +
      'én'.repeat(Math.ceil(word.length / 6));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, code') != null) continue;
      node.nodeValue = (node.nodeValue ?? '').replaceAll(/(?<![^\s(])[a-zA-Z]{4,}(?![^\s.,:;!?)])/g, longer);
    }
  });
  const faults = await widthFaults(page);
  return faults.map((fault) => `with longer words ${fault}`);
}

/** Both. */
export async function screenFaults(page: Page): Promise<string[]> {
  return [...(await accessibilityFaults(page)), ...(await widthFaults(page))];
}
