import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { newDatabase, newFolder } from '../backup/testing/compare-shops.ts';
import { test } from '../testing/test-shop.ts';
import { runShop } from './testing/run-shop.ts';
import { rowsOfTable, tablesOf } from './testing/shop-rows.ts';

test(
  'a filled shop, moved out and into an empty one, is the same shop, but for what says why not (Q5)',
  { timeout: scaledTimeout(300_000) }, // five processes, one after the other
  async () => {
    const [from, to] = [await newDatabase('pressline_template_empty'), await newDatabase('pressline_template_empty')];
    const there = { DATABASE_URL: from, DATA_DIR: newFolder() };
    const here = { DATABASE_URL: to, DATA_DIR: newFolder() };
    const folder = path.join(newFolder(), 'moved');
    expect(await runShop(['sample-data'], there)).toMatchObject({ code: 0 });
    const mabel = ['staff', 'add', '--email', 'mabel@pressline.test', '--name', 'Mabel Tripp'];
    expect(await runShop(mabel, here, 'yellow-doctor-blade\n')).toMatchObject({ code: 0 });

    expect(await runShop(['export-everything', folder], there)).toMatchObject({ code: 0, err: '' });
    const moved = await runShop(['move-in', folder, '--confirm'], here);
    expect([moved.code, moved.out.split('\n').at(-1)], moved.err).toEqual([0, expect.stringContaining('applied')]);
    const again = await runShop(['move-in', folder, '--confirm'], here);
    const counted = again.out.match(/^\d+ new, \d+ changed/gm);
    expect([again.code, counted]).toEqual([0, Array.from({ length: 4 }, () => '0 new, 0 changed')]); // of texts none is new, and some are left out

    const [left, arrived] = [await connected(from), await connected(to)];
    const tables = await tablesOf(left);
    expect(Object.keys(LEFT_OUT).filter((table) => !tables.includes(table))).toEqual([]);
    const differing: Record<string, unknown> = {};
    for (const table of tables) {
      if (table in LEFT_OUT) continue;
      const without = new Set(Object.keys(LEFT_OUT_OF[table] ?? {}));
      const [rows, moved] = [await rowsOfTable(left, table, without), await rowsOfTable(arrived, table, without)];
      const lost = table in IN_PART ? [] : rows.filter((row) => !moved.includes(row));
      const other = moved.filter((row) => !rows.includes(row));
      const isWhole = table in IN_PART || rows.length === moved.length;
      if (!isWhole || lost.length + other.length > 0)
        differing[table] = { rows: rows.length, moved: moved.length, lost: lost.slice(0, 2), other: other.slice(0, 2) };
    }
    expect(differing).toEqual({});
  },
);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const OF_THE_SHOP = 'Belongs to the shop itself: its owner sets it up on the screens';
const OF_ITS_PAGES = 'Pictures and texts of the shop’s own pages: placed again by staff';
const WHAT_HAPPENED = 'What happened in the earlier shop, and when: it stays in its backup';
const AS_HISTORY = 'Orders that were placed there are past orders here: compared by the columns of their files';
const OPEN_WORK = 'Work that is not finished: it is finished in the earlier shop';
const OF_A_SESSION = 'Logins and secrets: people log in again';
const DERIVED = 'The shop makes it from other tables';
const OF_MAINTENANCE = 'Hours and dates of companies’ presses: their members enter them again';
const REDRAWN = 'Says the content of a picture, which the sample data names otherwise; the pictures themselves move';
const KEY = 'Names the file in the store of one shop; the file itself moves';

/** Tables that don't move, each with its reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  agreements: WHAT_HAPPENED,
  api_keys: OF_A_SESSION,
  approval_deputies: OPEN_WORK,
  approval_requests: OPEN_WORK,
  arrivals: OPEN_WORK,
  audit_entries: WHAT_HAPPENED,
  back_orders: OPEN_WORK,
  carriers: OF_THE_SHOP,
  cart_lines: OPEN_WORK,
  carts: OPEN_WORK,
  change_feed: DERIVED,
  change_requests: OPEN_WORK,
  changes: WHAT_HAPPENED,
  chosen_machines: OF_A_SESSION,
  company_merges: WHAT_HAPPENED,
  data_requests: OPEN_WORK,
  default_list_views: OF_THE_SHOP,
  email_changes: OPEN_WORK,
  erasures: WHAT_HAPPENED,
  external_ids: 'The numbers by which rows move; orders that were placed there get theirs here',
  exchange_rate_changes: WHAT_HAPPENED,
  exchange_rates: OF_THE_SHOP,
  home_images: OF_ITS_PAGES,
  impersonations: WHAT_HAPPENED,
  invitations: OPEN_WORK,
  jobs: DERIVED,
  key_calls: WHAT_HAPPENED,
  key_days: WHAT_HAPPENED,
  key_tokens: OF_A_SESSION,
  list_views: OF_THE_SHOP,
  machine_hours: OF_MAINTENANCE,
  machine_labels: 'Codes on presses lead to the earlier shop: they are printed again',
  machine_tasks: OF_MAINTENANCE,
  mail_texts: OF_THE_SHOP,
  mails: WHAT_HAPPENED,
  maintenance_reminders: OF_MAINTENANCE,
  media_images: OF_ITS_PAGES,
  missed_addresses: WHAT_HAPPENED,
  move_changes: WHAT_HAPPENED,
  moves: WHAT_HAPPENED,
  order_documents: AS_HISTORY,
  order_events: AS_HISTORY,
  order_feed: AS_HISTORY,
  order_line_quantities: AS_HISTORY,
  order_lines: AS_HISTORY,
  order_messages: WHAT_HAPPENED,
  order_progress: AS_HISTORY,
  order_return_events: OPEN_WORK,
  order_return_lines: OPEN_WORK,
  order_return_pictures: OPEN_WORK,
  order_returns: OPEN_WORK,
  order_sort_keys: AS_HISTORY,
  order_versions: AS_HISTORY,
  orders: AS_HISTORY,
  outbox: WHAT_HAPPENED,
  part_list_reminders: 'Members choose the next day of a reminder again',
  part_request_lines: OPEN_WORK,
  part_request_pictures: OPEN_WORK,
  part_requests: OPEN_WORK,
  passkey_challenges: OF_A_SESSION,
  passkeys: OF_A_SESSION,
  password_invitations: OPEN_WORK,
  password_resets: OF_A_SESSION,
  password_rounds: OPEN_WORK,
  past_documents: AS_HISTORY,
  past_order_lines: AS_HISTORY,
  past_orders: AS_HISTORY,
  past_shipments: AS_HISTORY,
  pinned_parts: OF_THE_SHOP,
  pinned_words: OF_THE_SHOP,
  price_update_rows: OPEN_WORK,
  price_updates: OPEN_WORK,
  product_import_changes: WHAT_HAPPENED,
  product_imports: WHAT_HAPPENED,
  purchase_orders: AS_HISTORY,
  quotation_events: OPEN_WORK,
  quotation_lines: OPEN_WORK,
  quotation_versions: OPEN_WORK,
  quotations: OPEN_WORK,
  recovery_codes: OF_A_SESSION,
  reminded_tasks: OF_MAINTENANCE,
  sample_rows: 'Marks the samples of the earlier shop: here they are its owner’s',
  search_words: DERIVED,
  searched_choices: WHAT_HAPPENED,
  searched_days: WHAT_HAPPENED,
  searched_words: WHAT_HAPPENED,
  second_factors: OF_A_SESSION,
  sessions: OF_A_SESSION,
  settings: OF_THE_SHOP,
  shipment_lines: AS_HISTORY,
  shipments: AS_HISTORY,
  sign_ins: WHAT_HAPPENED,
  staff: OF_THE_SHOP,
  staff_notices: WHAT_HAPPENED,
  status_changes: WHAT_HAPPENED,
  stock_movements: WHAT_HAPPENED,
  submissions: WHAT_HAPPENED,
  tax_rates: OF_THE_SHOP,
  translation_versions: DERIVED,
  tries: WHAT_HAPPENED,
  variant_pictures: 'Pictures of single widths have no file yet',
  waiting_notices: OPEN_WORK,
  webhook_attempts: WHAT_HAPPENED,
  webhook_deliveries: WHAT_HAPPENED,
  webhook_endpoints: OF_A_SESSION,
  webhook_feed: DERIVED,
};

/** Tables of which only the rows about moved things come along. */
const IN_PART: Readonly<Record<string, string>> = {
  catalogue_texts: 'Translations of pictures of the shop’s own pages are left out with these',
  legal_versions: 'Drafts of legal pages are not published anywhere yet',
};

/** Columns that don't move, each with its reason. */
const LEFT_OUT_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  companies: {
    vat_verified_at: 'A VAT number is verified again',
    vat_verified_by: 'A VAT number is verified again',
  },
  customers: {
    guid: 'Names the account in links of one shop',
    subscribed: 'Follows from consents with their proof alone (O2)',
    suspended_at: 'When a manager suspended the member: that they are suspended moves',
  },
  manuals: { file_key: KEY },
  part_lists: { changed_at: 'When somebody changed it in one shop' },
  press_drawings: { image_hash: REDRAWN },
  press_models: { image_hash: REDRAWN },
  product_pictures: { image_hash: REDRAWN },
  product_sheets: { file_key: KEY, uploaded_at: KEY },
  products: {
    image_hash: REDRAWN,
    times_ordered: DERIVED,
    stock_taken: 'Says that orders have taken stock since the product was saved',
    search_document: DERIVED,
  },
};
