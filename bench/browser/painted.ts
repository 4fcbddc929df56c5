import type { Page } from 'playwright-core';

/**
 * Time from a click to its result on the screen: from the browser's receipt of the click to the first frame that shows
 * the result.
 */
export async function paintedAfter(page: Page, click: () => Promise<unknown>, shown: string): Promise<number> {
  await page.evaluate(watchForPaint, shown);
  await click();
  return page.evaluate(() => window.painted);
}

declare global {
  /** Values that the functions of this file leave in the page. */
  interface Window {
    painted: Promise<number>;
    inputs: { seen: number[]; observer: PerformanceObserver };
  }
}

/** Runs in the page. */
function watchForPaint(shown: string): void {
  let begun: number | undefined;
  for (const type of ['click', 'popstate'])
    window.addEventListener(type, (event) => (begun ??= event.timeStamp), { capture: true, once: true });
  const isShown = () => begun !== undefined && document.querySelector(shown) !== null;
  window.painted = new Promise((resolve) => {
    const look = () => {
      if (!isShown()) return;
      observer.disconnect();
      // The next frame draws it; anything after that frame is not counted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (begun ?? 0))));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** The longest delay until the next frame after a key or a press while `work` was done, as browsers count it (INP). */
export async function slowestInput(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEntry & { interactionId?: number }).interactionId) seen.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    window.inputs = { seen, observer };
  });
  await work();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { seen, observer } = window.inputs;
    observer.disconnect();
    return Math.max(0, ...seen);
  });
}
