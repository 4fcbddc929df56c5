import { describe, expect, test, vi } from 'vitest';
import { callApi } from '#web/call-api.ts';
import { InvalidInputError } from '#shop/base/messages/errors.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { unreadableNumbers } from '#shop/base/wire/unreadable-numbers.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';

// A field that a person mistyped ('12,5O') is NaN when a page calls. JSON turns NaN into null, which many calls read as
// "none": a mistyped cost deleted the cost. Each number of each example is mistyped here, in process and from a browser.

/** The example as a page sends it, in internal names. */
function exampleInput(operation: AnyOperation): unknown {
  const { path = {}, query = {} } = operation.example ?? {};
  const { body } = documentedExample(operation);
  const decoded = operation.body === undefined ? body : operation.body.decode(body);
  return Array.isArray(decoded) ? decoded : { ...query, ...(decoded as object | undefined), ...path };
}

/** The same value as often as it has numbers, each time with another one mistyped. */
function mistyped(value: unknown, nonsense: number): unknown[] {
  if (typeof value === 'number') return [nonsense];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    mistyped(each, nonsense).map((wrong) =>
      Array.isArray(value) ? value.with(Number(name), wrong) : { ...value, [name]: wrong },
    ),
  );
}

const cases = operations.flatMap((operation) =>
  [Number.NaN, Number.POSITIVE_INFINITY].flatMap((nonsense) =>
    mistyped(exampleInput(operation), nonsense).map((input) => ({ operation, input })),
  ),
);
const describeCase = ({ operation, input }: (typeof cases)[number]) =>
  `${operationKey(operation)} ${unreadableNumbers(input).join()}`;

describe('a number that can’t be read is refused by every call, never saved as none (D14, D55)', () => {
  test('in process', () => {
    expect(cases.length).toBeGreaterThan(500);
    const taken = cases.filter(({ operation, input }) => {
      try {
        parseInput(operation.input, input);
        return true;
      } catch (error) {
        if (error instanceof InvalidInputError) return false;
        throw error;
      }
    });
    expect(taken.map(describeCase)).toEqual([]);
  });

  test('from a browser, where nothing is sent', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(null));
    const changes = cases.filter(({ operation }) => operation.path.method !== 'GET');
    for (const { operation, input } of changes) {
      const [field = ''] = unreadableNumbers(input);
      expect(
        await callApi<object, unknown>(operation.path, input as object),
        describeCase({ operation, input }),
      ).toEqual({
        ok: false,
        refusal: {
          status: 400,
          code: 'input.invalid',
          message: 'This number cannot be read. Please enter figures only, such as 12 or 12.50.',
          errors: [{ field, message: 'This number cannot be read. Please enter figures only, such as 12 or 12.50.' }],
          details: {},
        },
      });
    }
    expect(sent).not.toHaveBeenCalled();
  });
});
