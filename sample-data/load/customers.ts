import type { Db } from '#platform/database/database.ts';
import { customers, deliveryAddresses } from '#shop/accounts/tables.ts';
import { staff } from '#shop/identity/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { CURRENCY_ID } from './currency.ts';
import { instantOf } from './moment.ts';
import type { Accounts } from './passwords.ts';

const HOUR_MS = 60 * 60 * 1000;

export async function fillStaff(tx: Db, sample: SampleFiles, accounts: Accounts): Promise<void> {
  await tx
    .insert(staff)
    .values(sample.staff.map(({ id, name, email }) => ({ id, name, email, passwordHash: accounts.get(email) ?? '' })));
}

/** Accounts and their addresses. A customer's later address is the one saved last, which checkout offers first (A16). */
export async function fillCustomers(tx: Db, sample: SampleFiles, accounts: Accounts, today: Date): Promise<void> {
  const rows = sample.customers.map(({ password, currency, county, mailingList, registered, ...customer }) => ({
    ...customer,
    passwordHash: password === '' ? null : (accounts.get(customer.email) ?? null),
    currencyId: CURRENCY_ID[currency],
    town: county,
    subscribed: mailingList,
    createdAt: instantOf(registered, today, '09:30'),
  }));
  await tx.insert(customers).values(rows);

  const registeredAt = new Map(rows.map((row) => [row.id, row.createdAt.getTime()]));
  await tx.insert(deliveryAddresses).values(
    sample.addresses.map((address) => ({
      ...address,
      savedAt: new Date((registeredAt.get(address.customerId) ?? 0) + address.id * HOUR_MS),
    })),
  );
}
