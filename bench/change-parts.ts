import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { makeCatalogue } from './catalogue.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';
import { signInStaff } from './staff.ts';

/** Maximum time of each step of a change of 5,000 parts (P4). */
const LIMIT_S = 10;
const ASK_EVERY_MS = 50;
const BUSY = ['checking', 'applying', 'undoing'];
/** Another category, status, flash and price at once. */
const CHANGE = { newStatus: 'inactive', flash: 'Autumn', addCategoryId: 27, removeCategoryId: 28, percent: 4 };

/** `npm run bench change-parts -- --rows 5000`: seconds to compare, apply and undo one change of so many selected parts. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rows: { type: 'string', default: '5000' }, products: { type: 'string', default: '10000' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-change-parts-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_change_parts');
    await createDatabase(database.adminUrl, 'pressline_change_parts', 'template1');
    await makeSampleShop(url);
    await makeCatalogue(url, Number(values.products), 1);
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      await changeParts(shop.url, Number(values.rows));
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function changeParts(url: string, rows: number): Promise<void> {
  const cookie = await signInStaff(url);
  const productIds = await firstParts(url, cookie, rows);
  const begun = performance.now();
  const { importID } = await send(url, cookie, '/api/Import/ChangeProducts', { productIds, ...CHANGE });
  const changed = await settled(url, cookie, importID);
  report(`compare ${changed} parts`, begun);
  for (const step of ['Apply', 'Undo']) {
    const from = performance.now();
    await send(url, cookie, `/api/Import/${step}Import`, { importID, confirmed: true });
    await settled(url, cookie, importID);
    report(step.toLowerCase(), from);
  }
}

function report(step: string, from: number): void {
  const seconds = (performance.now() - from) / 1000;
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}${seconds > LIMIT_S ? `  over ${LIMIT_S} s` : ''}`);
}

/** Ids of the first parts of the list of products. */
async function firstParts(url: string, cookie: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page++) {
    const address = `${url}/api/Product/GetAllProducts?page=${page}&pageSize=1000`;
    const found = (await (await fetch(address, { headers: { cookie } })).json()) as { productID: number }[];
    if (found.length === 0) throw new Error(`There are only ${ids.length} parts.`);
    ids.push(...found.map(({ productID }) => productID));
  }
  return ids.slice(0, count);
}

/** Waits until no work on the import is in progress. Returns how many rows it changes. */
async function settled(url: string, cookie: string, importId: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/api/Import/GetImport/${importId}`, { headers: { cookie } });
    const { state, changed, trouble } = (await answer.json()) as { state: string; changed: number; trouble: unknown };
    if (!BUSY.includes(state)) {
      if (trouble !== null && trouble !== undefined) throw new Error(JSON.stringify(trouble));
      return changed;
    }
    await pause(ASK_EVERY_MS);
  }
}

async function send(url: string, cookie: string, address: string, body: object): Promise<{ importID: number }> {
  const answer = await fetch(url + address, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

await main();
