import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

// Each room declares in `personal.ts` what its tables keep about people (O4): whose rows they are, by id (D53), which columns a
// copy shows, and what erasing writes. `privacy` collects the declarations.

/** Person whose data is copied or erased. */
export interface Person {
  /** null: a person without a login. */
  readonly customerId: number | null;
  /** The address of a person without a login; null for a member, whom the id identifies. */
  readonly address: string | null;
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
  /** Deleted with its row; a secret or a hash of one. */
  | 'secret'
  /** Within a JSON list of many people, a dash for the name of the person's entry. */
  | 'own entry'
  /** Written where this SQL condition holds: otherwise it belongs to somebody else. */
  | { readonly write: 'dash' | 'inside'; readonly where: (person: Person) => SQL };

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

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

interface PartOf<Column extends string> {
  /** Heading of the rows in a copy. */
  readonly group: PersonalGroup;
  readonly purpose: string;
  readonly kept: string;
  /** Rows about the person, which are erased. */
  readonly rows: (person: Person) => SQL;
  /** 'person': erased with the person. 'company': only with the last member. 'books': once tax law no longer needs them. */
  readonly erasedWith: 'person' | 'company' | 'books' | 'company and books';
  /** Rows of the books that tax law no longer needs; absent: those of orders of that age. */
  readonly ended?: (person: Person) => SQL;
  /** The rows are deleted; otherwise `erases` says what is written. */
  readonly isDeleted?: true;
  readonly erases: Readonly<Partial<Record<Column, Erased>>>;
  /** Columns that a copy shows, one by one: a new column is left out until somebody adds it. */
  readonly shows: readonly Column[];
  /** Rows that a copy shows, if these are not all of them. */
  readonly copied?: (person: Person) => SQL;
  /** The column with the key of a file, which is copied and deleted as well. */
  readonly file?: Column;
}

/** Rows of a table that are about a person. */
export type PersonalPart = PartOf<string> & { readonly table: PgTable };

/** Declaration of a table. */
export interface PersonalTable {
  readonly table: PgTable;
  readonly parts: readonly PersonalPart[];
  /** Names of colleagues beside what they did. */
  readonly staff: readonly string[];
  /** Words that are about nobody: states, names of parts, hashes. */
  readonly impersonal: readonly string[];
}

/** Declares the personal data of a table; a column that the table does not have does not compile. */
export function personalTable<Table extends PgTable>(
  table: Table,
  {
    parts = [],
    staff = [],
    impersonal = [],
  }: {
    parts?: readonly PartOf<ColumnOf<Table>>[];
    staff?: readonly ColumnOf<Table>[];
    impersonal?: readonly ColumnOf<Table>[];
  },
): PersonalTable {
  return { table, staff, impersonal, parts: parts.map((part) => ({ ...part, table })) };
}

/** Usual times for which things are kept. */
export const KEPT = {
  withAccount: 'as long as the account exists',
  books: 'as long as tax law requires (settings), then the name goes',
  untilExpired: 'until it expires',
  words: 'permanently; the words go with the person',
  name: 'permanently; the name goes with the person',
} as const;
