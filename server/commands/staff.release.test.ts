import { tmpdir } from 'node:os';
import { desc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { test, type TestShop } from '../testing/test-shop.ts';
import { runShop } from './testing/run-shop.ts';

const MABEL = ['--email', 'mabel@pressline.test'] as const;

/** `npm run shop -- staff …` next to the running shop. */
function staffOf({ databaseUrl }: TestShop) {
  return (typed: readonly string[], input = '') =>
    runShop(['staff', ...typed], { DATABASE_URL: databaseUrl, DATA_DIR: tmpdir() }, input);
}

test('a colleague is added, gets another password, is disabled and enabled again, while the shop runs', async ({
  shop,
}) => {
  const staff = staffOf(shop);
  expect(await staff(['add', ...MABEL, '--name', 'Mabel Tripp'], 'yellow-doctor-blade\n')).toEqual({
    code: 0,
    out: 'Mabel Tripp can log in at /Administration as mabel@pressline.test.',
    err: '',
  });
  const session = await shop.asStaff('mabel@pressline.test', 'yellow-doctor-blade');
  const aStaffPage = '/api/Audit/GetAuditPeople';
  expect((await session.get(aStaffPage)).status).toBe(200);
  const [noted] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(noted).toMatchObject({ staffId: 0, staffName: 'Operator', action: 'added', entity: 'staff', before: null });

  const { code, out } = await staff(['password', ...MABEL, '--generate']);
  expect([code, out.split('\n')[0]]).toEqual([0, 'Mabel Tripp has a new password.']);
  const [, made = ''] = /^Password: ([a-z2-9]{5}(?:-[a-z2-9]{5}){3})$/m.exec(out) ?? [];
  expect((await session.get(aStaffPage)).status).toBe(401);
  const again = await shop.asStaff('mabel@pressline.test', made);

  expect((await staff(['rights', ...MABEL, '--rights', 'orders,prices'])).out).toBe(
    'Mabel Tripp may work on: orders, prices.',
  );
  expect((await again.get('/api/BlogUser/GetOwnRights')).body.rights).toEqual(['orders', 'prices']);

  expect(await staff(['disable', ...MABEL])).toEqual({ code: 0, out: 'Mabel Tripp can no longer log in.', err: '' });
  expect((await again.get(aStaffPage)).status).toBe(401);
  await expect(shop.asStaff('mabel@pressline.test', made)).rejects.toThrow('Login refused');
  expect((await staff(['enable', ...MABEL])).out).toBe('Mabel Tripp can log in again.');
  await shop.asStaff('mabel@pressline.test', made);
});

describe('a refusal changes nothing: one sentence, no stack', () => {
  const add = ['add', '--email', 'jo@pressline.test', '--name', 'Jo'] as const;
  test.for([
    ['a password on the command line', [...add, '--password', 'x'], '', 2, /^Unknown option '--password'/],
    [
      'no task',
      [],
      '',
      2,
      /^staff is followed by one of add, password, rights, disable, enable\.\nHelp: npm run shop -- staff/,
    ],
    ['no address', ['disable'], '', 2, /^staff disable needs --email <address>\./],
    [
      'rights of no kind',
      ['rights', ...MABEL, '--rights', 'orders,everything'],
      '',
      2,
      /^"everything" is not a right: /,
    ],
    ['no rights', ['rights', ...MABEL], '', 2, /^staff rights needs --rights <rights>\./],
    ['no name', ['add', ...MABEL], '', 2, /^staff add needs --name <name>\./],
    ['no password', add, '', 1, /^Nothing was typed: nothing was changed\.$/],
    ['a short password', add, 'short\n', 1, /^Password must have at least 12 characters\.$/],
    ['a common password', add, 'qwertyuiop12\n', 1, /^Choose a password that is harder to guess\.$/],
    ["the shop's own name", add, 'Pressline-2026\n', 1, /^Choose a password that is harder to guess\.$/],
    [
      'no address by its form',
      ['add', '--email', 'jo', '--name', 'Jo'],
      'long-enough-by-far\n',
      1,
      /^Email is invalid\.$/,
    ],
    [
      'somebody unknown',
      ['password', '--email', 'no@x.test'],
      'long-enough-by-far\n',
      1,
      /^No member of staff has the address no@x\.test\.$/,
    ],
    [
      'an address twice',
      ['add', '--email', 'STAFF@pressline.test', '--name', 'Two'],
      '',
      1,
      /^STAFF@pressline\.test already has an account/,
    ],
  ] as const)('%s', async ([, typed, input, code, sentence], { shop }) => {
    const before = await shop.shop.db.$count(auditEntries);
    const result = await staffOf(shop)(typed, input);
    expect([result.code, result.out]).toEqual([code, '']);
    expect(result.err).toMatch(sentence);
    expect(result.err).not.toMatch(/\n\s+at /);
    expect(await shop.shop.db.$count(auditEntries)).toBe(before);
  });
});
