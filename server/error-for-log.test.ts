import { expect, test } from 'vitest';
import { errorForLog } from './error-for-log.ts';

test('a failed query is logged with its statement and error, never with its values', () => {
  const refused = Object.assign(new Error('new row for relation "staff" violates check constraint "never"'), {
    code: '23514',
    constraint: 'never',
    table: 'staff',
    detail: 'Failing row contains (2, Mabel, $argon2id$secret).',
  });
  const failed = Object.assign(
    new Error('Failed query: update staff set password_hash = $1\nparams: $argon2id$secret\n    at home', {
      cause: refused,
    }),
    { query: 'update staff set password_hash = $1', params: ['$argon2id$secret\n    at home'] },
  );
  const logged = errorForLog(failed);
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'Failed query: update staff set password_hash = $1',
    stack: expect.stringMatching(/^ {4}at .*error-for-log\.test\.ts/),
    cause: { message: refused.message, code: '23514', constraint: 'never', table: 'staff' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/argon2|Mabel|at home/);
});

test('any other error keeps its message, code and frames', () => {
  const logged = errorForLog(Object.assign(new TypeError('The press stands still'), { code: 'ESTILL' }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'The press stands still', code: 'ESTILL' });
  expect(logged.stack).toMatch(/^ {4}at /);
});
