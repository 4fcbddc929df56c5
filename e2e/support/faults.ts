import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What colours alone decide. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const PHONE_WIDTH = 320;

/** What is asked of a screen in one size and one colour scheme. */
interface View {
  name: string;
  colorScheme: 'light' | 'dark';
  width: number;
  /** Which of axe's rules; null: none, the width alone. */
  rules: Pick<RunOptions, 'runOnly' | 'rules'> | null;
  /** Every word is made longer first (N5): the page is of no use afterwards. */
  hasLongerWords?: true;
}

/** Colours are proved by pairs of tokens (server/pages/contrast.test.ts), so light stands for both; a telephone differs by its width. */
const USUAL_VIEWS: readonly View[] = [
  { name: 'in light', colorScheme: 'light', width: 1280, rules: {} },
  { name: 'on a telephone', colorScheme: 'light', width: PHONE_WIDTH, rules: null },
  {
    name: 'on a telephone with longer words',
    colorScheme: 'light',
    width: PHONE_WIDTH,
    rules: null,
    hasLongerWords: true,
  },
];

const EVERY_VIEW: readonly View[] = [
  { name: 'in light', colorScheme: 'light', width: 1280, rules: {} },
  { name: 'in dark', colorScheme: 'dark', width: 1280, rules: { runOnly: { type: 'rule', values: COLOURS } } },
  {
    name: 'on a telephone',
    colorScheme: 'light',
    width: PHONE_WIDTH,
    rules: { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
  },
];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page in light, and whether it scrolls sideways there or on a telephone, in a longer language too. */
export function screenFaults(page: Page): Promise<string[]> {
  return faultsIn(page, USUAL_VIEWS);
}

/** The same without longer words: the administration speaks English and German alone. */
export function staffScreenFaults(page: Page): Promise<string[]> {
  return faultsIn(
    page,
    USUAL_VIEWS.filter(({ hasLongerWords }) => hasLongerWords !== true),
  );
}

/** The same by axe in dark and on a telephone, too. Only styles differ from view to view, so one page is looked at in all of them. */
export function faultsInEveryView(page: Page): Promise<string[]> {
  return faultsIn(page, EVERY_VIEW);
}

async function faultsIn(page: Page, views: readonly View[]): Promise<string[]> {
  const before = page.viewportSize();
  await page.evaluate(AXE);
  const faults: string[] = [];
  for (const { name, colorScheme, width, rules, hasLongerWords } of views) {
    if (hasLongerWords === true) await makeWordsLonger(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(untilCalm);
    const found = [...(rules === null ? [] : await accessibilityFaults(page, rules)), ...(await widthFaults(page))];
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
async function accessibilityFaults(page: Page, rules: NonNullable<View['rules']>): Promise<string[]> {
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    { resultTypes: ['violations'], preload: { assets: ['media'] }, iframes: false, ...rules } satisfies RunOptions,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether one must scroll sideways to read the page. */
export async function widthFaults(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return pixels > 0 ? [`is ${pixels} pixels too wide`] : [];
}

/** Whether one must scroll sideways when every word is as long as in a longer language. */
export async function stretchedFaults(page: Page): Promise<string[]> {
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
