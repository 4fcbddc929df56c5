import { asc, gt, max } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type AuditEntry, changedFields } from '#shop/audit/entry.ts';
import { auditEntries } from '#shop/audit/tables.ts';
import type { AnyOperation } from '#shop/frame/operation.ts';
import words from '#texts/de/administration-sales.json' with { type: 'json' };
import { isLanguage } from '#texts/languages.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { openSessions, type CallerName } from './testing/callers.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

/** Calls that change nothing which has a history, and why. Every other call that may write has to show up in one. */
const WITHOUT_HISTORY: Readonly<Record<string, string>> = {
  'POST /User/CreateToken': 'logging in',
  'POST /BlogUser/CreateToken': 'logging in',
  'POST /User/FinishSignIn': 'logging in',
  'POST /BlogUser/FinishSignIn': 'logging in',
  'POST /User/StartPasskeySignIn': 'logging in',
  'POST /BlogUser/StartPasskeySignIn': 'logging in',
  'POST /User/FinishPasskeySignIn': 'logging in',
  'POST /BlogUser/FinishPasskeySignIn': 'logging in',
  'POST /User/SignOut': 'logging out',
  'POST /BlogUser/SignOut': 'logging out',
  'POST /User/GivePassword': 'the same session goes on',
  'POST /BlogUser/GivePassword': 'the same session goes on',
  'POST /User/StartSecondFactor': 'on only once it is confirmed',
  'POST /BlogUser/StartSecondFactor': 'on only once it is confirmed',
  'POST /User/StartPasskey': 'stored only once the browser has made it',
  'POST /BlogUser/StartPasskey': 'stored only once the browser has made it',
  'POST /User/CheckPasswordReset': 'a question',
  'POST /User/ChooseLanguage': 'of pages and mails, as the header of a browser says one',
  'POST /Email/Post': 'a mail: the account shows it',
  'POST /Cart/CreateCartItem': 'a basket is no record',
  'POST /Cart/SaveCart': 'a basket is no record',
  'POST /Cart/AddItems': 'a basket is no record',
  'POST /QuickOrder/CheckRows': 'a question',
  'POST /Search/NoteChosen': 'a figure, of nobody',
  'POST /List/CreateList': 'a list is no record, as a basket is none',
  'POST /List/SaveList': 'a list is no record, as a basket is none',
  'POST /List/CopyList': 'a list is no record, as a basket is none',
  'POST /List/AddListLines': 'a list is no record, as a basket is none',
  'POST /List/AddListRows': 'a list is no record, as a basket is none',
  'POST /List/SaveListLines': 'a list is no record, as a basket is none',
  'POST /List/MoveListLine': 'a list is no record, as a basket is none',
  'POST /List/RemoveListLines': 'a list is no record, as a basket is none',
  'POST /List/RemoveList': 'it can be put back for 30 days',
  'POST /List/RestoreList': 'as it was',
  'POST /List/SetListReminder': 'of the member alone',
  'POST /List/ReadListFile': 'a question',
  'POST /Company/ReadInvitation': 'a question',
  'POST /QuickOrder/CheckFile': 'a question',
  'POST /OwnNumber/ReadOwnNumberFile': 'a question',
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': 'a basket is no record',
  'POST /Sale/GetQuote': 'a question',
  'POST /Sale/AddSale': 'the order is its own record: who, when, what (B9)',
  'POST /Approval/AskForApproval': 'the request is its own record: who, when, what (H3)',
  'POST /Approval/ApproveRequest': 'the request and its order are their own record (H3)',
  'POST /Approval/RejectRequest': 'the request is its own record: who, when, why (H3)',
  'POST /Approval/WithdrawRequest': 'the request is its own record (H3)',
  'POST /Approval/TakeBasket': 'a basket is no record',
  'POST /Company/StopOrderingFor': 'where nothing was begun; what was begun is noted as ended',
  'POST /Import/CheckProducts': 'the dry run: the import is its own record',
};

/** In whose history a change of a table stands; of the others nothing is told: sessions, baskets, mails, search words. */
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
  pinned_words: /^pinned parts:/,
  pinned_parts: /^pinned parts:/,
  exchange_rates: /^exchange rates:/,
  home_images: /^home image:/,
  news: /^news:/,
  manuals: /^manual:/,
  settings: /^settings:/,
};

/** What a call's example would save is there already: so that it changes something, the tables are set otherwise before. */
const SET_OTHERWISE: Readonly<Record<string, string>> = {
  'POST /Category/SaveCategories': 'update categories set sort_order = sort_order + 7',
  'POST /SubCategory/SaveSubCategories': 'update subcategories set sort_order = sort_order + 7',
  'POST /ProductCategory/DeleteProductCategory':
    'delete from product_categories where category_id = 28 and product_id = 140',
  'POST /ProductSubCategory/DeleteProductSubCategory':
    'delete from product_subcategories where subcategory_id = 301 and product_id = 140',
  'POST /SubProductVariant/SaveProductVariantsBulk': 'update product_variants set usd_minor = usd_minor + 1',
  'POST /Product/SaveSpecifications': 'delete from specifications where product_id = 140',
  'POST /Translation/SaveTranslations': 'delete from catalogue_texts; delete from translation_versions',
  'POST /Exchange/SaveExchangeRates': 'update exchange_rates set rate_micros = rate_micros + 1',
  'POST /Sale/SetSaleStatus': "update orders set status = 'pending'",
  'POST /Mail/NoteMailArrived':
    "with failed as (update outbox set failed_at = now(), done_at = null returning id) insert into mails (outbox_id, recipient, subject, text, html, handed_over_at) select id, 'uk@converter.test', 'Your order', '', '', now() from failed on conflict (outbox_id) do update set handed_over_at = now(), sent_at = null",
  'POST /Mail/TryFailedMailsAgain': `insert into outbox (kind, payload, failed_at) values ('order-customer', '{"orderId": 1001}', now())`,
};

/** What a search finds of a product follows its widths by a trigger: no change of the product. */
const FOLLOWS: Readonly<Record<string, string>> = {
  'POST /SubProductVariant/AddProductVariant': 'products',
  'POST /Translation/SaveTranslations': 'products', // and its words in other languages
};

const writing = operations.filter(({ path }) => path.method !== 'GET');
const cases = writing.flatMap((operation) =>
  callersOf(operation).map((caller) => [operationKey(operation), caller, operation] as const),
);

function callersOf({ access }: AnyOperation): readonly CallerName[] {
  if (access === 'everyone') return ['nobody'];
  if (access === 'own or staff') return ['customer', 'staff'];
  return [access === 'staff' ? 'staff' : 'customer'];
}

describe('whatever a call changes stands in the history of what it changed (E16)', () => {
  test.for(cases)('%s by %s', async ([key, caller, operation], { shop, journal }) => {
    if (key.endsWith('/EndOtherSessions')) await openSessions(shop); // those that it ends
    const sessions = await openSessions(shop);
    const request = await readyExample(shop, operation, sessions.customer ?? '');
    await shop.owner.$client.query(SET_OTHERWISE[key] ?? 'select 1');
    const last = await lastEntry(shop);
    await journal.read();
    const { status, body } = await send(shop, operation, request, sessions[caller]);
    expect([status, body.detail]).toEqual([200, undefined]);
    const tables = new Set((await journal.read()).map((change) => change.split(' ').at(-1) ?? ''));
    const entries = await entriesSince(shop, last);

    const subjects = entries.flatMap((entry) => entry.subjects);
    const missing = [...tables].filter((table) => {
      const history = HISTORY_OF[table];
      return history !== undefined && FOLLOWS[key] !== table && !subjects.some((subject) => history.test(subject));
    });
    expect(entries.length === 0).toBe(key in WITHOUT_HISTORY);
    if (entries.length > 0) expect(missing).toEqual([]);

    const staff = shop.withToken(sessions.staff ?? '');
    for (const entry of entries) {
      const { id, subjects, about } = entry;
      for (const subject of subjects) {
        const history = await staff.get(`/api/Audit/GetAuditEntries?of=${encodeURIComponent(subject)}`);
        expect(history.body[0], subject).toMatchObject({ id: expect.any(Number), about: expect.any(String) });
        expect(history.body.map((entry: { id: number }) => entry.id)).toContain(id);
      }
      expect(about).not.toBe('');
      expect(wordless(entry)).toEqual([]);
    }
  });
});

/** What of an entry staff would read raw: the administration has words for actions and fields in its languages (N1). */
function wordless({ action, before, after }: typeof auditEntries.$inferSelect): string[] {
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
