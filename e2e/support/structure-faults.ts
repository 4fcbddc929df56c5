import type { RunOptions } from 'axe-core';
import { AXE } from './axe.ts';
import { ParsedPage } from './parsed-page.ts';

/** Rules that need a browser with styles (faults.ts). */
const NEED_LAYOUT = ['color-contrast', 'link-in-text-block', 'target-size'];

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
  rules: Object.fromEntries(NEED_LAYOUT.map((rule) => [rule, { enabled: false }])),
};

let checked: ParsedPage | undefined;

/**
 * Checks a page's HTML with axe: names, roles, headings, landmarks. Takes a fifth of a browser's time.
 *
 * @param furtherFaults found in the same document, which is parsed once
 */
export async function structureFaults(
  html: string,
  url: string,
  furtherFaults: (document: Document) => string[] = () => [],
): Promise<string[]> {
  checked ??= pageWithAxe(url);
  checked.show(html, url);
  const further = furtherFaults(checked.document);
  const { violations } = await checked.window.axe.run(checked.document, OPTIONS);
  return [...further, ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: at }) => at).join(' ')}`)];
}

function pageWithAxe(url: string): ParsedPage {
  const page = new ParsedPage(url);
  page.window.eval(AXE);
  return page;
}
