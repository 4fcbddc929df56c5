import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { companies, customers, deliveryAddresses } from './tables.ts';

/** Personal data of accounts and companies (O4). */
export const accountsPersonal = [
  personalTable(customers, {
    parts: [
      {
        group: 'account',
        purpose: 'The account: who may log in, see prices and order',
        kept: KEPT.withAccount,
        rows: ({ customerId }) => sql`${customers.id} = ${customerId}`,
        erasedWith: 'person',
        erases: {
          firstName: 'empty',
          surname: 'dash',
          email: 'address',
          passwordHash: 'secret',
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
        shows: [
          'id',
          'firstName',
          'surname',
          'email',
          'telephone',
          'subscribed',
          'language',
          'role',
          'status',
          'orderLimitMinor',
          'monthLimitMinor',
          'alwaysAsk',
          'company',
          'line1',
          'line2',
          'town',
          'postcode',
          'createdAt',
        ],
      },
    ],
  }),
  personalTable(companies, {
    staff: ['vatVerifiedBy'],
    impersonal: ['costCentreRule', 'requisitionRule', 'wantedByRule', 'paymentTerms'],
    parts: [
      {
        group: 'company',
        purpose: 'The company that buys: its name and address on orders and mails',
        kept: 'as long as it has members',
        rows: ({ companyId }) => sql`(${companies.id} = ${companyId} or ${companies.mergedInto} = ${companyId})`,
        erasedWith: 'company',
        erases: {
          name: 'dash',
          line1: 'empty',
          line2: 'empty',
          town: 'empty',
          postcode: 'empty',
          vatNumber: 'empty',
          eoriNumber: 'empty',
          costCentres: 'none',
        },
        shows: ['name', 'line1', 'line2', 'town', 'postcode', 'vatNumber', 'eoriNumber', 'costCentres', 'createdAt'],
      },
    ],
  }),
  personalTable(deliveryAddresses, {
    parts: [
      {
        group: 'addresses',
        purpose: 'Where to deliver, and to whom',
        kept: 'until a member deletes it',
        rows: ({ customerId, companyId }) =>
          sql`(${deliveryAddresses.customerId} = ${customerId} or ${deliveryAddresses.companyId} = ${companyId})`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { contactName: 'dash', line1: 'dash', line2: 'empty', region: 'empty', postcode: 'dash' },
        shows: ['contactName', 'line1', 'line2', 'region', 'postcode', 'countryId', 'isDefault', 'savedAt'],
      },
      {
        group: 'addresses',
        purpose: 'The contact at an address that the person entered and colleagues continue to use',
        kept: 'until a member deletes it',
        rows: ({ customerId, isAlone }) => sql`(${deliveryAddresses.customerId} = ${customerId} and ${!isAlone})`,
        erasedWith: 'person',
        erases: { contactName: 'dash' },
        shows: ['contactName', 'line1', 'line2', 'region', 'postcode', 'countryId', 'isDefault', 'savedAt'],
      },
    ],
  }),
];
