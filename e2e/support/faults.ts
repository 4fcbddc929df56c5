import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE } from './axe.ts';

/** Rules about colours only. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const PHONE_WIDTH = 320;

/** Size and colour scheme of a check. */
interface View {
  name: string;
  colorScheme: 'light' | 'dark';
  width: number;
  /** Selected rules of axe; none where only the width is checked. */
  rules?: Pick<RunOptions, 'runOnly' | 'rules'>;
}

const ONLY_COLOURS: View['rules'] = { runOnly: { type: 'rule', values: COLOURS } };
const WITHOUT_COLOURS = { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) };

const EVERY_VIEW: readonly View[] = [
  { name: 'in light', colorScheme: 'light', width: 1280, rules: {} },
  { name: 'in dark', colorScheme: 'dark', width: 1280, rules: ONLY_COLOURS },
  { name: 'on a telephone', colorScheme: 'light', width: PHONE_WIDTH, rules: WITHOUT_COLOURS },
];

/** Checks that need a layout: names, roles and headings are found without a browser (structure-faults.ts). */
const LAYOUT_VIEWS: readonly View[] = [
  { name: 'in light', colorScheme: 'light', width: 1280, rules: ONLY_COLOURS },
  { name: 'in dark', colorScheme: 'dark', width: 1280, rules: ONLY_COLOURS },
  { name: 'on a telephone', colorScheme: 'light', width: PHONE_WIDTH },
];

/** Checks a page with axe: in the light scheme with its colours, in the dark scheme and at telephone size. */
export function faultsInEveryView(page: Page): Promise<string[]> {
  return faultsIn(EVERY_VIEW, page);
}

/** Checks a page's colours in both schemes, and its width on a telephone. */
export function layoutFaults(page: Page): Promise<string[]> {
  return faultsIn(LAYOUT_VIEWS, page);
}

/** Only styles differ between views, so one page is checked in all of them and then restored. */
async function faultsIn(views: readonly View[], page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.evaluate(AXE);
  const faults: string[] = [];
  for (const { name, colorScheme, width, rules } of views) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(untilCalm);
    const byAxe = rules === undefined ? [] : await accessibilityFaults(page, rules);
    const found = [...byAxe, ...(await widthFaults(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

/**
 * Waits until colours and positions have settled: even with reduced motion each takes a moment, and inherited values
 * follow one after the other.
 */
async function untilCalm(): Promise<void> {
  for (let calm = 0; calm < 2;) {
    await new Promise(requestAnimationFrame);
    calm = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : calm + 1;
  }
}

/**
 * Everything that axe finds on the current page, by the rules enabled by default among these: the rule and the
 * elements. Work that is not needed is skipped: describing passing elements, reading styles for disabled rules,
 * querying frames (a mail's frame allows no script).
 */
async function accessibilityFaults(page: Page, rules: NonNullable<View['rules']>): Promise<string[]> {
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    iframes: false,
    ...rules,
  } satisfies RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns whether the page scrolls sideways. */
export async function widthFaults(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return pixels > 0 ? [`is ${pixels} pixels too wide`] : [];
}

/**
 * Returns whether the page scrolls sideways on a telephone when every word has the length of a longer language (N5).
 * The page cannot be used afterwards.
 */
export async function stretchedFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: PHONE_WIDTH, height: 720 });
  await makeWordsLonger(page);
  const faults = await widthFaults(page);
  return faults.map((fault) => `with longer words ${fault}`);
}

/**
 * Makes every word of at least four letters a third longer and accented. Part numbers, addresses and anything else that
 * is not letters alone are the same in any language.
 */
async function makeWordsLonger(page: Page): Promise<void> {
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
}
