import { getTableColumns, type Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ZodObject } from 'zod';
import { companies, customers, deliveryAddresses } from '#shop/people/accounts/tables.ts';
import { accountSchema, addressSchema } from '#shop/people/customers/wire.ts';
import { coupons } from '#shop/catalogue/coupons/tables.ts';
import { storedCouponSchema } from '#shop/catalogue/coupons/wire.ts';
import { storedSettings } from '#shop/base/settings/operations.ts';
import { settings } from '#shop/base/settings/tables.ts';

// Entities without a field table (docs/decisions/0026) are checked too: can staff and programs read each column?

test.for<[string, Table, ZodObject, Record<string, string>]>([
  ['coupons', coupons, storedCouponSchema, {}],
  [
    'settings',
    settings,
    storedSettings,
    { onlyRow: 'holds the table to its one row', hasSampleStore: 'set with the sample data' },
  ],
  [
    'companies',
    companies,
    accountSchema,
    {
      name: 'read as the company of each member',
      currencyId: 'read as the currency of each member',
      buyersSeeAll: 'on the screen of the company (H5)',
      approveOwn: 'on the screen of the company (H3)',
      costCentreRule: 'on the screen of the company (H4)',
      requisitionRule: 'on the screen of the company (H4)',
      wantedByRule: 'on the screen of the company (H4)',
      costCentres: 'on the screen of the company (H4)',
      vatVerifiedAt: 'on the screen of the company (O3)',
      vatVerifiedBy: 'on the screen of the company (O3)',
      paymentDays: 'on the screen of the company (L6)',
      paymentTerms: 'on the screen of the company (L6)',
      creditLimitMinor: 'on the screen of the company (L6)',
      creditCurrencyId: 'on the screen of the company (L6)',
      mergedInto: 'such a company is not found any more (H8)',
    },
  ],
  [
    'customers',
    customers,
    accountSchema,
    {
      passwordHash: 'leaves nowhere',
      language: "chosen by the member, read with the member's session (N2)",
      suspendedAt: 'on the screen of the members (H2)',
      orderLimitMinor: 'on the screen of the members (H3)',
      monthLimitMinor: 'on the screen of the members (H3)',
      limitCurrencyId: 'on the screen of the members (H3)',
      alwaysAsk: 'on the screen of the members (H3)',
    },
  ],
  [
    'delivery_addresses',
    deliveryAddresses,
    addressSchema,
    { companyId: "read with its member's company", savedAt: 'the order of the list says it (A16)' },
  ],
])('the API returns every column of %s, or there is a reason not to', ([, table, schema, reasons]) => {
  const missing = Object.keys(getTableColumns(table)).filter((column) => !(column in schema.shape));
  expect(missing.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
