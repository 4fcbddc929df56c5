import { Writable } from 'node:stream';
import fc from 'fast-check';
import pino from 'pino';
import type { RouteObject } from 'react-router';
import { describe, expect, test as base, vi } from 'vitest';
import { openSessions } from '#server/api/testing/callers.ts';
import { builtPages } from '#server/start-server.ts';
import {
  keepChangeJournal,
  type ChangeJournal,
  withoutFreedKeys,
  withoutStoredAnswers,
} from '#server/testing/change-journal.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { routesFor } from '#web/routes.tsx';
import { formsIn, pageVisits, type KnownFields, type Visit } from './page-visits.ts';

// Run by `npm run fuzz` (bin/fuzz.mjs).
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 12);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

/** Existing things, so that pages get as far as they can. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/product': '/product?id=141&name=DB-0200',
  '/news/:slug': '/News/open-days-leeds',
  '/legal/:kind': '/Legal/Terms',
  '/legal/:kind/:version': '/Legal/Terms/1',
  '/customer-order': '/Customer-Order?id=1124',
  '/sale-complete': '/Sale-Complete?id=1124',
  '/pdforder': '/PDFOrder?id=1124',
  '/delivery-address-edit': '/Delivery-Address-Edit?id=1',
  '/administration/orderview': '/Administration/OrderView?id=1136',
  '/administration/customeredit': '/Administration/CustomerEdit?id=1',
  '/administration/productedit': '/Administration/ProductEdit?id=101',
  '/administration/replacement': '/Administration/Replacement?id=159',
  '/administration/relatedproducts': '/Administration/RelatedProducts?id=101&find=blade',
  '/administration/promo-code-edit': '/Administration/Promo-Code-Edit?id=1',
  '/*': '/no/such/page',
};

/** Total number of requests, reported at the end. */
let asked = 0;

interface Fuzzed {
  shop: TestShop;
  journal: ChangeJournal;
  /** Log entries about the shop's own faults. */
  faults: string[];
}

const test = base.extend<{ fuzzed: Fuzzed }>({
  fuzzed: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const faults: string[] = [];
      const errorLog = new Writable({
        write(line: Buffer, _encoding, done) {
          faults.push(line.toString());
          done();
        },
      });
      const shop = await openTestShop('sample', {
        render: (await builtPages()).render,
        log: pino({ level: 'error' }, errorLog),
      });
      await use({ shop, journal: await keepChangeJournal(shop.owner), faults });
      await shop.close();
      console.log(`${asked} requests for ${paths.length} pages`);
    },
    { scope: 'file' },
  ],
});

type Sessions = Awaited<ReturnType<typeof openSessions>>;
const CALLERS = ['nobody', 'customer', 'other customer', 'staff', 'ended session'] as const;

/** A cookie is one that a browser kept, or one that someone made up. */
function cookieOf(who: (typeof CALLERS)[number], sessions: Sessions, { cookies }: Visit): string {
  const session = sessions[who];
  const name = who === 'staff' ? 'admintoken' : 'token';
  return [...(session === null ? [] : [`${name}=${session}`]), ...cookies].join('; ');
}

async function answerTo({ app }: TestShop, visit: Visit, cookie: string) {
  const { method, url, type, payload, from } = visit;
  const headers = {
    host: 'localhost:3000',
    ...(from === undefined ? {} : { origin: from }),
    ...(cookie === '' ? {} : { cookie }),
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  return app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

async function isShown({ app }: TestShop, { url }: Visit, cookie: string): Promise<boolean> {
  return (await app.inject({ url, headers: { host: 'localhost:3000', cookie } })).statusCode < 400;
}

/** Reads the fields of the page at an address, as its own reader sees it. */
async function fieldsOf(shop: TestShop, address: string, sessions: Sessions): Promise<KnownFields> {
  const cookie = `token=${sessions.customer}; admintoken=${sessions.staff}`;
  const { body } = await shop.app.inject({ url: address, headers: { cookie } });
  return formsIn(body);
}

/** Every address in the table of routes. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path === undefined ? above : path.startsWith('/') ? path : `${above}/${path}`;
    return children === undefined ? [own === '' ? '/' : own] : pathsOf(children, own);
  });
}

const paths = [...new Set(pathsOf(routesFor({ reduced: false })).map((path) => path.toLowerCase()))];

describe('whatever is sent to a page, it returns a page or a redirect, and a refused request changes nothing (F)', () => {
  test.for(paths)('%s', { timeout: Math.max(120_000, numRuns * 300) }, async (path, { fuzzed }) => {
    const { shop, journal, faults } = fuzzed;
    // A visitor could fill the log with complaints of React and its router.
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...values) => void faults.push(values.join(' ')));
    const address = ADDRESSES[path] ?? path.replace('*', 'no-such-page');
    let sessions = await openSessions(shop);
    const fields = await fieldsOf(shop, address, sessions);
    const mostly = path.startsWith('/administration') ? ('staff' as const) : ('customer' as const);
    const property = fc.asyncProperty(
      pageVisits(address, fields),
      fc.oneof({ weight: 3, arbitrary: fc.constant(mostly) }, fc.constantFrom(...CALLERS)),
      async (visit, who) => {
        await journal.read();
        faults.length = 0;
        asked += 1;
        const cookie = cookieOf(who, sessions, visit);
        const { statusCode, headers, body } = await answerTo(shop, visit, cookie);
        await shop.shop.asideDone();
        const changes = withoutStoredAnswers(withoutFreedKeys(await journal.read()));
        const written = changes.filter((what) => what !== 'update sessions'); // when it was last used
        if (written.some((what) => /sessions|customers|staff/.test(what))) sessions = await openSessions(shop);

        expect([...faults], 'errors in the log').toEqual([]);
        expect(statusCode, body.slice(0, 2000)).toBeLessThan(500);
        expect(body).not.toMatch(/\bat .*\.(?:ts|js|mjs|tsx):\d+/);
        if (statusCode >= 300 && statusCode < 400) {
          expect(String(headers.location)).toMatch(/^\/(?![/\\])/);
        } else {
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          // An address without a page has no form: a submission is still carried out, and then there is no page.
          if (statusCode >= 400 && written.length > 0 && (await isShown(shop, visit, cookie)))
            expect(written, `written by what was refused with ${statusCode}`).toEqual([]);
        }
      },
    );
    await fc.assert(property, { seed, numRuns });
  });
});
