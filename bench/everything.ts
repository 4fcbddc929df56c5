import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { SERVER_OPTIONS } from '../bin/prepare/node.mjs';
import { openBuyers } from './buyers.ts';
import { CATEGORY, makeCatalogue } from './catalogue.ts';
import { makeCounterRecords, BUSY_ORDER } from './staff-records.ts';
import { keywordsFor } from './keywords.ts';
import { addressesOf, anyOf, foundBy, item, sampleOf, suggestedFor, type Sample } from './measurements.ts';
import { type StartedServer, startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';
import { signInStaff, STAFF_PAGES } from './staff.ts';

const PRODUCTS = 10_000;
/** Number of people who act without pauses. */
const HANDS = 8;
const MINUTE_MS = 60_000;
const REST_MS = 10_000;
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'identity'];
const LANGUAGES = ['', '/de', '/fr', '/it', '/es'];
const OWN_PAGES = [
  '/Dashboard',
  '/Basket',
  '/Quick-Order',
  '/Bought-Before',
  '/Lists',
  '/Order-History',
  '/Documents',
  '/Company',
];
const LINES = 5;

/**
 * `npm run bench everything -- --minutes 60`: memory of the server process while every kind of user is active at once:
 * visitors in five languages, buyers, staff at the counter, order sheets, full catalogue exports and imports, pictures.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-everything-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_everything');
    await createDatabase(database.adminUrl, 'pressline_everything', 'template1');
    await makeSampleShop(url);
    await makeCatalogue(url, PRODUCTS, HANDS);
    await makeCounterRecords(url, PRODUCTS);
    const tokens = await openBuyers(url, HANDS);
    const server = await startServerProcess([...SERVER_OPTIONS, 'server/main.ts'], {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'json',
    });
    try {
      const day = new Day(server.url, {
        sample: await sampleOf(url),
        tokens,
        addresses: await addressesOf(url, HANDS),
        staff: await signInStaff(server.url),
        only: values.only,
      });
      await watch(server, day, Number(values.minutes));
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the memory of the process once a minute, and the number of completed actions at the end. */
async function watch(server: StartedServer, day: Day, minutes: number): Promise<void> {
  await pause(REST_MS);
  console.log(`idle: ${await server.memory()} MB`);
  const work = day.begin();
  const seen: number[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await Promise.race([pause(MINUTE_MS), work]); // a failure ends it
    seen.push(await server.memory());
    console.log(`minute ${minute}: ${seen.at(-1)} MB, ${day.answers} answers`);
  }
  day.end();
  await work;
  await pause(REST_MS);
  console.log(`highest ${Math.max(...seen)} MB, at the end ${seen.at(-1)} MB, at rest ${await server.memory()} MB`);
  for (const [what, times] of day.done) console.log(`${String(times).padStart(8)}  ${what}`);
}

interface People {
  sample: Sample;
  /** A session and a delivery address for each buyer. */
  tokens: readonly string[];
  addresses: readonly number[];
  /** Cookies. */
  staff: string;
  /** Only measurements whose name contains this, or one of several separated by commas; '': all. */
  only: string;
}

/** All actions, at random and in parallel. Any unexpected response ends it. */
class Day {
  answers = 0;
  /** Number of completed actions by kind. */
  readonly done = new Map<string, number>();
  readonly #url: string;
  readonly #people: People;
  readonly #keywords: ReturnType<typeof keywordsFor>;
  readonly #deeds: readonly { what: string; do: () => Promise<unknown> }[];
  #isOver = false;

  constructor(url: string, people: People) {
    this.#url = url;
    this.#people = people;
    this.#keywords = keywordsFor(people.sample.partNumbers);
    // Percentage and action.
    const deeds: [number, string, () => Promise<unknown>][] = [
      [30, "a visitor's page", () => this.#visit()],
      [16, "a customer's page", () => this.#read(anyOf([this.#page(), anyOf(OWN_PAGES)]), this.#buyer())],
      [24, "a customer's call", () => this.#read(this.#call(), this.#buyer())],
      [14, 'an order of five lines', () => this.#order()],
      [10, "staff's page", () => this.#read(staffAddress(), { cookie: people.staff })],
      [2, 'an order sheet', () => this.#read(`/PDFOrder.pdf?id=${BUSY_ORDER}`, { cookie: people.staff })],
      [2, 'a login', () => this.#logIn()],
      [1, 'a picture, drawn in its sizes', () => this.#putPicture()],
      [1, 'the whole catalogue out, and compared with the shop again', () => this.#takeCatalogue()],
    ];
    const isAsked = (what: string) => people.only.split(',').some((part) => what.includes(part));
    const asked = deeds.filter(([, what]) => isAsked(what));
    this.#deeds = asked.flatMap(([times, what, work]) => Array.from({ length: times }, () => ({ what, do: work })));
  }

  begin(): Promise<unknown> {
    return Promise.all(Array.from({ length: HANDS }, () => this.#keepBusy()));
  }

  end(): void {
    this.#isOver = true;
  }

  async #keepBusy(): Promise<void> {
    while (!this.#isOver) {
      const deed = anyOf(this.#deeds);
      const isRefused = await deed.do().then(
        () => false,
        (error: unknown) => {
          if (error instanceof BusyError) return true;
          throw error;
        },
      );
      const what = isRefused ? 'refused, since the database was too busy' : deed.what;
      this.done.set(what, (this.done.get(what) ?? 0) + 1);
    }
  }

  async #read(address: string, headers: Record<string, string>): Promise<Buffer> {
    return this.#send(address, { headers: { 'accept-encoding': anyOf(ENCODINGS), ...headers } });
  }

  async #send(address: string, init: RequestInit): Promise<Buffer> {
    const answer = await fetch(this.#url + address, init);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 503) throw new BusyError(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${bytes.toString().slice(0, 500)}`);
    this.answers += 1;
    return bytes;
  }

  #post(address: string, body: unknown, headers: Record<string, string>): Promise<Buffer> {
    const json = { 'content-type': 'application/json', origin: this.#url };
    return this.#send(address, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  }

  #buyer(): Record<string, string> {
    return { cookie: `token=${anyOf(this.#people.tokens)}` };
  }

  #visit(): Promise<Buffer> {
    return this.#read(
      anyOf(LANGUAGES) + anyOf([this.#page(), this.#page(), '/News', '/Contact-Us', '/TesaTape', '/LogIn']),
      {},
    );
  }

  #page(): string {
    const { sample } = this.#people;
    const { twoWords, partNumbers } = this.#keywords;
    return anyOf([
      '/',
      `/search?p=${sample.categoryGuid}`,
      `/search?keyword=${encodeURIComponent(anyOf(twoWords))}`,
      `/search?keyword=${encodeURIComponent(anyOf(partNumbers))}`,
      `/product?id=${anyOf(sample.buyable)}`,
      `/product?id=${anyOf(sample.buyable)}`,
      `/product?id=${anyOf(sample.buyable)}`,
    ]);
  }

  #call(): string {
    const { sample } = this.#people;
    const { twoWords, partNumbers, beginnings } = this.#keywords;
    return anyOf([
      `/api/ProductCategory/FindProductsByCategoryID/${CATEGORY}/${1 + Math.floor(Math.random() * 5)}`,
      `/api/Product/GetProductDetail/${anyOf(sample.buyable)}`,
      foundBy(anyOf(partNumbers)),
      foundBy(anyOf(twoWords)),
      suggestedFor(anyOf(beginnings)),
    ]);
  }

  async #order(): Promise<void> {
    const { tokens, addresses, sample } = this.#people;
    const buyer = Math.floor(Math.random() * tokens.length);
    const headers = { authorization: `Bearer ${tokens[buyer]}` };
    const guid = randomUUID();
    for (let line = 0; line < LINES; line++)
      await this.#post('/api/Cart/CreateCartItem', item(guid, anyOf(sample.buyable)), headers);
    await this.#post('/api/Sale/AddSale', { cartGuid: guid, deliveryID: addresses[buyer], PONumber: 'BENCH' }, headers);
  }

  async #logIn(): Promise<void> {
    const account = { Username: 'uk@converter.test', Password: 'press-2026' };
    await this.#post('/api/user/CreateToken', account, {});
  }

  /** A photograph like a telephone's, no two alike. */
  async #putPicture(): Promise<void> {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('productId', String(anyOf(this.#people.sample.buyable)));
    form.set('file', new File([new Uint8Array(picture)], 'picture.jpg', { type: 'image/jpeg' }));
    const answer = await this.#send('/api/Product/UploadProductImage', this.#byStaff(form));
    const { imageHash } = JSON.parse(answer.toString()) as { imageHash: string };
    for (const size of ['96.avif', '800.avif', '800.jpg'])
      await this.#read(`/images/products/${imageHash}/${size}`, {});
  }

  async #takeCatalogue(): Promise<void> {
    const csv = await this.#read('/Administration/export/files/products.csv', { cookie: this.#people.staff });
    const form = new FormData();
    form.set('file', new File([new Uint8Array(csv)], 'products.csv', { type: 'text/csv' }));
    await this.#send('/api/Import/CheckProducts', this.#byStaff(form));
  }

  #byStaff(body: FormData): RequestInit {
    return { method: 'POST', headers: { cookie: this.#people.staff, origin: this.#url }, body };
  }
}

/** A shared machine may delay the database for seconds. */
class BusyError extends Error {}

function staffAddress(): string {
  const page = anyOf(STAFF_PAGES);
  return page.startsWith('/') ? page : `/Administration/${page}`;
}

await main();
