import { chromium, type Browser } from 'playwright-core';

/**
 * A full Chromium that keeps pages for the back button, as people's browsers do; Playwright's own switches that off.
 */
export function launchKeepingBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
