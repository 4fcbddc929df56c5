import { fileURLToPath } from 'node:url';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test as pure } from 'vitest';
import content from '#texts/en/content.json' with { type: 'json' };
import { test } from '#server/testing/test-shop.ts';
import { KEPT_IN_BROWSER } from '../../base/kernel/kept-in-browser.ts';
import type { PersonalPart } from '../../base/operations/personal-data.ts';
import { IMPERSONAL_COLUMNS } from './testing/impersonal-columns.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

/** 'staff.vatVerifiedBy' as the database calls it. */
const inDatabase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const namesOf = (table: PgTable, keys: readonly string[]) =>
  keys.map((key) => `${getTableConfig(table).name}.${inDatabase(key)}`);

const personal = PERSONAL_TABLES.flatMap(({ table, parts }) =>
  parts.flatMap(({ erases }) => namesOf(table, Object.keys(erases))),
);
const ofStaff = PERSONAL_TABLES.flatMap(({ table, staff }) => namesOf(table, staff));
const impersonal = [
  ...PERSONAL_TABLES.flatMap((declared) => namesOf(declared.table, declared.impersonal)),
  ...Object.entries(IMPERSONAL_COLUMNS).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
];
const declared = [...personal, ...ofStaff, ...impersonal];

test('the table of personal data knows every column with words, and no other (O4)', async ({ shop }) => {
  const { rows } = await shop.owner.$client.query<{ name: string }>(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'jsonb', 'ARRAY', 'character')`,
  );
  const there = rows.map(({ name }) => name);
  expect({
    missing: there.filter((name) => !declared.includes(name)),
    gone: declared.filter((name) => !there.includes(name)),
  }).toEqual({ missing: [], gone: [] });
});

test('no column is both about a person and about nobody', () => {
  expect(impersonal.filter((name) => personal.includes(name))).toEqual([]);
});

const HEAD = `# Personal data

What the shop keeps about people, what for, how long, and what erasing a person does. The tables are written by
\`npx vitest run --project unit shop/desk/privacy/personal-data.test.ts -u\` from the declarations from which copies and erasures are made
(\`personal.ts\` of each room, \`shop/base/kernel/kept-in-browser.ts\`), so they can't differ. A new column of text that is not declared
fails the same test. Rows belong to a person by id, never by a name, an address or a part of a text (D53).

**Who is told.** Nobody outside: the shop requests no other service, shows nothing of other companies, and has no statistics of visitors. The
mail server gets the mails, the operator's backups and log hold what [operations.md](operations.md) and [security.md](security.md)
say. Members of a company see each other's names and, as their role allows, orders (H2, H5). Staff see what their rights cover (P1).

**A copy.** Members download it at \`/Account-Data\` with their password, three a day: pages to read, the same as JSON, and the files. It has
the columns of the table at the end, which are listed one by one: no secrets, nothing of colleagues, no drafts and notes of staff. For a person without a login, staff enter a request by email address at
\`/Administration/Data-Requests\`, and send the copy on.

**Erasing.** A member asks for it at \`/Account-Data\`; staff carry it out or refuse it with a reason, within 30 days. Figures and order lines
stay. Orders that tax law requires (Settings, ten years by default) keep their names until then; the housekeeper removes them. The data of a company
goes with its last member. While colleagues remain, the last manager can't be erased: another member has to be manager first. Staff accounts are disabled
instead. Erased texts become a dash; the database permits only that in tables that are append only. Orders under way are not stopped: they
keep name and address like other orders, and mails about them are sent and kept for a while.

**Backups.** A backup is never changed. After a restore, \`--erased\` erases again whom it still contains ([operations.md](operations.md), Restoring
and forgetting).

**The log** has numbers of accounts, never names or addresses of people.

`;

/** The effect of erasing, in words. */
const DOES: Readonly<Record<string, string>> = {
  person: 'with the person',
  company: 'with the last member of the company',
  books: 'when tax law no longer requires it',
  'company and books': 'with the last member, when tax law no longer requires it',
};

const fateOf = (erased: unknown) => (erased === 'stays' ? 'stays' : 'erased');

function rowOf({ table, erases, purpose, kept, erasedWith, isDeleted }: PersonalPart): string {
  const named = Object.entries(erases).map(([key, erased]) => [inDatabase(key), erased] as const);
  const stay = named.filter(([, erased]) => fateOf(erased) === 'stays').map(([column]) => column);
  const all = named.map(([column]) => `\`${column}\``).join(', ');
  const does =
    isDeleted === true
      ? `deleted ${DOES[erasedWith]}`
      : stay.length === named.length
        ? 'stays: it names nobody'
        : `words removed ${DOES[erasedWith]}${stay.length === 0 ? '' : `; ${stay.map((column) => `\`${column}\``).join(', ')} stay`}`;
  return `| \`${getTableConfig(table).name}\` | ${all === '' ? 'the row' : all} | ${purpose} | ${kept} | ${does} |`;
}

pure('docs/privacy.md says of every column what for, how long, and what erasing does (O4, O6)', async () => {
  const columnsRow = (table: PgTable, keys: readonly string[]) =>
    `| \`${getTableConfig(table).name}\` | ${keys.map((key) => `\`${inDatabase(key)}\``).join(', ')} |`;
  const staff = PERSONAL_TABLES.flatMap((each) => (each.staff.length === 0 ? [] : columnsRow(each.table, each.staff)));
  const shown = Map.groupBy(
    PERSONAL_TABLES.flatMap(({ parts }) => parts),
    ({ table }) => table,
  );
  const copied = [...shown].flatMap(([table, parts]) => {
    const keys = new Set(parts.flatMap(({ shows }) => shows));
    return keys.size === 0 ? [] : columnsRow(table, [...keys]);
  });
  const browser = KEPT_IN_BROWSER.map(({ name, place, whose, purpose, life, ...item }) => {
    const sentence = (text: string) =>
      whose === 'staff' ? text : (content as Record<string, string>)[`content.kept-${text}`];
    return `| \`${name}${'varies' in item ? '…' : ''}\` | ${place} | ${whose} | ${sentence(purpose)} | ${sentence(life)} |`;
  });
  const document = [
    `${HEAD}## Buyers and their companies`,
    '',
    '| table | columns | what for | how long | erasing |',
    '| --- | --- | --- | --- | --- |',
    ...PERSONAL_TABLES.flatMap(({ parts }) => parts).map(rowOf),
    '',
    '## Staff',
    '',
    'Names of colleagues beside what they did, so that every change has an author. They stay with the record.',
    '',
    '| table | columns |',
    '| --- | --- |',
    ...staff,
    '',
    '## In the browser',
    '',
    'The rows for everyone are on the cookie page, in its five languages. Tests compare the table with what browsers hold.',
    '',
    '| name | place | whose | what for | how long |',
    '| --- | --- | --- | --- | --- |',
    ...browser,
    '',
    '## In a copy',
    '',
    '| table | columns |',
    '| --- | --- |',
    ...copied,
    '',
  ].join('\n');
  await expect(document).toMatchFileSnapshot(fileURLToPath(new URL('../../../docs/privacy.md', import.meta.url)));
});
