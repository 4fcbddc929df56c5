import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import pino from 'pino';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Answer, answerListOf, answerOf, answerInternal, noInput } from '#shop/base/operations/answers.ts';
import { operation } from '#shop/base/operations/operation.ts';
import { get, OUR_WORDS, type Path } from '#shop/base/operations/path.ts';
import { calledOnWire } from '#shop/base/wire/wire-members.ts';
import type { PageRenderer } from '#web/server-page.ts';
import { mountPages } from '../pages/mount.ts';
import { openTestShop, test as base } from '../testing/test-shop.ts';
import { mountApi } from './mount.ts';

interface Roll {
  id: number;
  priceMinor: number;
}

const rollSchema = z.object({
  id: calledOnWire('rollID', z.int()),
  priceMinor: calledOnWire('rollPrice', z.int()),
});
const wholeRoll: Answer<Roll & { lines: readonly Roll[] }> = {
  schema: rollSchema,
  encode: answerOf(rollSchema).encode,
  ours: rollSchema.extend({ lines: z.array(rollSchema) }),
};

const paths = {
  one: get<Record<string, never>, Roll & { lines: readonly Roll[] }>('/Roll/GetOne'),
  list: get<Record<string, never>, { items: readonly Roll[]; total: number }>('/Roll/GetList'),
  ours: get<Record<string, never>, Roll>('/Roll/GetOurs'),
};

/** A row from a query that selects too much. */
const roll = { id: 7, priceMinor: 1250, costMinor: 4711, supplier: { name: 'SECRET' } };
const call = { tag: 'Roll', summary: '', who: { access: 'everyone' }, input: noInput } as const;

const operations = [
  operation(paths.one, {
    ...call,
    answer: { format: wholeRoll },
    handle: () => ({ ...roll, lines: [roll] }),
  }),
  operation(paths.list, {
    ...call,
    deprecated: { since: '2026-12-01', until: '2027-06-01' },
    answer: { format: answerListOf(rollSchema) },
    handle: () => ({ items: [roll], total: 1 }),
  }),
  operation(paths.ours, {
    ...call,
    answer: { format: answerInternal(z.object({ id: z.int(), priceMinor: z.int() })) },
    handle: () => roll,
  }),
];

/** A page that shows its data. */
const mirror: PageRenderer = async (request, { ask }) => {
  const path: Path<Record<string, never>, unknown> | undefined = Object.values(paths).find(({ template }) =>
    request.url.endsWith(template),
  );
  const asked = path === undefined ? { ok: false } : await ask(path, {});
  return { kind: 'page', status: 200, html: Buffer.from(JSON.stringify(asked)), isSecret: false };
};

const test = base.extend<{
  ask: (url: string, accept?: string) => Promise<unknown>;
  logged: string[];
  answerHeaders: object[];
}>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  logged: async ({}, use) => use([]),
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
  answerHeaders: async ({}, use) => use([]),
  ask: async ({ logged, answerHeaders }, use) => {
    const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
    const opened = await openTestShop('empty', { log });
    const app = Fastify();
    await app.register(cookie);
    await mountApi(app, opened.shop, operations);
    await mountPages(app, opened.shop, operations, mirror);
    await use(async (url, accept) => {
      const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
      answerHeaders.push(answer.headers);
      return answer.json();
    });
    await app.close();
    await opened.close();
  },
});

test.for([
  ['GetOne', { rollID: 7, rollPrice: 12.5 }, { id: 7, priceMinor: 1250, lines: [{ id: 7, priceMinor: 1250 }] }],
  ['GetList', [{ rollID: 7, rollPrice: 12.5 }], { items: [{ id: 7, priceMinor: 1250 }], total: 1 }],
  ['GetOurs', { id: 7, price: 12.5 }, { id: 7, priceMinor: 1250 }],
] as const)(
  '%s: undeclared fields of a handler’s answer are never sent: API, internal names, page',
  async ([name, documented, ours], { ask, logged }) => {
    expect(await ask(`/api/Roll/${name}`)).toStrictEqual(documented);
    expect(await ask(`/api/Roll/${name}`, OUR_WORDS)).toStrictEqual(ours);
    expect(await ask(`/Roll/${name}`)).toStrictEqual({ ok: true, output: ours });
    expect(logged.map((line) => JSON.parse(line))).toMatchObject(
      Array.from({ length: 3 }, () => ({ event: 'answer.undeclared', call: `/Roll/${name}` })),
    );
    expect(logged.join()).not.toContain('SECRET');
  },
);

test('a call that ends announces it with every answer, and no other does (M2, RFC 9745, RFC 8594)', async ({
  ask,
  answerHeaders,
}) => {
  await ask('/api/Roll/GetList');
  await ask('/api/Roll/GetOne');
  const [ending, other] = answerHeaders;
  expect(ending).toMatchObject({ deprecation: '@1796083200', sunset: 'Tue, 01 Jun 2027 00:00:00 GMT' });
  expect(Object.keys(other ?? {}).filter((name) => /deprecation|sunset/.test(name))).toEqual([]);
});
