import { fileURLToPath } from 'node:url';
import { expect, test as pure } from 'vitest';
import { listExports } from '../exports.ts';
import { operations } from '../operations.ts';
import { STAFF_RIGHTS } from '#shop/base/rights/staff-right.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { test } from '../testing/test-shop.ts';
import { ALL_SCOPES, scopesOf } from '#shop/base/rights/api-scope.ts';
import { CLOSED_TO_KEYS } from './testing/closed-to-keys.ts';
import { CALLERS, openSessions, type CallerName } from './testing/callers.ts';
import { describedAs } from './testing/document.ts';
import { operationKey } from './testing/example.ts';

const file = new URL('../../docs/access.md', import.meta.url);

const HEAD = `# Who may call what

Generated from the declarations of the operations by \`server/api/access.test.ts\`; a changed right is a changed line of this file.
Update it with \`npx vitest run --project unit server/api/access.test.ts -u\`, and read the difference before you commit it.

- *Who*: everyone; a customer; staff; *own or staff*: a customer for their own objects, staff for all.
- *Right*: the right that a staff member needs (P1); several with *or* or *and* between; – for none. Members need none.
- *Role*: the permission that the member's role must include (H2). Staff need none.
- *Scope*: the scope that a key needs (M1); – for a call that people alone make.
- *Impersonation*: whether staff may call it while they order for a member (H7): as the member, as themselves, or not at all. Reads are allowed.
- *Password*: the password must have been entered within the last ten minutes.
- *Audit*: the reason why a call that writes leaves no entry in the audit list (E16).
- *Notes*: the answer is a secret, sent once and never stored; a second factor is not needed yet; attempts are limited.

| call | who | right | role | scope | impersonation | password | audit | notes |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;

function rowOf(operation: AnyOperation): string {
  const {
    who: { access, memberRight, orDeputy, impersonation, asksPassword, scope },
    unaudited,
    path,
  } = operation;
  const notes = [
    operation.answer.secret === true ? 'secret answer' : '',
    operation.who.withoutSecondFactor === true ? 'without second factor' : '',
    operation.when?.throttle === undefined ? '' : 'limited',
  ];
  const cells = [
    `\`${operationKey(operation)}\``,
    access,
    rightOf(operation),
    memberRight === undefined ? '' : `${memberRight}${orDeputy === true ? ', or as deputy' : ''}`,
    scope ?? '–',
    access === 'staff' || path.method === 'GET' ? '' : (impersonation ?? 'no'),
    asksPassword === true ? 'always' : (asksPassword ?? ''),
    path.method === 'GET' ? '' : (unaudited ?? 'yes'),
    notes.filter((note) => note !== '').join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function rightOf({ who: { access, staffRight } }: AnyOperation): string {
  if (access === 'everyone' || access === 'customer') return '';
  if (typeof staffRight === 'function') return 'by the input';
  if (staffRight === null || staffRight === undefined) return '–';
  if (typeof staffRight === 'string') return staffRight;
  return 'anyOf' in staffRight ? orOf(staffRight.anyOf) : staffRight.allOf.join(' and ');
}

const orOf = (rights: readonly string[]) => (rights.length === STAFF_RIGHTS.length ? 'any' : rights.join(' or '));

pure('every call that staff may make says which right it needs (P1)', () => {
  const open = operations.filter(({ who: { access } }) => access !== 'everyone' && access !== 'customer');
  expect(open.filter(({ who: { staffRight } }) => staffRight === undefined).map(operationKey)).toEqual([]);
});

pure('each scope opens a call, and its owners can use it (M1)', () => {
  for (const scope of ALL_SCOPES) {
    const open = operations.filter(({ who }) => who.scope === scope);
    const forCompanies = open.some(({ who: { access } }) => access !== 'staff');
    const forStaff = open.some(({ who: { access } }) => access !== 'customer');
    const holders = { company: scopesOf('company').includes(scope), staff: scopesOf('staff').includes(scope) };
    expect([scope, holders.company && !forCompanies, holders.staff && !forStaff]).toEqual([scope, false, false]);
  }
});

pure('a key never does what a person must do (M1)', () => {
  const PERSONAL =
    /Password|SecondFactor|Passkey|Member|Invit|Erasure|ErasePerson|\/BlogUser\/|\/Key\/|Agreement|Legal\/|SignIn|Session|CreateToken|\/AddUser|OrderingFor|Privacy/;
  const byKey = operations.filter(({ who: { scope } }) => scope !== undefined);
  expect(byKey.filter((operation) => PERSONAL.test(operationKey(operation))).map(operationKey)).toEqual([]);
  const guarded = byKey.filter(({ who, answer }) => who.asksPassword === true || answer.secret === true);
  expect(guarded.map(operationKey)).toEqual([]);
});

pure('the calls that no key can make are listed with their reasons (M1)', () => {
  const closed = operations.filter(({ who: { scope } }) => scope === undefined).map(operationKey);
  const unexplained = closed.filter((name) => !CLOSED_TO_KEYS.some(([pattern]) => pattern.test(name)));
  expect(unexplained).toEqual([]);
});

pure('docs/access.md says who may call what (D31, H2, H7, E16, D43)', async () => {
  const rows = operations.map(rowOf).toSorted();
  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(file));
});

pure('a call whose answer holds a token, a link or codes says that it is a secret', () => {
  const SECRET_MEMBERS = /"(?:token|signIn|url|challenge|recoveryCodes)":/;
  const tells = operations.filter(
    (operation) =>
      operation.path.method === 'POST' && SECRET_MEMBERS.test(JSON.stringify(describedAs(operation).responses['200'])),
  );
  expect(tells).not.toEqual([]);
  expect(tells.filter(({ answer }) => answer.secret !== true).map(operationKey)).toEqual([]);
});

test.for(listExports.map(({ list }) => list.name))(
  'the export of %s is refused to visitors and to customers (D31)',
  async (name, { shop }) => {
    const sessions = await openSessions(shop);
    const ask = async (caller: CallerName) => {
      const authorization = sessions[caller] === null ? {} : { authorization: `Bearer ${sessions[caller]}` };
      const url = `/Administration/export/${name}.csv?year=2025&currencyId=2`;
      return [caller, (await shop.app.inject({ url, headers: authorization })).statusCode];
    };
    expect(await Promise.all(CALLERS.map(ask))).toEqual([
      ['nobody', 401],
      ['waiting', 401],
      ['inactive', 401],
      ['ended session', 401],
      ['other customer', 403],
      ['customer', 403],
      ['staff', 200],
      ['key of the other company', 401],
      ['key of the company', 401],
      ['key of staff', 401],
    ]);
  },
);
