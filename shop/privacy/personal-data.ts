import { type SQL, sql } from 'drizzle-orm';

// The table of personal data (O4). Copies and erasures are made from it, docs/privacy.md is written from it, and a test
// fails for a column of text that is neither here nor in testing/impersonal-columns.ts.

/** Person whose data is copied or erased. */
export interface Person {
  /** null: a person without a login. */
  readonly customerId: number | null;
  /** '' once erased. */
  readonly email: string;
  readonly firstName: string;
  readonly surname: string;
  readonly companyId: number | null;
  /** Nobody else is in the company any more: its data is the person's. */
  readonly isAlone: boolean;
  /** Orders placed before it are no longer needed for tax: they lose their names. */
  readonly booksEnd: Date;
}

/** The value that erasing writes. */
export type Erased =
  /** A dash for a text that has one. */
  | 'dash'
  | 'empty'
  | 'null'
  /** Dashes for the texts within a JSON value; figures stay. */
  | 'inside'
  /** An address that nobody has, because addresses are unique. */
  | 'address'
  /** An empty array. */
  | 'none'
  /** It stays: it names nobody once the rest is erased. */
  | 'stays'
  /** Deleted with its row; a secret or a hash of one, which is not part of a copy. */
  | 'secret'
  /** A dash where this SQL condition holds: otherwise it names somebody else. */
  | { readonly dashIf: (person: Person) => SQL }
  /** Within a JSON list of many people, a dash for the name of the person's entry. */
  | 'own entry';

/** Rows of a table that are about a person. */
export interface PersonalRows {
  readonly table: string;
  /** Heading of the rows in a copy. */
  readonly group: PersonalGroup;
  readonly purpose: string;
  readonly kept: string;
  readonly rows: (person: Person) => SQL;
  /** 'person': erased with the person. 'company': only with the last member. 'books': once tax law no longer needs them. */
  readonly erasedWith: 'person' | 'company' | 'books' | 'company and books';
  /** The rows are deleted; otherwise the columns say what is written. */
  readonly isDeleted?: true;
  readonly columns: Readonly<Record<string, Erased>>;
  /** The column with the key of a file, which is deleted as well. */
  readonly file?: string;
}

/** Parts of a copy, each a page. */
export const PERSONAL_GROUPS = [
  'account',
  'company',
  'addresses',
  'sign-in',
  'orders',
  'messages',
  'approvals',
  'quotations',
  'returns',
  'lists',
  'mails',
  'agreements',
  'requests',
  'history',
] as const;
export type PersonalGroup = (typeof PERSONAL_GROUPS)[number];

const WITH_ACCOUNT = 'as long as the account exists';
const BOOKS = 'as long as tax law requires (settings), then the name goes';
const UNTIL_EXPIRED = 'until it expires';
const KEEP_MAILS = '`KEEP_MAILS_DAYS`, 365 days by default';

const member = ({ customerId }: Person) => sql`customer_id = ${customerId}`;
const ofCompany = ({ companyId }: Person) => sql`company_id = ${companyId}`;
const ownOrders = ({ customerId }: Person) => sql`(select id from orders where customer_id = ${customerId})`;
const endedOrders = (person: Person) =>
  sql`(select id from orders where customer_id = ${person.customerId} and placed_at < ${person.booksEnd.toISOString()}::timestamptz)`;
const companyOrders = ({ companyId }: Person) => sql`(select id from orders where company_id = ${companyId})`;
const nameOf = ({ firstName, surname }: Person) => `${firstName} ${surname}`;
const isTheirEmail = (column: SQL, { email }: Person) => sql`${email} <> '' and lower(${column}) = lower(${email})`;

/** Causes of mails to the person, or about their orders, requests, quotations and invitations. */
const firstCauses = (person: Person) => sql`
  select id from outbox
  where (payload ->> 'customerId')::integer = ${person.customerId}
    or (payload ->> 'orderId')::integer in ${ownOrders(person)}
    or (payload ->> 'approvalId')::integer in (select id from approval_requests where customer_id = ${person.customerId})
    or (payload ->> 'quotationId')::integer in (select id from quotations where customer_id = ${person.customerId})
    or (payload ->> 'invitationId')::integer in (${ownInvitations(person)})
    or (${person.email} <> '' and lower(payload ->> 'to') = lower(${person.email}))`;
/** These, and the notices to colleagues that repeat them (P6). */
const ownCauses = (person: Person) => sql`(
  select id from outbox
  where id in (${firstCauses(person)}) or (payload ->> 'outboxId')::integer in (${firstCauses(person)})
)`;
/** Digests to colleagues with news about the person; unsent ones are written again without it. */
const ownDigests = (person: Person) => sql`(
  select digest.id from outbox as digest, jsonb_array_elements_text(digest.payload -> 'outboxIds') as item (id)
  where digest.kind = 'colleague-digest' and item.id::integer in (${firstCauses(person)})
)`;
const ownInvitations = (person: Person) => sql`
  select id from invitations
  where joined_id = ${person.customerId} or invited_by = ${person.customerId} or (${isTheirEmail(sql`email`, person)})`;

const ownHistory = ({ customerId }: Person) => sql`subjects @> array[${`customer:${customerId ?? 0}`}]::text[]`;
const companyHistory = ({ companyId }: Person) => sql`(
  subjects @> array[${`company:${companyId ?? 0}`}]::text[]
  or subjects && (select array_agg('quotation:' || id) from quotations where company_id = ${companyId})
)`;
const byPerson = (person: Person) => sql`(
  (staff_id = 0 and staff_name = ${`${nameOf(person)} (customer)`})
  or staff_name like ${`% for ${nameOf(person)}`}
)`;

/** All rows about people who buy; those about colleagues at the counter are in `STAFF_COLUMNS`. */
export const PERSONAL_DATA: readonly PersonalRows[] = [
  {
    table: 'customers',
    group: 'account',
    purpose: 'The account: who may log in, see prices and order',
    kept: WITH_ACCOUNT,
    rows: ({ customerId }) => sql`id = ${customerId}`,
    erasedWith: 'person',
    columns: {
      first_name: 'empty',
      surname: 'dash',
      email: 'address',
      password_hash: 'secret',
      telephone: 'empty',
      language: 'null',
      role: 'stays',
      status: 'stays',
      company: 'stays',
      line1: 'stays',
      line2: 'stays',
      town: 'stays',
      postcode: 'stays',
    },
  },
  {
    table: 'companies',
    group: 'company',
    purpose: 'The company that buys: its name and address on orders and mails',
    kept: 'as long as it has members',
    rows: ({ companyId }) => sql`(id = ${companyId} or merged_into = ${companyId})`,
    erasedWith: 'company',
    columns: {
      name: 'dash',
      line1: 'empty',
      line2: 'empty',
      town: 'empty',
      postcode: 'empty',
      vat_number: 'empty',
      eori_number: 'empty',
      cost_centres: 'none',
    },
  },
  {
    table: 'delivery_addresses',
    group: 'addresses',
    purpose: 'Where to deliver, and to whom',
    kept: 'until a member deletes it',
    rows: (person) => sql`(${member(person)} or ${ofCompany(person)})`,
    erasedWith: 'company',
    isDeleted: true,
    columns: { contact_name: 'dash', line1: 'dash', line2: 'empty', region: 'empty', postcode: 'dash' },
  },
  {
    table: 'delivery_addresses',
    group: 'addresses',
    purpose: 'The contact at an address that colleagues continue to use',
    kept: 'until a member deletes it',
    rows: ofCompany,
    erasedWith: 'person',
    columns: {
      // By words, because 'Li' is also within 'Oliver'.
      contact_name: {
        dashIf: ({ surname }) =>
          sql`string_to_array(translate(lower(contact_name), ',.', '  '), ' ') @> string_to_array(lower(${surname}), ' ')`,
      },
    },
  },
  {
    table: 'carts',
    group: 'lists',
    purpose: 'The basket',
    kept: '`KEEP_CARTS_DAYS` after the last change, 365 days by default',
    rows: (person) => sql`(
      ${member(person)} and ordered_at is null and not exists (select from quotations where cart_id = carts.id)
    )`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { checkout_draft: 'null' },
  },
  {
    table: 'carts',
    group: 'lists',
    purpose: 'Entries of the checkout',
    kept: 'until the order is placed',
    rows: member,
    erasedWith: 'person',
    columns: { checkout_draft: 'null' },
  },
  {
    table: 'cart_lines',
    group: 'lists',
    purpose: 'Parts in the basket, with the press that they are for',
    kept: 'with the basket',
    rows: ({ customerId }) => sql`cart_id in (select id from carts where customer_id = ${customerId})`,
    erasedWith: 'person',
    columns: { serial: 'empty', machine: 'empty' },
  },
  {
    table: 'part_list_lines',
    group: 'lists',
    purpose: 'Parts of lists, with notes',
    kept: 'with the list',
    rows: (person) =>
      sql`list_id in (select id from part_lists where (${member(person)} and not is_companys) or (${person.isAlone} and ${ofCompany(person)}))`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { note: 'empty', serial: 'empty', machine: 'empty' },
  },
  {
    table: 'part_lists',
    group: 'lists',
    purpose: 'Lists of parts. Lists of the company stay for the colleagues',
    kept: 'until it is deleted, and 30 days longer',
    rows: (person) => sql`((${member(person)} and not is_companys) or (${person.isAlone} and ${ofCompany(person)}))`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { name: 'dash' },
  },
  {
    table: 'part_list_reminders',
    group: 'lists',
    purpose: 'Reminders of lists',
    kept: 'until switched off',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: {},
  },
  {
    table: 'own_part_numbers',
    group: 'company',
    purpose: "The company's own part numbers",
    kept: 'until a member deletes it',
    rows: ofCompany,
    erasedWith: 'company',
    isDeleted: true,
    columns: { number: 'dash', number_key: 'dash' },
  },
  {
    table: 'chosen_machines',
    group: 'company',
    purpose: 'The press that the search is for',
    kept: WITH_ACCOUNT,
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: {},
  },
  {
    table: 'machines',
    group: 'company',
    purpose: "The company's presses",
    kept: 'until a member deletes it',
    rows: ofCompany,
    erasedWith: 'company',
    isDeleted: true,
    columns: { serial: 'dash', serial_key: 'stays', name: 'dash', place: 'empty', notes: 'empty' },
  },
  {
    table: 'machine_labels',
    group: 'company',
    purpose: "Labels on the company's presses, with who printed them",
    kept: 'until the press is deleted',
    rows: (person) => sql`machine_id in (select id from machines where ${ofCompany(person)})`,
    erasedWith: 'company',
    isDeleted: true,
    columns: { token_hash: 'secret', made_by: 'dash' },
  },
  {
    table: 'machine_labels',
    group: 'company',
    purpose: 'Labels that the person printed, on presses that colleagues continue to use',
    kept: 'until the press is deleted; the name goes with the person',
    rows: (person) =>
      sql`made_by = ${nameOf(person)} and machine_id in (select id from machines where ${ofCompany(person)})`,
    erasedWith: 'person',
    columns: { made_by: 'dash' },
  },
  {
    table: 'company_merges',
    group: 'company',
    purpose: 'What a merge of companies moved, so that it can be undone',
    kept: 'permanently',
    rows: ({ companyId }) => sql`${companyId} in (kept_id, gone_id)`,
    erasedWith: 'company',
    columns: { moved: 'inside' },
  },
  {
    table: 'status_changes',
    group: 'company',
    purpose: 'Accounts whose status staff changed together, so that it can be undone',
    kept: 'permanently; the name goes with the person',
    rows: ({ customerId }) => {
      const entry = JSON.stringify([{ id: customerId ?? 0 }]);
      return sql`(subject = 'customers'
        and (rows @> ${entry}::jsonb or left_rows @> ${entry}::jsonb or kept_rows @> ${entry}::jsonb))`;
    },
    erasedWith: 'person',
    columns: { subject: 'stays', status: 'stays', rows: 'own entry', left_rows: 'own entry', kept_rows: 'own entry' },
  },
  {
    table: 'invitations',
    group: 'company',
    purpose: 'Whom a manager invited to the company',
    kept: 'seven days',
    rows: (person) => sql`id in (${ownInvitations(person)})`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { email: 'dash', role: 'stays', token_hash: 'secret' },
  },
  {
    table: 'sessions',
    group: 'sign-in',
    purpose: 'Keeps people logged in, and shows them their other devices',
    kept: 'until it expires: 12 hours or 30 days without a visit',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { token_hash: 'secret', device: 'empty' },
  },
  {
    table: 'impersonations',
    group: 'sign-in',
    purpose: 'Staff who order for a member',
    kept: 'an hour',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { session_key: 'secret' },
  },
  {
    table: 'sign_ins',
    group: 'sign-in',
    purpose: 'A login that waits for its code',
    kept: UNTIL_EXPIRED,
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { token_hash: 'secret' },
  },
  {
    table: 'password_resets',
    group: 'sign-in',
    purpose: 'Links that set a new password',
    kept: UNTIL_EXPIRED,
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { token_hash: 'secret' },
  },
  {
    table: 'second_factors',
    group: 'sign-in',
    purpose: 'Two-factor authentication',
    kept: 'until switched off',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { secret: 'secret' },
  },
  {
    table: 'recovery_codes',
    group: 'sign-in',
    purpose: 'Recovery codes',
    kept: 'until switched off',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { code_hash: 'secret' },
  },
  {
    table: 'passkeys',
    group: 'sign-in',
    purpose: 'Passkeys, by the name that their owner gave them',
    kept: 'until removed',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { credential_id: 'secret', public_key: 'secret', transports: 'none', name: 'dash' },
  },
  {
    table: 'passkey_challenges',
    group: 'sign-in',
    purpose: 'A passkey that is being added',
    kept: 'five minutes',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { challenge_hash: 'secret' },
  },
  {
    table: 'submissions',
    group: 'sign-in',
    purpose: 'Answers of forms, so that sending one twice has one effect',
    kept: 'a day',
    rows: ({ customerId }) => sql`sender ~ ${`\\mcustomer ${customerId ?? 0}\\M`}`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { sender: 'secret', key: 'secret', input_hash: 'secret', answer: 'secret' },
  },
  {
    table: 'orders',
    group: 'orders',
    purpose: 'Orders: who bought what, for whom, and where it was delivered',
    kept: BOOKS,
    rows: member,
    erasedWith: 'books',
    columns: {
      purchase_order_number: 'dash',
      cost_centre: 'dash',
      requisition_number: 'dash',
      first_name: 'empty',
      surname: 'dash',
      email: 'dash',
      delivery_address: 'dash',
    },
  },
  {
    table: 'orders',
    group: 'orders',
    purpose: 'The name and tax numbers of the company on its orders',
    kept: BOOKS,
    rows: member,
    erasedWith: 'company and books',
    columns: { company: 'dash', vat_number: 'dash', eori_number: 'dash' },
  },
  {
    table: 'order_versions',
    group: 'orders',
    purpose: 'Corrections of orders',
    kept: BOOKS,
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'books',
    columns: {
      why: 'dash',
      purchase_order_number: 'dash',
      fields: 'inside',
      delivery_address: 'dash',
      changes: 'inside',
    },
  },
  {
    table: 'order_sort_keys',
    group: 'orders',
    purpose: 'Sorts orders by PO number',
    kept: BOOKS,
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'books',
    columns: { purchase_order_number: 'dash' },
  },
  {
    table: 'order_lines',
    group: 'orders',
    purpose: 'The press that a part was ordered for',
    kept: BOOKS,
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'books',
    columns: { serial: 'empty', machine: 'empty', own_number: 'dash' },
  },
  {
    table: 'order_documents',
    group: 'orders',
    purpose: 'Invoices, credit notes and certificates; their files hold names',
    kept: BOOKS,
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'books',
    columns: { number: 'stays', file_key: 'empty', sha256: 'empty' },
    file: 'file_key',
  },
  {
    table: 'purchase_orders',
    group: 'orders',
    purpose: "The customer's own purchase order",
    kept: BOOKS,
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'books',
    isDeleted: true,
    columns: { file_key: 'dash' },
    file: 'file_key',
  },
  {
    table: 'shipments',
    group: 'orders',
    purpose: 'Parcels of orders',
    kept: BOOKS,
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'books',
    columns: { tracking_number: 'empty', tracking_url: 'empty', note: 'empty' },
  },
  {
    table: 'order_events',
    group: 'orders',
    purpose: 'The history of orders, with reasons',
    kept: 'permanently; the words go with the person',
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'person',
    columns: { details: 'inside' },
  },
  {
    table: 'order_messages',
    group: 'messages',
    purpose: 'Messages between buyer and counter about an order',
    kept: 'permanently; the words go with the person',
    rows: (person) => sql`order_id in ${ownOrders(person)}`,
    erasedWith: 'person',
    columns: {
      by_name: { dashIf: () => sql`side = 'buyer'` },
      message: 'dash',
      read_by_name: { dashIf: () => sql`side = 'shop'` },
    },
  },
  {
    table: 'order_messages',
    group: 'messages',
    purpose: 'Messages about the orders of colleagues',
    kept: 'permanently; the words go with the person',
    rows: (person) => sql`(side = 'buyer' and by_name = ${nameOf(person)} and order_id in ${companyOrders(person)})`,
    erasedWith: 'person',
    columns: { by_name: 'dash', message: 'dash' },
  },
  {
    table: 'change_requests',
    group: 'messages',
    purpose: 'Requests to change or cancel an order',
    kept: 'permanently; the words go with the person',
    rows: (person) => sql`(${member(person)} or order_id in ${ownOrders(person)})`,
    erasedWith: 'person',
    columns: { wish_text: 'dash', asked_by: 'dash', decision_reason: 'dash' },
  },
  {
    table: 'approval_requests',
    group: 'approvals',
    purpose: 'Orders that needed an approval',
    kept: 'permanently; the words go with the person',
    rows: member,
    erasedWith: 'person',
    columns: { purchase_order_number: 'dash', frozen: 'inside', reason: 'dash' },
  },
  {
    table: 'approval_requests',
    group: 'approvals',
    purpose: 'Who decided about a request of a colleague',
    kept: 'permanently; the name goes with the person',
    rows: (person) =>
      sql`(decided_by = ${person.customerId} or (${ofCompany(person)} and decided_for_name = ${nameOf(person)}))`,
    erasedWith: 'person',
    columns: {
      decided_by_name: { dashIf: ({ customerId }) => sql`decided_by = ${customerId}` },
      decided_for_name: { dashIf: (person) => sql`decided_for_name = ${nameOf(person)}` },
      reason: { dashIf: ({ customerId }) => sql`decided_by = ${customerId}` },
    },
  },
  {
    table: 'quotation_versions',
    group: 'quotations',
    purpose: 'Prices that were asked for, and offers',
    kept: 'permanently; the words go with the person',
    rows: ({ customerId }) => sql`quotation_id in (select id from quotations where customer_id = ${customerId})`,
    erasedWith: 'person',
    columns: {
      by_name: { dashIf: () => sql`staff_id is null` },
      delivery_address: 'dash',
      message: 'dash',
      note: 'dash',
      terms: 'stays',
    },
  },
  {
    table: 'quotation_lines',
    group: 'quotations',
    purpose: 'The press that a price was asked for',
    kept: 'permanently; the words go with the person',
    rows: ({ customerId }) => sql`version_id in (
      select quotation_versions.id from quotation_versions join quotations on quotations.id = quotation_id where customer_id = ${customerId}
    )`,
    erasedWith: 'person',
    columns: { serial: 'empty', machine: 'empty' },
  },
  {
    table: 'quotation_events',
    group: 'quotations',
    purpose: 'The history of quotations',
    kept: 'permanently; the words go with the person',
    rows: (person) => sql`(
      quotation_id in (select id from quotations where customer_id = ${person.customerId})
      or (not is_staff and by_name = ${nameOf(person)} and quotation_id in (select id from quotations where ${ofCompany(person)}))
    )`,
    erasedWith: 'person',
    columns: { remarks: 'dash', by_name: { dashIf: () => sql`not is_staff` } },
  },
  {
    table: 'order_return_events',
    group: 'returns',
    purpose: 'Returns, with remarks',
    kept: 'permanently; the words go with the person',
    rows: (person) => sql`(
      return_id in (select id from order_returns where customer_id = ${person.customerId} or order_id in ${ownOrders(person)})
      or (not is_staff and by_name = ${nameOf(person)}
          and return_id in (select id from order_returns where order_id in ${companyOrders(person)}))
    )`,
    erasedWith: 'person',
    columns: { remarks: 'dash', by_name: { dashIf: () => sql`not is_staff` } },
  },
  {
    table: 'order_return_pictures',
    group: 'returns',
    purpose: 'Pictures of goods that come back',
    kept: 'permanently; they go with the person',
    rows: ({ customerId }) => sql`return_id in (select id from order_returns where customer_id = ${customerId})`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { file_key: 'dash', sha256: 'dash' },
    file: 'file_key',
  },
  {
    table: 'mails',
    group: 'mails',
    purpose: 'Mails that were sent, so that staff can answer questions about them',
    kept: KEEP_MAILS,
    rows: (person) => sql`(
      outbox_id in ${ownCauses(person)} or outbox_id in ${ownDigests(person)} or (${isTheirEmail(sql`recipient`, person)}))`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { recipient: 'dash', subject: 'dash', text: 'dash', html: 'secret' },
  },
  {
    table: 'outbox',
    group: 'mails',
    purpose: 'Mails that are due, and their causes',
    kept: KEEP_MAILS,
    rows: (person) => sql`id in ${ownCauses(person)}`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { kind: 'stays', payload: 'inside', last_error: 'null' },
  },
  {
    table: 'agreements',
    group: 'agreements',
    purpose: 'Proves who agreed to which terms, in which words',
    kept: 'permanently, without a name once the person is erased',
    rows: member,
    erasedWith: 'person',
    columns: { words: 'stays', language: 'stays' },
  },
  {
    table: 'mailing_consents',
    group: 'agreements',
    purpose: 'Proves who consented to mailings, in which words',
    kept: 'until three years after the withdrawal',
    rows: member,
    erasedWith: 'person',
    isDeleted: true,
    columns: { email: 'dash', words: 'stays', language: 'stays', token_hash: 'secret' },
  },
  {
    table: 'data_requests',
    group: 'requests',
    purpose: 'Requests for a copy or for erasure, and their answers',
    kept: 'permanently, without a name once the person is erased',
    rows: (person) => sql`(${member(person)} or (${isTheirEmail(sql`email`, person)}))`,
    erasedWith: 'person',
    columns: { kind: 'stays', email: 'empty', remarks: 'empty', outcome: 'stays', answer: 'empty' },
  },
  {
    table: 'erasures',
    group: 'requests',
    purpose: 'Whom to erase again in a restored backup, and whose orders lose their names later',
    kept: 'permanently; a hash, no name',
    rows: (person) => sql`(
      ${member(person)}
      or (${person.email} <> '' and email_hash = encode(sha256(convert_to(lower(${person.email}), 'UTF8')), 'hex'))
    )`,
    erasedWith: 'person',
    columns: { email_hash: 'stays' },
  },
  {
    table: 'audit_entries',
    group: 'history',
    purpose: 'Who changed what, for staff and for the security of accounts',
    kept: 'permanently; names and values go with the person',
    rows: ownHistory,
    erasedWith: 'person',
    columns: {
      before: 'inside',
      after: 'inside',
      about: 'dash',
      words: 'empty',
      staff_name: { dashIf: (person) => sql`(staff_id = 0 or ${byPerson(person)})` },
    },
  },
  {
    table: 'audit_entries',
    group: 'history',
    purpose: 'Changes that name the email address, such as invitations',
    kept: 'permanently; the values go with the person',
    rows: ({ email }) => sql`(
      ${email} <> '' and position(lower(${email}) in lower(concat(before::text, after::text, about, words))) > 0
    )`,
    erasedWith: 'person',
    columns: { before: 'inside', after: 'inside', about: 'dash', words: 'empty' },
  },
  {
    table: 'audit_entries',
    group: 'history',
    purpose: "Changes of the company's data by the person",
    kept: 'permanently; the name goes with the person',
    rows: (person) => sql`(
      ${byPerson(person)} and (
        ${companyHistory(person)}
        or subjects && (select array_agg('customer:' || id) from customers where ${ofCompany(person)})
      )
    )`,
    erasedWith: 'person',
    columns: { staff_name: 'dash' },
  },
  {
    table: 'audit_entries',
    group: 'history',
    purpose: "Changes of the company's data",
    kept: 'permanently; values go with the last member',
    rows: companyHistory,
    erasedWith: 'company',
    columns: { before: 'inside', after: 'inside', about: 'dash', words: 'empty' },
  },
  {
    table: 'searched_words',
    group: 'history',
    purpose: 'What was searched for, without any person; a search for the name itself goes',
    kept: '90 days',
    rows: (person) => sql`(
      (${person.surname} <> '' and string_to_array(words, ' ') && array[lower(${person.surname})]::text[]
        and not exists (select from search_words where word = lower(${person.surname})))
      or (${person.email} <> '' and position(lower(${person.email}) in words) > 0)
    )`,
    erasedWith: 'person',
    isDeleted: true,
    columns: { words: 'dash' },
  },
];

/** Orders whose names are no longer needed, for a table of the books. */
export const ofEndedOrders = (table: string, person: Person): SQL =>
  table === 'orders' ? sql`id in ${endedOrders(person)}` : sql`order_id in ${endedOrders(person)}`;

/**
 * Names of colleagues at the counter beside what they did, so that everything has an author (E16). They stay with the record:
 * staff accounts are disabled, never deleted.
 */
export const STAFF_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  staff: ['name', 'email', 'password_hash', 'rights', 'language'],
  default_list_views: ['list'],
  list_views: ['list', 'name', 'query', 'changed_by_name'],
  product_imports: ['staff_name', 'undone_by'],
  price_updates: ['staff_name'],
  status_changes: ['staff_name', 'undone_by'],
  staff_notices: ['kind', 'timing'],
  order_documents: ['staff_name'],
  shipments: ['staff_name'],
  order_versions: ['staff_name'],
  order_events: ['staff_name'],
  order_progress: ['held_by_name', 'purchase_order_checked_by'],
  orders: ['placed_by_staff'],
  companies: ['vat_verified_by'],
  change_requests: ['decided_by_name'],
  stock_movements: ['staff_name'],
  settings: ['staff_email'],
  data_requests: ['asked_by_staff', 'answered_by'],
};
