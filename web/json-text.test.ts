import { expect, test } from 'vitest';
import { jsonText } from './json-text.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['a record', '{"id":"a","response":{"list":[1,null]}}', { id: 'a', response: { list: [1, null] } }],
  ['nothing', '', null],
  ['no JSON', '{', null],
])('a field that contains %s', (_, text, value) => {
  expect(jsonText(text)).toEqual(value);
});

test('endlessly nested input is invalid: nothing traverses it', () => {
  expect(jsonText(nested(32))).not.toBeNull();
  expect(jsonText(nested(33))).toBeNull();
  expect(jsonText(nested(400_000))).toBeNull();
  expect(jsonText(`{"response":${nested(400_000)}}`)).toBeNull();
});
