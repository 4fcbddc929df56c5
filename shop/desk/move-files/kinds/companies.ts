import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../../base/messages/message.ts';
import { currencies } from '../../../base/money/money.ts';
import { amountText } from '../../../base/money/parse-amount.ts';
import { countries } from '../../../base/reference-data/tables.ts';
import { TAX_NUMBER_MAX } from '../../../base/tax/compact-number.ts';
import { eoriNumberFault, vatNumberFault } from '../../../base/tax/vat-number.ts';
import { ADDRESS_MAX, NAME_MAX } from '../../../people/accounts/field-rules.ts';
import { companies } from '../../../people/accounts/tables.ts';
import { PAYMENT_TERMS_MAX } from '../../../people/companies/staff-paths.ts';
import { machines } from '../../../catalogue/presses/tables.ts';
import { ownPartNumbers } from '../../../catalogue/customer-part-numbers/tables.ts';
import {
  amountFromZero,
  type Cells,
  country,
  currency,
  currencyIdOf,
  minorOf,
  orElse,
  required,
  textUpTo,
  wholeNumber,
  yesOrNo,
} from '../column.ts';
import { externalIdOf, idsOf } from '../external-ids.ts';
import { externalId, type MoveKind, type Remark } from '../kind.ts';
import { companyRuleColumns, ruleCells, ruleRemarks, rulesIn } from '../../move-ordering/company-rules.ts';
import { insertRows } from '../insert-rows.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Companies with their terms (Q1). */
export const companyKind: MoveKind = {
  name: 'companies',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'C-1001', read: required(textUpTo(100)) },
    {
      heading: 'name',
      about: 'Name of the company',
      example: 'Harbour Labels Ltd',
      read: required(textUpTo(NAME_MAX)),
    },
    { heading: 'line1', about: 'First line of its address', example: '12 Dock Road', read: textUpTo(ADDRESS_MAX) },
    { heading: 'line2', about: 'Second line', example: '', read: textUpTo(ADDRESS_MAX) },
    { heading: 'town', about: 'Town or city', example: 'Leeds', read: textUpTo(ADDRESS_MAX) },
    { heading: 'postcode', about: 'Postcode', example: 'LS1 4AP', read: textUpTo(ADDRESS_MAX) },
    { heading: 'country', about: 'Two letters or its English name', example: 'GB', read: required(country) },
    { heading: 'currency', about: 'USD, GBP or EUR', example: 'GBP', read: required(currency) },
    { heading: 'priceClass', about: '0 to 3; empty: 0', example: '1', read: orElse('0', wholeNumber(0, 3)) },
    { heading: 'accountCustomer', about: '1: it buys on account', example: '1', read: yesOrNo },
    { heading: 'vatNumber', about: 'VAT number', example: 'GB980780684', read: textUpTo(TAX_NUMBER_MAX) },
    { heading: 'eoriNumber', about: 'EORI number', example: '', read: textUpTo(TAX_NUMBER_MAX) },
    { heading: 'paymentDays', about: 'Days to pay, 0 to 365', example: '30', read: orElse('', wholeNumber(0, 365)) },
    { heading: 'paymentTerms', about: 'Terms of payment', example: '30 days net', read: textUpTo(PAYMENT_TERMS_MAX) },
    { heading: 'creditLimit', about: 'In its currency; empty: none', example: '5000.00', read: amountFromZero },
    ...companyRuleColumns,
  ],
  numbered: companies,
  keyOf: externalId,
  async stored(db, which) {
    const query = db
      .select({ company: companies, iso2: countries.iso2, externalId: externalIdOf('companies', companies.id) })
      .from(companies)
      .innerJoin(countries, eq(countries.id, companies.countryId));
    const rows = await only(query.$dynamic(), companies.id, which, isNull(companies.mergedInto));
    return rows.map(({ company, iso2, externalId: number }) => ({
      id: company.id,
      cells: {
        externalId: number,
        name: company.name,
        line1: company.line1,
        line2: company.line2,
        town: company.town,
        postcode: company.postcode,
        country: iso2,
        currency: currencies[company.currencyId].code,
        priceClass: String(company.priceClass),
        accountCustomer: company.accountCustomer ? '1' : '0',
        vatNumber: company.vatNumber,
        eoriNumber: company.eoriNumber,
        paymentDays: company.paymentDays === null ? '' : String(company.paymentDays),
        paymentTerms: company.paymentTerms,
        creditLimit: company.creditLimitMinor === null ? '' : amountText(company.creditLimitMinor),
        ...ruleCells(company),
      },
    }));
  },
  async check(db, rows) {
    const names = rows.map(({ cells }) => (cells.name ?? '').toLowerCase());
    const known = await db
      .select({ id: companies.id, name: sql<string>`lower(${companies.name})` })
      .from(companies)
      .where(and(sql`lower(${companies.name}) = any (${sql.param(names)}::text[])`, isNull(companies.mergedInto)));
    const merged = await mergedKeys(
      db,
      rows.map(({ cells }) => externalId(cells)),
    );
    const taxNumbers = await Promise.all(rows.map(taxNumberRemarks));
    return rows.flatMap(({ row, id, cells }, at): Remark[] => {
      if (merged.has(externalId(cells)))
        return [{ row, heading: 'externalId', message: message('staff-rule.move.merged') }];
      const name = (cells.name ?? '').toLowerCase();
      const others = known.filter((each) => each.name === name && each.id !== id).length;
      const inFile = names.filter((each) => each === name).length - 1;
      const question = message('staff-rule.move.same-name', { row, name: cells.name ?? '' });
      const isDouble = others + inFile > 0;
      return [
        ...(isDouble ? [{ row, heading: 'name', message: question, isQuestion: true } as const] : []),
        ...(taxNumbers[at] ?? []),
        ...ruleRemarks({ row, cells }),
      ];
    });
  },
  async add(tx, rows) {
    const idOf = await countryIds(tx);
    return insertRows(
      tx,
      companies,
      rows.map(({ cells }) => valuesOf(cells, idOf)),
    );
  },
  async change(tx, rows) {
    const idOf = await countryIds(tx);
    for (const { id, cells } of rows)
      await tx
        .update(companies)
        .set({ ...valuesOf(cells, idOf), version: sql`${companies.version} + 1` })
        .where(eq(companies.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      companies,
      ids,
      and(
        notExists(tx.select().from(machines).where(eq(machines.companyId, companies.id))),
        notExists(tx.select().from(ownPartNumbers).where(eq(ownPartNumbers.companyId, companies.id))),
      ),
    ),
};

/** The same rules as in the form (O3). */
async function taxNumberRemarks({ row, cells }: { row: number; cells: Cells }): Promise<Remark[]> {
  const vatFault = await vatNumberFault(cells.vatNumber ?? '', cells.country ?? '');
  return [
    ...(vatFault === null ? [] : [{ row, heading: 'vatNumber', message: message(`refusal.vat-number.${vatFault}`) }]),
    ...(eoriNumberFault(cells.eoriNumber ?? '') === null
      ? []
      : [{ row, heading: 'eoriNumber', message: message('refusal.eori-number') }]),
  ];
}

/** The numbers of companies that were merged into another: their rows can't be written any more (H8). */
async function mergedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const ids = await idsOf(db, 'companies', keys);
  if (ids.size === 0) return new Set();
  const merged = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(inArray(companies.id, [...ids.values()]), isNotNull(companies.mergedInto)));
  const gone = new Set(merged.map(({ id }) => id));
  return new Set([...ids].filter(([, id]) => gone.has(id)).map(([key]) => key));
}

function valuesOf(cells: Cells, countryIdOf: (iso2: string) => number) {
  const currencyId = currencyIdOf(cells.currency ?? '');
  const creditLimitMinor = minorOf(cells.creditLimit);
  return {
    name: cells.name ?? '',
    line1: cells.line1 ?? '',
    line2: cells.line2 ?? '',
    town: cells.town ?? '',
    postcode: cells.postcode ?? '',
    countryId: countryIdOf(cells.country ?? ''),
    currencyId,
    priceClass: Number(cells.priceClass ?? '0') as 0 | 1 | 2 | 3,
    accountCustomer: cells.accountCustomer === '1',
    vatNumber: cells.vatNumber ?? '',
    eoriNumber: cells.eoriNumber ?? '',
    paymentDays: (cells.paymentDays ?? '') === '' ? null : Number(cells.paymentDays),
    paymentTerms: cells.paymentTerms ?? '',
    creditLimitMinor,
    creditCurrencyId: creditLimitMinor === null ? null : currencyId,
    ...rulesIn(cells),
  };
}

/** Looks up the ids of countries by their two letters. */
export async function countryIds(db: Db): Promise<(iso2: string) => number> {
  const rows = await db.select({ id: countries.id, iso2: countries.iso2 }).from(countries);
  const idOf = new Map(rows.map(({ id, iso2 }) => [iso2, id]));
  return (iso2) => {
    const id = idOf.get(iso2);
    if (id === undefined) throw new Error(`${iso2} is not a country.`);
    return id;
  };
}
