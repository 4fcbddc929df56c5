import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeCounterRecords, TOLD_ORDER } from './counter-records.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';

/** What a page of the administration may take on the server. */
const LIMIT_MS = 200;
const TIMES = 7;

/** Every list as staff meet it: as it opens, sorted, at its end, searched for few and for nearly everything; calls begin with a slash. */
const PAGES = [
  'Dashboard',
  'Orders',
  'Orders?sort=user',
  'Orders?sort=subtotal&direction=desc',
  'Orders?page=3900',
  'Orders?search=MA0020000500',
  'Orders?search=labels',
  'Orders?search=ashdown',
  'Orders?search=a1b2c3',
  'Orders?from=2026-01-01&until=2026-01-31',
  'Pending-Orders',
  'Queue',
  '/api/Sale/GetOrderQueue?pageSize=20',
  `OrderView?id=${TOLD_ORDER}`,
  `/api/Sale/GetOrderTimeline/${TOLD_ORDER}`,
  `/api/Company/GetCompanyTimeline/1`,
  'Customers',
  'Customers?sort=name',
  'Customers?sort=company&direction=desc',
  'Customers?page=3900',
  'Customers?status=inactive',
  'Customers?priceClass=2',
  'Customers?search=buyer77',
  'Customers?search=ashdown',
  'Customers?search=converter',
  'Customers?search=converter&sort=company',
  'Customers?search=converter&page=3900',
  'Customers?search=goods+in',
  'Customers?search=united+kingdom',
  'Customers?search=nobody+of+that+name',
  'CustomerEdit?id=20000100',
  'Products',
  'Products?sort=price&direction=desc',
  'Products?page=3900',
  'Products?search=DB-0001',
  'Products?search=BLADE',
  'Products?search=PRECISION',
  'Products?status=inactive',
  'Products?categoryId=27',
  'Products?picture=without',
  'Products?stock=low',
  'ProductEdit?id=101',
  'RelatedProducts?id=101&find=blade',
  'Promo-Codes',
  'Promo-Codes?search=fair',
  'Audit',
  'Audit?search=product',
  'Audit?search=pressline',
  'Audit?entity=customer&entityId=77',
  'Audit?page=3900',
  'Mailbox',
  'Mailbox?state=failed',
  'Mailbox?state=sent',
  'Mailbox?search=converter',
  'Mailbox?search=buyer77',
  'Exchange-Rates',
  'Categories',
  'Stats',
  'Stats?year=2025',
  'Search?keyword=ashdown',
  'Search?keyword=converter',
  'Search?keyword=blade',
] as const;

/** `npm run bench:lists -- --count 100000`: each page's fastest, median and slowest time, whole pages as the browser gets them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' }, only: { type: 'string' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-lists-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_lists');
    await createDatabase(database.adminUrl, 'pressline_lists', 'template1');
    await fill(url, Number(values.count));
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      const cookie = await signIn(shop.url);
      for (const page of PAGES.filter((page) => (values.only ?? '').split(',').some((part) => page.includes(part))))
        await measure(shop.url, cookie, page);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(url: string, count: number): Promise<void> {
  await makeSampleShop(url);
  await makeCatalogue(url, count, 1);
  await makeCounterRecords(url, count);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/blogUser/CreateToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ blogUserEmail: 'staff@pressline.test', blogUserPass: 'counter-2026' }),
  });
  if (!answer.ok) throw new Error(`Staff could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function measure(url: string, cookie: string, page: string): Promise<void> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    const answer = await fetch(`${url}${page.startsWith('/') ? page : `/Administration/${page}`}`, {
      headers: { cookie },
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}.`);
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  const [fastest, median, slowest] = [taken[0] ?? 0, taken[Math.floor(TIMES / 2)] ?? 0, taken.at(-1) ?? 0];
  const remark = median > LIMIT_MS ? `  over ${LIMIT_MS} ms` : '';
  const columns = [fastest, median, slowest].map((ms) => ms.toFixed(0).padStart(6));
  console.log(`${columns.join('')} ms  ${page}${remark}`);
}

await main();
