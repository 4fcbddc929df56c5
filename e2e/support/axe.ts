import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Defined once the page has run `AXE`. */
    axe: typeof axe;
  }
}

/** Source text of axe, for a page to run. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
