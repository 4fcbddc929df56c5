import { type Browser, chromium, type Page } from 'playwright-core';
import type { BenchShop } from '../bench-shop.ts';
import type { Benchmark, Row } from '../benchmark.ts';
import { type Measured, median } from '../table.ts';

const LIST = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const PART = '/product?id=101&name=TT-1015-25';
const PRICES = '/Administration/Price-List?id=1';
const TIMES = 7;
/** As many as a page of new rows shows. */
const PASTED_ROWS = 100;
const LIMIT_MS = 20_000;

/** Something that a person does, and what the screen then shows. */
interface Act {
  what: string;
  address: string;
  act: (page: Page) => Promise<unknown>;
  shown: string;
}

const ACTS: readonly Act[] = [
  {
    what: 'list → part',
    address: LIST,
    act: (page) => page.locator('main a[href^="/product?id="]').first().click(),
    shown: 'dialog[open] h1, dialog[open] h2',
  },
  {
    what: 'list → quick order',
    address: LIST,
    act: (page) => page.locator('header a[href="/Quick-Order"]').first().click(),
    shown: 'main input[name="part"]',
  },
  {
    what: 'part → type-ahead',
    address: PART,
    act: (page) => page.getByRole('combobox').first().pressSequentially('tt-10'),
    shown: '[role="listbox"] [role="option"]',
  },
  {
    what: 'price grid: first cell',
    address: PRICES,
    act: (page) => page.getByRole('combobox', { name: 'Part number, Row 1', exact: true }).pressSequentially('DB-0'),
    shown: 'datalist option',
  },
  {
    what: `price grid: paste of ${PASTED_ROWS} rows`,
    address: PRICES,
    act: (page) =>
      page.getByRole('combobox', { name: 'Part number, Row 1', exact: true }).evaluate((cell, rows) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', Array.from({ length: rows }, () => 'DB-0150\t\t29.00').join('\n'));
        cell.focus();
        cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, PASTED_ROWS),
    shown: `tbody tr:nth-child(${PASTED_ROWS})`,
  },
];

let browser: Browser;

/** From the first key, click or paste to the frame that shows its result. */
export const benchmark: Benchmark = {
  products: 3000,
  async rows() {
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
    return ACTS.map((each): Row => ({ what: each.what, measure: (shop) => measureAct(shop, each) }));
  },
  end: () => browser.close(),
};

async function measureAct({ url }: BenchShop, { what, address, act, shown }: Act): Promise<Measured> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const account = { Username: 'uk@converter.test', Password: 'press-2026' };
  const staff = { blogUserEmail: 'staff@pressline.test', blogUserPass: 'counter-2026' };
  await context.request.post('/api/user/CreateToken', { data: account });
  await context.request.post('/api/blogUser/CreateToken', { data: staff, headers: { origin: url } });
  const page = await context.newPage();
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(watchForPaint, shown);
    await act(page);
    const painted = await page
      .waitForFunction(() => window.painted, undefined, { timeout: LIMIT_MS })
      .catch((cause: unknown) => {
        throw new Error(`${what}: nothing was shown.`, { cause });
      });
    taken.push(Number(await painted.jsonValue()));
  }
  await context.close();
  const medianMs = median(taken);
  return { perSecond: 1000 / medianMs, medianMs, p99Ms: Math.max(...taken) };
}

declare global {
  interface Window {
    /** Left in the page by `watchForPaint`. */
    painted: number | undefined;
  }
}

/** Runs in the page. */
function watchForPaint(shown: string): void {
  let begun: number | undefined;
  for (const type of ['click', 'keydown', 'paste'])
    window.addEventListener(type, (event) => (begun ??= event.timeStamp), { capture: true, once: true });
  window.painted = undefined;
  const observer = new MutationObserver(() => {
    if (begun === undefined || document.querySelector(shown) === null) return;
    observer.disconnect();
    // The next frame draws it; anything after that frame is not counted.
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now() - (begun ?? 0))));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
