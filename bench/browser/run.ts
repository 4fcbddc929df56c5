import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { paintedAfter, slowestInput } from './painted.ts';
import { payloadWithNextPage } from './payload.ts';

const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const PART = '/product?id=101&name=TT-1015-25';

/** Time a finger or button stays down, in milliseconds. */
const PRESS = 80;

/** Pages, each with the link to the next one. */
const WAYS = [
  ['/', 'header a[href="/TesaTape"]'],
  [TAPE, 'header a[href="/Quick-Order"]'],
  [PART, 'header a[href="/Quick-Order"]'],
  ['/Basket', 'header a[href="/Quick-Order"]'],
  ['/Checkout', 'header a[href="/Quick-Order"]'],
  ['/Customer-Order?id=1124', 'header a[href="/Quick-Order"]'],
  ['/Quick-Order', 'header a[href="/TesaTape"]'],
] as const;

const HANDS = [
  { how: 'at once', isMeant: false, delay: 0 },
  { how: `a press of ${PRESS} ms`, isMeant: false, delay: PRESS },
  { how: 'pointed at first', isMeant: true, delay: 0 },
];

const { values: options } = parseArgs({
  options: {
    shop: { type: 'string', multiple: true, default: ['http://localhost:3000'] },
    rounds: { type: 'string', default: '12' },
  },
});

/** Milliseconds by measurement. */
type Measured = Map<string, number[]>;

const measured = new Map<string, Measured>(options.shop.map((shop) => [shop, new Map()]));
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
for (let round = 0; round < Number(options.rounds); round += 1)
  // The shops take turns, so that other load on the machine affects all of them.
  for (const [shop, times] of measured) await visit(browser, shop, times);
print();
for (const shop of options.shop) await printPayloads(browser, shop);
await browser.close();

async function visit(browser: Browser, shop: string, times: Measured): Promise<void> {
  const context = await buyersContext(browser, shop);
  const page = await context.newPage();
  const note = (what: string, ms: number) => times.set(what, [...(times.get(what) ?? []), ms]);
  await clicks(page, note);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await inputs(page, note);
  await context.close();
}

async function buyersContext(browser: Browser, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop, viewport: { width: 1440, height: 900 } });
  await context.request.post('/api/user/CreateToken', {
    data: { Username: 'uk@converter.test', Password: 'press-2026' },
  });
  return context;
}

async function printPayloads(browser: Browser, shop: string): Promise<void> {
  console.log(`\n${shop}, kB with the next page, after a pointer moved\n`);
  console.log('| page | script | styles | fonts |\n| --- | --- | --- | --- |');
  for (const [address, link] of WAYS) {
    const context = await buyersContext(browser, shop);
    const payload = await payloadWithNextPage(await context.newPage(), address, link);
    const cells = ['script', 'stylesheet', 'font'].map((kind) => ((payload.get(kind) ?? 0) / 1000).toFixed(1));
    console.log(`| ${address} | ${cells.join(' | ')} |`);
    await context.close();
  }
}

type Note = (what: string, ms: number) => void;

/**
 * Listing, part, back, basket: clicked by a script, which presses and releases at once; by a hand that does not point
 * at the link first; and by a hand that does.
 */
async function clicks(page: Page, note: Note): Promise<void> {
  for (const { how, isMeant, delay } of HANDS) {
    await page.goto(TAPE, { waitUntil: 'networkidle' });
    const follow = async (selector: string) => {
      const link = page.locator(selector).first();
      if (isMeant) {
        await link.hover();
        await page.waitForLoadState('networkidle');
      }
      return () => link.click({ delay });
    };
    const openPart = await follow('main a[href^="/product?id=102"]');
    note(`list → part, ${how}`, await paintedAfter(page, openPart, 'dialog[open] h2, dialog[open] h1'));
    note(
      `back, ${how}`,
      await paintedAfter(page, () => page.evaluate(() => history.back()), 'body:not(:has(dialog[open]))'),
    );
    const openQuickOrder = await follow('header a[href="/Quick-Order"]');
    note(`list → quick order, ${how}`, await paintedAfter(page, openQuickOrder, 'main input[name="part"]'));
  }
}

/** Simulates a person's input on the page, on a processor slowed down four times. */
async function inputs(page: Page, note: Note): Promise<void> {
  await page.goto(PART, { waitUntil: 'networkidle' });
  note(
    'quantity',
    await slowestInput(page, () => page.getByLabel('Quantity').first().pressSequentially('2', { delay: 80 })),
  );
  note('width', await slowestInput(page, () => page.locator('form [name="variantId"]').nth(1).click()));
  note(
    'type-ahead',
    await slowestInput(page, () => page.getByRole('combobox').first().pressSequentially('tt-10', { delay: 80 })),
  );
  await page.keyboard.press('Escape');
  note('add', await slowestInput(page, () => page.getByRole('button', { name: 'Add to cart' }).first().click()));
}

function print(): void {
  const names = [...(measured.values().next().value?.keys() ?? [])];
  console.log(`| ms: median (third quarter) | ${options.shop.join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(options.shop.length)}`);
  for (const name of names) {
    const cells = [...measured.values()].map((times) => {
      const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
      return `${at(0.5)} (${at(0.75)})`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
