import { expect } from 'vitest';
import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import { operations } from '../../operations.ts';
import { keepChangeJournal, type ChangeJournal } from '../../testing/change-journal.ts';
import { openTestShop, test as base, type TestShop } from '../../testing/test-shop.ts';
import { operationKey } from './example.ts';
import { openSessions } from './callers.ts';
import { describedAs } from './document.ts';
import { prepareExample } from './prepare-example.ts';
import { send } from './send.ts';
import { foreignValues, TAMPERED } from './foreign-values.ts';

interface Kept extends TestShop {
  journal: ChangeJournal;
}

/** Two identical shops with stopped clocks: one gets the valid request, the other the tampered one. */
const test = base.extend<{ shops: readonly [Kept, Kept] }>({
  shops: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const [one, other] = [await openTestShop('sample'), await openTestShop('sample')];
      const now = new Date('2026-11-20T09:00:00Z');
      for (const shop of [one, other]) shop.setTime(now);
      const kept = async (shop: TestShop) => ({ ...shop, journal: await keepChangeJournal(shop.owner) });
      await other.owner.$client.query('analyze'); // a different plan must not write different rows
      await use([await kept(one), await kept(other)]);
      await one.close();
      await other.close();
    },
    { scope: 'file' },
  ],
});

/** Accepted by the document, but for staff only: from a customer they must have no effect (D17). */
const STAFF_ONLY: Readonly<Record<string, readonly string[]>> = {
  'POST /User/SaveUser': ['userStatus', 'partner', 'priceClassID', 'adminContact', 'version'],
};

/** Maximum number of form fields (read-upload.ts). */
const MAX_FORM_FIELDS = 15;

/** The request with all members that this caller must not set. */
function tamperedWith(operation: AnyOperation, request: ExampleRequest): ExampleRequest {
  const [{ schema } = { schema: {} }] = Object.values(describedAs(operation).requestBody?.content ?? {});
  const isList = schema['type'] === 'array';
  const record = (isList ? schema['items'] : schema) as { properties?: object };
  const own = new Set(Object.keys(record.properties ?? { relatedID: 1 }).map((name) => name.toLowerCase()));
  for (const name of STAFF_ONLY[operationKey(operation)] ?? []) own.delete(name.toLowerCase());
  const unasked = Object.entries(foreignValues).filter(([name]) => !own.has(name.toLowerCase()));
  const { body } = request;
  const room = operation.file === undefined ? unasked.length : MAX_FORM_FIELDS - Object.keys(body ?? {}).length;
  const more = Object.fromEntries(unasked.slice(-room));
  return {
    ...request,
    body: isList ? (body as object[]).map((each) => ({ ...each, ...more })) : { ...(body as object), ...more },
  };
}

/** The rows that a call wrote, without values that are always new. */
async function rowsWritten({ shop, journal }: Kept): Promise<Record<string, string[]>> {
  const written = await journal.read();
  const tables = [...new Set(written.map((what) => what.split(' ')[1] ?? ''))].toSorted();
  const rows: Record<string, string[]> = { written };
  for (const table of tables) {
    const found = await shop.db.$client.query<{ row: string }>(
      `select (to_jsonb(t) - '{token_hash,session_key,password_hash,code_hash,secret,challenge_hash,credential_id,public_key,batch,hash,previous_hash,public_id}'::text[])::text as row from "${table}" t order by 1`,
    );
    rows[table] = found.rows.map(({ row }) => settled(row)).toSorted();
  }
  return rows;
}

/** New GUIDs, tokens, times and transaction ids differ between the shops; injected values are kept. */
function settled(row: string): string {
  const plain = row
    .replaceAll(/"token":"[\w-]{43}"/g, '"token":"…"')
    .replaceAll(/"keyPrefix": ?"\w{8}"/g, '"keyPrefix": "…"')
    .replaceAll(/"xid": ?"\d+"/g, '"xid": "a transaction"')
    .replaceAll(/(?!1977)\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'a moment');
  return plain.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (guid) => (TAMPERED.test(guid) ? guid : 'a guid'));
}

/** Links, labels, keys, recovery codes and challenges are always new. */
const RANDOM_ANSWERS = new Set([
  'POST /Mail/OpenResetLink',
  ...['AddKey', 'RotateKey', 'AddStaffKey', 'RotateStaffKey'].map((call) => `POST /Key/${call}`),
  'POST /Press/AddLabels',
  'POST /Press/AddLabelsOfCompany',
  ...['User', 'BlogUser'].flatMap((kind) =>
    ['ConfirmSecondFactor', 'StartPasskey', 'StartPasskeySignIn'].map((call) => `POST /${kind}/${call}`),
  ),
]);

const writing = operations.filter(({ path }) => path.method === 'POST');

/** Tests each writing call of these callers with members that it does not take. */
export function testTampering(by: 'session' | 'key'): void {
  const callers =
    by === 'session' ? (['customer', 'staff'] as const) : (['key of the company', 'key of staff'] as const);
  const calls = by === 'session' ? writing : writing.filter(({ who }) => who.scope !== undefined);
  test.for(calls.map((operation) => [operationKey(operation), operation] as const))(
    '%s writes the same whatever members are sent along: price, total, status, class, guid, owner (D11, D12, D17)',
    async ([, operation], { shops }) => {
      const outcomes = [];
      for (const [index, shop] of shops.entries()) {
        const sessions = await openSessions(shop);
        const [customer, staff] = callers.map((name) => sessions[name]);
        const example = await prepareExample(shop, operation, sessions.customer ?? '');
        const request = index === 0 ? example : tamperedWith(operation, example);
        await shop.journal.read();
        const { status, body } = await send(
          shop,
          operation,
          request,
          (operation.who.access === 'staff' ? staff : customer) ?? null,
        );
        outcomes.push({ status, body: settled(JSON.stringify(body)), rows: await rowsWritten(shop) });
      }
      const [proper, tampered] = outcomes;
      expect(proper?.status).toBe(200);
      expect(JSON.stringify(tampered)).not.toMatch(TAMPERED);
      expect(differences(proper?.rows, tampered?.rows).join('\n')).toBe('');
      const answered = RANDOM_ANSWERS.has(operationKey(operation)) ? ['status'] : ['status', 'body'];
      expect(tampered).toMatchObject(
        Object.fromEntries(Object.entries(proper ?? {}).filter(([name]) => answered.includes(name))),
      );
    },
  );
}

function differences(proper: Record<string, string[]> = {}, tampered: Record<string, string[]> = {}): string[] {
  const lines = (rows: Record<string, string[]>) =>
    Object.entries(rows).flatMap(([table, list]) => list.map((row) => `${table} ${row}`));
  const [one, other] = [lines(proper), lines(tampered)];
  return [
    ...one.filter((line) => !other.includes(line)).map((line) => `only proper: ${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `only tampered: ${line}`),
  ];
}
