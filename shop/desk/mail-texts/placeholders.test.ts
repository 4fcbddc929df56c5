import { expect, test } from 'vitest';
import { textRefusal } from './placeholders.ts';

const rules = {
  ours: 'Your order {reference} of {company}',
  needs: ['reference', 'company'],
  mayUse: ['reference', 'company', 'total'],
};

test.each<[text: string, key: string | null, values?: Record<string, string>]>([
  ['Order {reference}: thank you, {company}', null],
  ['Order {reference}, {total}', null],
  ['{reference} {reference}', null],
  [
    'Your order {refrence}',
    'staff-refusal.mail-text-wrong',
    { wrong: '{refrence}', names: '{reference}, {company}, {total}' },
  ],
  [
    'Your order { reference }',
    'staff-refusal.mail-text-wrong',
    { wrong: '{ reference }', names: '{reference}, {company}, {total}' },
  ],
  [
    'Your order {reference} {}',
    'staff-refusal.mail-text-wrong',
    { wrong: '{}', names: '{reference}, {company}, {total}' },
  ],
  ['Your order of {company}', 'staff-refusal.mail-text-missing', { names: '{reference}' }],
  ['Your order {reference', 'staff-refusal.mail-text-brace', { open: '{', close: '}' }],
  ['Your order {reference} }', 'staff-refusal.mail-text-brace', { open: '{', close: '}' }],
  [
    'Your order {reference, select, a {x} other {}}',
    'staff-refusal.mail-text-wrong',
    { wrong: '{x}', names: '{reference}, {company}, {total}' },
  ],
  ['Your order\n{reference}', 'staff-refusal.mail-text-line'],
  [' ', 'staff-refusal.mail-text-empty'],
])('the text %o of a mail: %s, by the name of the placeholder (D22)', (text, key, values) => {
  const expected = key === null ? null : { key, ...(values === undefined ? {} : { values }) };
  expect(textRefusal(text, rules)).toEqual(expected);
});

test('a text that has no placeholders refuses any, and one that we leave empty may stay empty (D22)', () => {
  expect(textRefusal('Hello {name}', { ours: 'Hello,', needs: [], mayUse: [] })).toEqual({
    key: 'staff-refusal.mail-text-no-placeholders',
    values: { wrong: '{name}' },
  });
  expect(textRefusal('', { ours: '', needs: [], mayUse: [] })).toBeNull();
});
