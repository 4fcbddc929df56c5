import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { operations } from '../operations.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { operationKey } from './testing/example.ts';
import { withoutFreedKeys } from '../testing/change-journal.ts';
import { problemSchema } from './refusals.ts';
import { attempts, headersOf, type Attempt } from './testing/attempts.ts';
import { openSessions } from './testing/callers.ts';
import { faults, schemaInOurWords, schemaOfAnswer } from './testing/document.ts';
import { prepareExample } from './testing/prepare-example.ts';
import { test } from './testing/watched-shop.ts';

// A release sends fifteen fixed requests to each call, `npm run fuzz` many different ones (bin/fuzz.mjs).
const numRuns = Number(process.env.FUZZ_RUNS ?? 15);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const HANGS_MS = scaledTimeout(30_000);

const CALLERS = ['nobody', 'customer', 'other customer', 'staff', 'ended session'] as const;

/** Most requests come from a caller whose input is parsed at all. */
const mayCall = ({ who: { access } }: AnyOperation) => (access === 'staff' ? 'staff' : 'customer');

async function answerTo({ app }: TestShop, operation: AnyOperation, attempt: Attempt, token: string | null) {
  const { method } = operation.path;
  const { url, payload } = attempt;
  const headers = { ...headersOf(attempt), ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const answered = app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer: it hangs')), HANGS_MS);
  });
  return Promise.race([answered, hangs]).finally(() => clearTimeout(timer));
}

describe('every request is answered as documented, and a refusal changes nothing (F)', () => {
  test.for(operations.map((operation) => [operationKey(operation), operation] as const))(
    '%s',
    { timeout: Math.max(90_000, numRuns * 200) },
    async ([, operation], { shop, journal }) => {
      const example = await prepareExample(shop, operation, (await openSessions(shop)).customer ?? '');
      let tokens = await openSessions(shop);
      const property = fc.asyncProperty(
        attempts(operation, example),
        fc.oneof({ weight: 3, arbitrary: fc.constant(mayCall(operation)) }, fc.constantFrom(...CALLERS)),
        async (attempt, caller) => {
          await journal.read();
          const response = await answerTo(shop, operation, attempt, tokens[caller]);
          const { statusCode: status } = response;
          await shop.shop.asideDone(); // an import continues after its answer
          const written = withoutFreedKeys(await journal.read());
          if (written.some((what) => /sessions|customers|staff/.test(what))) tokens = await openSessions(shop);

          expect(status, response.body).toBeLessThan(500);
          if (status < 400) {
            expect(status).toBe(200);
            const schema = attempt.ours ? schemaInOurWords(operation) : schemaOfAnswer(operation, status);
            expect(faults(schema ?? {}, response.json())).toEqual([]);
          } else {
            expect(written, `written by what was refused with ${status}`).toEqual([]);
            expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
            expect(faults(problemSchema, response.json())).toEqual([]);
            expect(schemaOfAnswer(operation, status), `the document has no ${status} here`).toBeDefined();
          }
        },
      );
      await fc.assert(property, { seed, numRuns });
    },
  );
});
