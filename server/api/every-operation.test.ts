import { asc, eq, gt, max } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#shop/people/accounts/tables.ts';
import { changedFields } from '#shop/base/audit/entry.ts';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { isForbiddenWhileImpersonating } from '#shop/base/rights/access.ts';
import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { STAFF_RIGHTS, type StaffNeed, type StaffRight } from '#shop/base/rights/staff-right.ts';
import { type ApiScope, scopesOf } from '#shop/base/rights/api-scope.ts';
import { hasRight, MEMBER_ROLES } from '#shop/base/rights/member-role.ts';
import words from '#texts/de/administration-sales.json' with { type: 'json' };
import { isLanguage } from '#texts/languages.ts';
import type { ChangeJournal } from '../testing/change-journal.ts';
import type { ApiAnswer, TestShop } from '../testing/test-shop.ts';
import { operations } from '../operations.ts';
import { CALLERS, CUSTOMER, openSessions, type CallerName } from './testing/callers.ts';
import { operationKey } from './testing/example.ts';
import { makeDifferent, prepareExample } from './testing/prepare-example.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';
import type { AuditEntry } from '#shop/base/audit/answers.ts';

// All operations use the same entry point (shop/base/operations/operation.ts). Each is prepared once: first the callers that
// must be refused, which changes nothing, then those that are permitted. The rules themselves are tested in
// operation.test.ts.

describe('every operation refuses the right callers, and what it writes is owned, audited and found again (D29, D31, E16, H2, H7)', () => {
  test.for(operations.map((operation) => [operationKey(operation), operation] as const))(
    '%s',
    async ([, operation], { shop, journal }) => {
      const trial = { shop, journal, operation };
      if (operation.path.template.endsWith('/EndOtherSessions')) await openSessions(shop); // the sessions that it ends
      const sessions = await openSessions(shop);
      const request = await prepareExample(shop, operation, sessions.customer ?? '');
      expect(await answersToCallers(trial, request, sessions)).toEqual(expectedOfCallers(operation));
      await expectRolesRefused(trial, request, sessions.customer);
      await expectRightsHeld(trial, request, sessions.staff);
      await expectRefusedWhileImpersonating(trial, request, sessions.staff);
      if (operation.path.method === 'GET') return;
      await expectRefusedToOtherSites(trial, request, sessions);
      await expectWrites(trial, request, mainCaller(operation), sessions);
      await expectWritesByKeys(trial);
      if (mayBothCall(operation)) {
        const again = await openSessions(shop);
        await expectWrites(trial, await prepareExample(shop, operation, again.customer ?? ''), 'staff', again);
      }
      if (operation.who.access !== 'staff' && operation.who.impersonation !== undefined)
        await expectAllowedWhileImpersonating(trial);
    },
  );
});

interface Trial {
  shop: TestShop;
  journal: ChangeJournal;
  operation: AnyOperation;
}

const mayBothCall = ({ who: { access } }: AnyOperation) => access === 'own or staff' || access === 'customer or staff';

/** The caller for whom an operation is intended. */
function mainCaller({ who: { access } }: AnyOperation): CallerName {
  if (access === 'everyone') return 'nobody';
  return access === 'staff' ? 'staff' : 'customer';
}

/** The session that a key's calls are like, if the scope of the call allows the key. */
const LIKE: Partial<Record<CallerName, CallerName>> = {
  'key of the other company': 'other customer',
  'key of the company': 'customer',
  'key of staff': 'staff',
};

const statusFor = (operation: AnyOperation, caller: CallerName): number => {
  const like = LIKE[caller];
  if (like !== undefined) return isOpenTo(caller, operation.who.scope) ? statusFor(operation, like) : 403;
  const {
    who: { access },
    example,
  } = operation;
  if (caller === 'other customer' && access !== 'staff' && example?.ofOneCustomer !== undefined)
    return example.ofOneCustomer === 'by a field' ? 400 : 404;
  if (access === 'everyone') return 200;
  if (caller === 'staff') return access === 'customer' ? 403 : 200;
  if (caller === 'customer') return access === 'staff' ? 403 : 200;
  if (caller === 'other customer') return { staff: 403, 'own or staff': 404 }[String(access)] ?? 200;
  return 401;
};

function isOpenTo(caller: CallerName, scope: ApiScope | undefined): boolean {
  return scope !== undefined && scopesOf(caller === 'key of staff' ? 'staff' : 'company').includes(scope);
}

/** Reads change nothing, so all callers may try; for writes only those that must be refused. */
const callersToTry = (operation: AnyOperation) =>
  CALLERS.filter((caller) => operation.path.method === 'GET' || statusFor(operation, caller) !== 200);

function expectedOfCallers(operation: AnyOperation): Record<string, number> {
  return Object.fromEntries(callersToTry(operation).map((caller) => [caller, statusFor(operation, caller)]));
}

async function answersToCallers(
  { shop, journal, operation }: Trial,
  request: ExampleRequest,
  sessions: Record<CallerName, string | null>,
): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (const caller of callersToTry(operation)) {
    await journal.read();
    const { status, body } = await send(shop, operation, request, sessions[caller]);
    seen[caller] = status;
    if (status !== 200) expect([caller, await journal.read(), body.detail]).toEqual([caller, [], expect.any(String)]);
  }
  return seen;
}

async function expectRolesRefused({ shop, journal, operation }: Trial, request: ExampleRequest, token: string | null) {
  const { memberRight } = operation.who;
  if (memberRight === undefined) return;
  const giveRole = (role: (typeof MEMBER_ROLES)[number]) =>
    shop.shop.db.update(customers).set({ role }).where(eq(customers.id, CUSTOMER));
  for (const role of MEMBER_ROLES.filter((each) => !hasRight(each, memberRight))) {
    await giveRole(role);
    await journal.read();
    const { status } = await send(shop, operation, request, token);
    expect([role, status, await journal.read()]).toEqual([role, 403, []]);
  }
  await giveRole('manager');
}

/**
 * Staff with all rights but the required one are refused, and nothing changes; with only that right they are not
 * refused: a read succeeds (P1).
 */
async function expectRightsHeld({ shop, journal, operation }: Trial, request: ExampleRequest, token: string | null) {
  const {
    who: { access },
    path,
  } = operation;
  if (access === 'everyone' || access === 'customer') return;
  const need = needOf(operation, request);
  if (need === null) return;
  for (const rights of tooFew(need)) {
    await giveRights(shop, rights);
    await journal.read();
    const { status, body } = await send(shop, operation, request, token);
    expect([rights, status, body.code, await journal.read()]).toEqual([rights, 403, 'access.right-needed', []]);
  }
  if (path.method === 'GET')
    for (const rights of justEnough(need)) {
      await giveRights(shop, rights);
      expect([rights, (await send(shop, operation, request, token)).status]).toEqual([rights, 200]);
    }
  await giveRights(shop, STAFF_RIGHTS);
}

/** Depends on the input if the declaration says so. */
function needOf({ who: { staffRight }, input }: AnyOperation, { query, body }: ExampleRequest): StaffNeed {
  return typeof staffRight === 'function'
    ? staffRight(input.parse({ ...query, ...Object(body) }))
    : (staffRight ?? null);
}

function tooFew(need: NonNullable<StaffNeed>): StaffRight[][] {
  const without = (...gone: readonly StaffRight[]) => STAFF_RIGHTS.filter((right) => !gone.includes(right));
  if (typeof need === 'string') return [without(need)];
  return 'anyOf' in need ? [without(...need.anyOf)] : need.allOf.map((right) => without(right));
}

function justEnough(need: NonNullable<StaffNeed>): StaffRight[][] {
  if (typeof need === 'string') return [[need]];
  return 'anyOf' in need ? need.anyOf.map((right) => [right]) : [[...need.allOf]];
}

function giveRights(shop: TestShop, rights: readonly StaffRight[]) {
  return shop.owner.update(staff).set({ rights: [...rights] });
}

async function impersonate(shop: TestShop, token: string | null): Promise<void> {
  const counter = shop.withToken(token ?? '');
  expect((await counter.post('/api/Company/StartOrderingFor', { customerId: CUSTOMER })).body).toBe(1);
}

async function expectRefusedWhileImpersonating(
  { shop, journal, operation }: Trial,
  request: ExampleRequest,
  token: string | null,
) {
  if (!isForbiddenWhileImpersonating(operation)) return;
  await impersonate(shop, token);
  await journal.read();
  const { status, body } = await send(shop, operation, request, token);
  expect([status, body.code, await journal.read()]).toEqual([403, 'stand-in.refused', []]);
}

async function expectAllowedWhileImpersonating({ shop, operation }: Trial) {
  const { staff, customer } = await openSessions(shop);
  await impersonate(shop, staff);
  const request = await prepareExample(shop, operation, customer ?? '');
  expect((await send(shop, operation, request, staff)).status).toBe(200);
}

/** Every change is refused to other sites, for every login (D15, D47). */
async function expectRefusedToOtherSites(
  { shop, journal, operation }: Trial,
  request: ExampleRequest,
  sessions: Record<CallerName, string | null>,
) {
  await journal.read();
  const { status } = await send(shop, operation, request, sessions[mainCaller(operation)], {
    origin: 'https://elsewhere.test',
  });
  expect([status, await journal.read()]).toEqual([403, []]);
}

/** The call succeeds for its caller, its Location can be read, and its history has an entry. */
async function expectWrites(
  trial: Trial,
  request: ExampleRequest,
  caller: CallerName,
  sessions: Record<CallerName, string | null>,
) {
  const { shop, journal, operation } = trial;
  await makeDifferent(shop, operationKey(operation));
  const last = await lastEntry(shop);
  await journal.read();
  const answer = await send(shop, operation, request, sessions[caller]);
  expect([caller, answer.status, answer.body.detail]).toEqual([caller, 200, undefined]);
  await expectHistory(trial, new Set((await journal.read()).map(tableOf)), last, sessions.staff);
  if (operation.answer.readAt !== undefined)
    await expectLocation(shop, answer, sessions[caller === 'staff' ? 'staff' : 'customer']);
}

/** Calls as each key that may: it is admitted like its owner above, who may have done already what the example asks for. */
async function expectWritesByKeys({ shop, operation }: Trial) {
  const writers = (['key of the company', 'key of staff'] as const).filter((key) => statusFor(operation, key) === 200);
  for (const key of writers) {
    const sessions = await openSessions(shop);
    const request = await prepareExample(shop, operation, sessions.customer ?? '');
    const { status, body } = await send(shop, operation, request, sessions[key]);
    expect([key, [401, 403, 404, 500].includes(status), body.code]).toEqual([key, false, body.code]);
  }
}

const tableOf = (change: string) => change.split(' ').at(-1) ?? '';

async function expectLocation(shop: TestShop, { headers }: ApiAnswer, token: string | null) {
  expect(headers['location']).toMatch(/^\/api\/\w+\/\w+/);
  const read = await shop.withToken(token ?? '').get(String(headers['location']));
  expect(read.status).toBe(200);
}

/** The history of a change of each table; others have none: sessions, baskets, mails, search words. */
const HISTORY_OF: Readonly<Record<string, RegExp>> = {
  customers: /^customer:/,
  own_part_numbers: /^customer:/,
  approval_deputies: /^customer:/,
  delivery_addresses: /^customer:/,
  passkeys: /^(?:customer|staff):/,
  second_factors: /^(?:customer|staff):/,
  staff: /^staff:/,
  orders: /^order:/,
  order_lines: /^order:/,
  purchase_orders: /^order:/,
  order_documents: /^order:/,
  order_messages: /^order:/,
  order_returns: /^order:/,
  order_return_lines: /^order:/,
  order_return_pictures: /^order:/,
  products: /^product:/,
  product_types: /^product type:/,
  specifications: /^product:/,
  product_sheets: /^product:/,
  product_pictures: /^product:/,
  product_categories: /^product:/,
  product_subcategories: /^product:/,
  related_products: /^product:/,
  product_variants: /^width:/,
  categories: /^category:/,
  subcategories: /^sub-category:/,
  coupons: /^promo code:/,
  search_synonyms: /^synonym:/,
  redirects: /^redirect:/,
  pinned_words: /^pinned parts:/,
  pinned_parts: /^pinned parts:/,
  exchange_rates: /^exchange rates:/,
  price_lists: /^price list:/,
  price_list_rows: /^price list:/,
  price_list_recipients: /^price list:/,
  company_groups: /^company group:/,
  press_models: /^press model:/,
  press_model_categories: /^press model:/,
  part_fits: /^product:/,
  press_assemblies: /^press assembly:/,
  press_drawings: /^press assembly:/,
  press_callouts: /^press assembly:/,
  machines: /^company:/,
  machine_labels: /^company:/,
  machine_hours: /^company:/,
  machine_tasks: /^company:/,
  maintenance_tasks: /^press model:/,
  home_images: /^home image:/,
  news: /^news:/,
  legal_versions: /^legal page:/,
  mail_texts: /^mail text:/,
  manuals: /^manual:/,
  settings: /^settings:/,
};

/**
 * A trigger updates the search document after changes of widths and translations, which does not count as a change of
 * the product.
 */
const FOLLOWS: Readonly<Record<string, string>> = {
  'POST /SubProductVariant/AddProductVariant': 'products',
  'POST /Translation/SaveTranslations': 'products',
};

async function expectHistory(
  { shop, operation }: Trial,
  tables: ReadonlySet<string>,
  last: number,
  staffToken: string | null,
) {
  const key = operationKey(operation);
  const entries = await entriesSince(shop, last);
  const isAudited = entries.length > 0;
  expect({ isAudited }, 'an audit entry, or the reason for none: `unaudited`').toEqual({
    isAudited: operation.unaudited === undefined,
  });
  if (!isAudited) return;
  const subjects = entries.flatMap((entry) => entry.subjects);
  const missing = [...tables].filter((table) => {
    const history = HISTORY_OF[table];
    return history !== undefined && FOLLOWS[key] !== table && !subjects.some((subject) => history.test(subject));
  });
  expect(missing).toEqual([]);
  const staff = shop.withToken(staffToken ?? '');
  for (const entry of entries) {
    for (const subject of entry.subjects) {
      const history = await staff.get(`/api/Audit/GetAuditEntries?of=${encodeURIComponent(subject)}`);
      expect(history.body[0], subject).toMatchObject({ id: expect.any(Number), about: expect.any(String) });
      expect(history.body.map(({ id }: { id: number }) => id)).toContain(entry.id);
    }
    expect(entry.about).not.toBe('');
    expect(untranslated(entry)).toEqual([]);
  }
}

/** The keys of an entry without a text in the administration (N1). */
function untranslated({ action, before, after }: typeof auditEntries.$inferSelect): string[] {
  const changed = changedFields({ before, after } as Pick<AuditEntry, 'before' | 'after'>);
  const keys = changed.filter(({ name }) => !isLanguage(name)).map(({ name }) => `audit.field.${name}`);
  return [`audit.action.${action}`, ...keys].filter((key) => !(key in words));
}

async function lastEntry({ shop }: TestShop): Promise<number> {
  const [row] = await shop.db.select({ id: max(auditEntries.id) }).from(auditEntries);
  return row?.id ?? 0;
}

function entriesSince({ shop }: TestShop, id: number) {
  return shop.db.select().from(auditEntries).where(gt(auditEntries.id, id)).orderBy(asc(auditEntries.id));
}
