import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../../base/messages/message.ts';
import { countries } from '../../../base/reference-data/tables.ts';
import { ADDRESS_MAX } from '../../../people/accounts/field-rules.ts';
import { customers, deliveryAddresses } from '../../../people/accounts/tables.ts';
import { country, required, textUpTo, yesOrNo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow } from '../kind.ts';
import { countryIds } from './companies.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const line = required(textUpTo(ADDRESS_MAX));

/** Delivery addresses of companies (Q1). */
export const addressKind: MoveKind = {
  name: 'addresses',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'A-3001', read: required(textUpTo(100)) },
    {
      heading: 'company',
      about: 'externalId of the company',
      example: 'C-1001',
      refersTo: 'companies',
      read: required(textUpTo(100)),
    },
    {
      heading: 'member',
      about: 'externalId of the member who made it; empty: the first of the company',
      example: 'M-2001',
      refersTo: 'members',
      read: textUpTo(100),
    },
    { heading: 'contactName', about: 'Who receives it', example: 'Goods In', read: line },
    { heading: 'line1', about: 'First line', example: 'Unit 4, Dock Road', read: line },
    { heading: 'line2', about: 'Second line', example: '', read: textUpTo(ADDRESS_MAX) },
    { heading: 'region', about: 'Town or region', example: 'Leeds', read: textUpTo(ADDRESS_MAX) },
    { heading: 'postcode', about: 'Postcode', example: 'LS1 4AP', read: line },
    { heading: 'country', about: 'Two letters or its English name', example: 'GB', read: required(country) },
    { heading: 'isDefault', about: '1: chosen first at the checkout', example: '1', read: yesOrNo },
  ],
  numbered: deliveryAddresses,
  keyOf: externalId,
  unique: ({ company = '', isDefault }) => (isDefault === '1' ? [['isDefault', company]] : []),
  async stored(db, which) {
    const query = db
      .select({
        address: deliveryAddresses,
        iso2: countries.iso2,
        externalId: externalIdOf('addresses', deliveryAddresses.id),
        company: externalIdOf('companies', deliveryAddresses.companyId),
        member: externalIdOf('members', deliveryAddresses.customerId),
      })
      .from(deliveryAddresses)
      .innerJoin(countries, eq(countries.id, deliveryAddresses.countryId));
    const rows = await only(query.$dynamic(), deliveryAddresses.id, which);
    return rows.map(({ address, iso2, externalId: number, company, member }) => ({
      id: address.id,
      cells: {
        externalId: number,
        company,
        member,
        contactName: address.contactName,
        line1: address.line1,
        line2: address.line2,
        region: address.region,
        postcode: address.postcode,
        country: iso2,
        isDefault: address.isDefault ? '1' : '0',
      },
    }));
  },
  async check(db, rows) {
    const memberless = rows.filter(({ cells, ids }) => cells.member === '' && typeof ids.company === 'number');
    const firstOf = await firstMembers(db, memberless);
    return memberless
      .filter(({ ids }) => !firstOf.has(ids.company ?? 0))
      .map(({ row }) => ({ row, heading: 'member', message: message('staff-rule.move.no-member') }));
  },
  async add(tx, rows, now) {
    const write = await writerFor(tx, rows);
    const added = await tx
      .insert(deliveryAddresses)
      .values(rows.map((row) => ({ ...write(row), savedAt: now })))
      .returning({ id: deliveryAddresses.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const write = await writerFor(tx, rows);
    for (const row of rows)
      await tx
        .update(deliveryAddresses)
        .set({ ...write(row), version: sql`${deliveryAddresses.version} + 1` })
        .where(eq(deliveryAddresses.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, deliveryAddresses, ids),
};

async function writerFor(tx: Db, rows: readonly MoveRow[]) {
  const [idOf, firstOf] = await Promise.all([countryIds(tx), firstMembers(tx, rows)]);
  return ({ cells, ids }: MoveRow) => {
    const companyId = ids.company ?? 0;
    return {
      companyId,
      customerId: ids.member ?? firstOf.get(companyId) ?? 0,
      contactName: cells.contactName ?? '',
      line1: cells.line1 ?? '',
      line2: cells.line2 ?? '',
      region: cells.region ?? '',
      postcode: cells.postcode ?? '',
      countryId: idOf(cells.country ?? ''),
      isDefault: cells.isDefault === '1',
    };
  };
}

/** The first member of each company. */
async function firstMembers(db: Db, rows: readonly MoveRow[]): Promise<Map<number, number>> {
  const companyIds = [...new Set(rows.flatMap(({ ids }) => (typeof ids.company === 'number' ? [ids.company] : [])))];
  if (companyIds.length === 0) return new Map();
  const found = await db
    .select({ companyId: customers.companyId, id: sql<number>`min(${customers.id})::integer` })
    .from(customers)
    .where(inArray(customers.companyId, companyIds))
    .groupBy(customers.companyId);
  return new Map(found.map(({ companyId, id }) => [companyId, id]));
}
