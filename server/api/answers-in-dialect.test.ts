import { expect, test } from 'vitest';
import { operations } from '../operations.ts';
import type { Json } from './json-schema.ts';
import { faults, schemaInOurWords, schemaOfAnswer } from './testing/document.ts';
import { operationKey } from './testing/example.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  email: 'buyer@converter.test',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  uri: 'https://press.test/',
};

/** Value of a schema: one entry in each list, and each member there. */
function filledValue(schema: Json, named: Readonly<Record<string, Json>>): unknown {
  const { $ref, anyOf, properties, items, additionalProperties, format, minimum } = schema;
  const valueOf = (inner: Json) => filledValue(inner, named);
  const [type] = [schema.type].flat();
  if ('const' in schema) return schema['const'];
  if (schema.enum !== undefined) return schema.enum[0];
  if ($ref !== undefined) return valueOf(named[$ref.replace('#/$defs/', '')] ?? {});
  const chosen = (anyOf ?? (schema['oneOf'] as Json[] | undefined))?.find((each) => each.type !== 'null');
  if (chosen !== undefined) return valueOf(chosen);
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, valueOf(member)]));
  if (type === 'array') return items === undefined ? [] : [valueOf(items)];
  if (type === 'object')
    return typeof additionalProperties === 'object' ? { 'DB-0150': valueOf(additionalProperties as Json) } : {};
  if (type === 'string') return TEXTS[String(format)] ?? 'DB-0150';
  return type === 'boolean' ? true : Math.max(1, Number(minimum ?? 1));
}

// The examples of other tests rarely have lists with entries: a day's uploads, the failed mails.
test('an answer with an entry in each of its lists is sent as the document describes it (D49)', () => {
  const wrong = operations.flatMap((operation) => {
    const ours = schemaInOurWords(operation) as Json;
    const answer = operation.answer.format.encode(filledValue(ours, ours.$defs ?? {}));
    const found = faults(schemaOfAnswer(operation, 200) ?? {}, JSON.parse(JSON.stringify(answer)));
    return found.length === 0 ? [] : [{ call: operationKey(operation), found }];
  });
  expect(wrong).toEqual([]);
});
