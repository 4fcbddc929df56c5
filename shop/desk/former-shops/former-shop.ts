import { stringify } from 'csv-stringify/sync';
import { OperatorError } from '#platform/operator-error.ts';
import { CsvRecords } from '../../base/spreadsheets/csv-records.ts';
import { SPREADSHEET_CSV } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { fileOf, MOVE_KINDS, type MoveKindName } from '../move-files/kind-names.ts';
import { moveKinds } from '../move-files/kinds.ts';
import type { SourceTable } from '../moving-in/open-source.ts';

export interface FormerAddress {
  readonly company: string;
  readonly contact: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly postcode: string;
  /** Two letters. */
  readonly country: string;
}

export interface FormerCustomer {
  readonly id: string;
  readonly firstName: string;
  readonly surname: string;
  readonly email: string;
  readonly telephone: string;
  readonly vatNumber?: string;
  readonly billing: FormerAddress;
  readonly delivery: FormerAddress;
}

/** Amounts as the export writes them. */
export interface FormerOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** Begins with the day. */
  readonly placedAt: string;
  readonly state: string;
  readonly currency: string;
  readonly goods: string;
  /** Reduction, above zero. */
  readonly discount: string;
  readonly delivery: string;
  readonly tax: string;
  readonly total: string;
  readonly note: string;
  readonly billing: FormerAddress;
  readonly deliveryAddress: FormerAddress;
  /** Begins with the day; '': not sent, or not known. */
  readonly sentAt: string;
  readonly carrier: string;
}

export interface FormerLine {
  readonly partNumber: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly total: string;
}

type Row = Readonly<Record<string, string>>;

/**
 * Gathers what the export of another shop says, and writes it as the files of a move (Q1). Shops for consumers know persons: those whose
 * addresses name the same company at the same postcode become its members, and a person without one is a company of their own. A name
 * alone makes nobody a colleague, who would see the orders of the others; staff merge what belongs together.
 */
export class FormerShop {
  readonly #currency: string;
  readonly #rows = new Map<MoveKindName, Row[]>();
  readonly #companies = new Set<string>();
  /** Companies that have a member. */
  readonly #manned = new Set<string>();
  #leftOut = 0;
  readonly #customerOf = new Map<string, { member: string; company: string }>();

  /** @param currency  of companies; the export of customers does not name it */
  constructor(currency: string) {
    this.#currency = currency;
  }

  /** Number of customers without an address to log in with, who can't become members. */
  get leftOut(): number {
    return this.#leftOut;
  }

  addCustomer(customer: FormerCustomer): void {
    if (customer.email === '') {
      this.#leftOut += 1;
      return;
    }
    const { id, firstName, surname, email, billing, delivery } = customer;
    const company = this.#companyOf(billing, { ...customer, person: `${firstName} ${surname}`.trim() });
    const isFirst = !this.#manned.has(company);
    this.#manned.add(company);
    this.#customerOf.set(email.toLowerCase(), { member: id, company });
    this.#add('members', {
      externalId: id,
      company,
      firstName,
      surname,
      email,
      telephone: customer.telephone,
      role: billing.company === '' ? 'manager' : 'buyer', // who manages a company decides staff, not what somebody typed
    });
    if (delivery.line1 === '' || delivery.postcode === '') return; // the shop's addresses need both
    this.#add('addresses', {
      externalId: id,
      company,
      member: id,
      contactName: delivery.contact === '' ? delivery.company : delivery.contact,
      line1: delivery.line1,
      line2: delivery.line2,
      region: delivery.town,
      postcode: delivery.postcode,
      country: delivery.country,
      isDefault: isFirst ? '1' : '0',
    });
  }

  addOrder(order: FormerOrder, lines: readonly FormerLine[]): void {
    const { id, billing, deliveryAddress, placedAt, sentAt } = order;
    const customer = this.#customerOf.get(order.email.toLowerCase());
    this.#add('orders', {
      externalId: id,
      company:
        customer?.company ?? this.#companyOf(billing, { email: order.email, person: billing.contact, isGuest: true }),
      member: customer?.member ?? '',
      number: order.number,
      placedOn: placedAt.slice(0, DAY),
      state: order.state,
      currency: order.currency,
      goods: order.goods,
      discount: /[1-9]/.test(order.discount) ? `-${order.discount}` : '',
      delivery: order.delivery,
      tax: order.tax,
      total: order.total,
      deliveryAddress: linesOf(deliveryAddress).join(' | '),
      note: order.note,
    });
    for (const [at, line] of lines.entries())
      this.#add('order-lines', { order: id, position: String(at + 1), ...line });
    if (sentAt !== '')
      this.#add('shipments', { externalId: id, order: id, sentOn: sentAt.slice(0, DAY), carrier: order.carrier });
  }

  /** The files of a move. */
  tables(): SourceTable[] {
    return MOVE_KINDS.flatMap((name) => {
      const rows = this.#rows.get(name);
      if (rows === undefined) return [];
      const headings = moveKinds[name].columns
        .map(({ heading }) => heading)
        .filter((heading) => heading in (rows[0] ?? {}));
      const content = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
      const read = async () => new TextEncoder().encode(stringify(content, { ...SPREADSHEET_CSV, bom: false }));
      return { name: fileOf(name), read };
    });
  }

  #companyOf(
    billing: FormerAddress,
    {
      email,
      person,
      vatNumber = '',
      isGuest = false,
    }: { email: string; person: string; vatNumber?: string; isGuest?: boolean },
  ): string {
    const name = billing.company === '' ? person : billing.company;
    // Anybody could have typed the company of a guest's order: its members must not see it.
    const key = billing.company === '' || isGuest ? email : `${name}, ${billing.postcode}`;
    const externalId = key.toLowerCase().slice(0, MAX_KEY);
    if (this.#companies.has(externalId)) return externalId;
    this.#companies.add(externalId);
    this.#add('companies', {
      externalId,
      name,
      line1: billing.line1,
      line2: billing.line2,
      town: billing.town,
      postcode: billing.postcode,
      country: billing.country,
      currency: this.#currency,
      vatNumber,
    });
    return externalId;
  }

  #add(kind: MoveKindName, row: Row): void {
    const rows = this.#rows.get(kind) ?? [];
    this.#rows.set(kind, rows);
    rows.push(row);
  }
}

const MAX_KEY = 100;
const DAY = '2026-12-31'.length;

function linesOf({ company, contact, line1, line2, town, postcode, country }: FormerAddress): string[] {
  return [company, contact, line1, line2, `${town} ${postcode}`.trim(), country].filter((line) => line !== '');
}

/**
 * Separates the files of customers and of orders by their names.
 * @throws {OperatorError} a file is neither
 */
export function customersAndOrders(tables: readonly SourceTable[]): Record<'customers' | 'orders', SourceTable[]> {
  const named = (word: string) => tables.filter(({ name }) => name.includes(word));
  const [customers, orders] = [named('customers'), named('orders')];
  const other = tables.find((table) => !customers.includes(table) && !orders.includes(table));
  if (other !== undefined)
    throw new OperatorError(`${other.name} is read neither as customers nor as orders: take it out.`);
  return { customers, orders };
}

/** Cells of a row by its headings in small letters; an absent column is empty. */
export type FormerRow = (heading: string) => string;

/**
 * Reads the rows of a table one by one.
 * @param needed  columns without which it is another file: a renamed one would be read as empty
 * @throws {OperatorError} one of them is missing
 */
export async function* rowsOf(table: SourceTable, needed: readonly string[]): AsyncGenerator<FormerRow> {
  let headings: string[] | undefined;
  for await (const { cells } of new CsvRecords(await table.read()).records()) {
    if (headings === undefined) {
      headings = cells.map((cell) => cell.trim().toLowerCase());
      const missing = needed.filter((heading) => headings?.includes(heading.toLowerCase()) !== true);
      if (missing.length > 0) throw new OperatorError(`${table.name} has no column ${missing.join(', ')}.`);
      continue;
    }
    const at = new Map(headings.map((heading, index) => [heading, (cells[index] ?? '').trim()]));
    yield (heading) => at.get(heading.toLowerCase()) ?? '';
  }
}
