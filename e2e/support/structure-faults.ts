import type { RunOptions } from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import { AXE } from './axe.ts';

/** Rules that need a browser with styles (faults.ts). */
const NEED_LAYOUT = ['color-contrast', 'link-in-text-block', 'target-size'];

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
  rules: Object.fromEntries(NEED_LAYOUT.map((rule) => [rule, { enabled: false }])),
};

/** Checks a page's HTML with axe: names, roles, headings, landmarks. Takes a fifth of a browser's time. */
export async function structureFaults(html: string, url: string): Promise<string[]> {
  const { window } = new JSDOM(html, {
    url,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(), // silent: axe requests a canvas that does not exist
  });
  window.eval(AXE);
  const { violations } = await window.axe.run(window.document, OPTIONS);
  window.close();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: element }) => element).join(' ')}`);
}
