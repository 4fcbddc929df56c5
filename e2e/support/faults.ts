import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Rules about colours only. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const PHONE_WIDTH = 320;

/** Size and colour scheme of a check. */
interface View {
  name: string;
  colorScheme: 'light' | 'dark';
  width: number;
  /** Selected rules of axe. */
  rules: Pick<RunOptions, 'runOnly' | 'rules'>;
}

const WITHOUT_COLOURS = { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) };

const EVERY_VIEW: readonly View[] = [
  { name: 'in light', colorScheme: 'light', width: 1280, rules: {} },
  { name: 'in dark', colorScheme: 'dark', width: 1280, rules: { runOnly: { type: 'rule', values: COLOURS } } },
  { name: 'on a telephone', colorScheme: 'light', width: PHONE_WIDTH, rules: WITHOUT_COLOURS },
];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks a page with axe in light with its colours, in dark and on a telephone. Only styles differ from view to view, so one page
 * is checked in all of them, and then restored.
 */
export async function faultsInEveryView(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.evaluate(AXE);
  const faults: string[] = [];
  for (const { name, colorScheme, width, rules } of EVERY_VIEW) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(untilCalm);
    const found = [...(await accessibilityFaults(page, rules)), ...(await widthFaults(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

/** Until colours and places have followed: with motion reduced each takes a moment all the same, what is inherited one after the other. */
async function untilCalm(): Promise<void> {
  for (let calm = 0; calm < 2;) {
    await new Promise(requestAnimationFrame);
    calm = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : calm + 1;
  }
}

/**
 * Everything that axe finds on the page as it stands, by these of the rules that it has switched on: the rule and the elements. What
 * axe does not do costs nothing here: describing what is in order, reading styles for a rule that is off, asking frames (a
 * mail's lets no script in).
 */
async function accessibilityFaults(page: Page, rules: View['rules']): Promise<string[]> {
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    { resultTypes: ['violations'], preload: { assets: ['media'] }, iframes: false, ...rules } satisfies RunOptions,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns whether one must scroll sideways to read the page. */
export async function widthFaults(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return pixels > 0 ? [`is ${pixels} pixels too wide`] : [];
}

/** Returns whether one must scroll sideways on a telephone when every word is as long as in a longer language (N5): the page is of no use afterwards. */
export async function stretchedFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: PHONE_WIDTH, height: 720 });
  await makeWordsLonger(page);
  const faults = await widthFaults(page);
  return faults.map((fault) => `with longer words ${fault}`);
}

/**
 * Makes every word a third longer and accented, if it has four letters at least. Part numbers, addresses and whatever else is not
 * letters alone are the same in any language.
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
