import type { Db } from '#platform/database/database.ts';
import { companies, customers, deliveryAddresses } from '#shop/people/accounts/tables.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { STAFF_RIGHTS } from '#shop/base/rights/staff-right.ts';
import type { SampleFiles } from '../sample-files.ts';
import { CURRENCY_ID } from './currency.ts';
import { instantOf } from './moment.ts';
import type { Accounts } from './passwords.ts';

const HOUR_MS = 60 * 60 * 1000;

export async function fillStaff(tx: Db, sample: SampleFiles, accounts: Accounts): Promise<void> {
  await tx.insert(staff).values(
    sample.staff.map(({ id, name, email }) => ({
      id,
      name,
      email,
      rights: [...STAFF_RIGHTS],
      passwordHash: accounts.get(email) ?? '',
    })),
  );
}

/**
 * Companies, each with the member who registered it and has its number, and their addresses. A customer's last address
 * is saved last, so that checkout offers it first (A16).
 */
export async function fillCustomers(tx: Db, sample: SampleFiles, accounts: Accounts, today: Date): Promise<void> {
  await tx.insert(companies).values(
    sample.customers.map(({ id, company, line1, line2, county, postcode, currency, registered, ...customer }) => ({
      id,
      name: company,
      line1,
      line2,
      town: county,
      postcode,
      countryId: customer.countryId,
      currencyId: CURRENCY_ID[currency],
      priceClass: customer.priceClass,
      adminContact: customer.adminContact,
      partner: customer.partner,
      accountCustomer: customer.accountCustomer,
      createdAt: instantOf(registered, today, '09:30'),
    })),
  );
  const rows = sample.customers.map(({ id, guid, email, firstName, surname, telephone, status, ...customer }) => ({
    id,
    guid,
    companyId: id,
    email,
    firstName,
    surname,
    telephone,
    status,
    passwordHash: customer.password === '' ? null : (accounts.get(email) ?? null),
    subscribed: customer.mailingList,
    createdAt: instantOf(customer.registered, today, '09:30'),
  }));
  await tx.insert(customers).values(rows);

  const registeredAt = new Map(rows.map((row) => [row.id, row.createdAt.getTime()]));
  await tx.insert(deliveryAddresses).values(
    sample.addresses.map((address) => ({
      ...address,
      companyId: address.customerId,
      savedAt: new Date((registeredAt.get(address.customerId) ?? 0) + address.id * HOUR_MS),
    })),
  );
}
