import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { apiKeys, keyCalls, keyDays, keyTokens } from './tables.ts';

const ofCompany = (companyId: number | null) =>
  sql`(select ${apiKeys.id} from ${apiKeys} where ${apiKeys.companyId} = ${companyId})`;

/** Personal data of keys (O4): they are the company's, and go with its last member. */
export const keysPersonal = [
  personalTable(apiKeys, {
    impersonal: ['publicId', 'scopes'],
    parts: [
      {
        group: 'company',
        purpose: "The company's keys for programs, with the networks that use them",
        kept: 'as long as the company has a member',
        rows: ({ companyId }) => sql`${apiKeys.companyId} = ${companyId}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { name: 'dash', hash: 'secret', previousHash: 'secret', networks: 'none', ranges: 'none' },
        shows: [
          'publicId',
          'name',
          'scopes',
          'networks',
          'ranges',
          'createdAt',
          'expiresAt',
          'lastUsedAt',
          'revokedAt',
        ],
      },
    ],
  }),
  personalTable(keyCalls, {
    impersonal: ['call'],
    parts: [
      {
        group: 'company',
        purpose: 'The last 50 calls of each key',
        kept: 'until 50 newer calls',
        rows: ({ companyId }) => sql`${keyCalls.keyId} in ${ofCompany(companyId)}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: {},
        shows: ['at', 'call', 'status'],
      },
    ],
  }),
  personalTable(keyDays, {
    parts: [
      {
        group: 'company',
        purpose: 'Number of calls of each key by day',
        kept: '90 days',
        rows: ({ companyId }) => sql`${keyDays.keyId} in ${ofCompany(companyId)}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: {},
        shows: ['day', 'calls'],
      },
    ],
  }),
  personalTable(keyTokens, {
    impersonal: ['scopes'],
    parts: [
      {
        group: 'company',
        purpose: 'Short tokens that stand for a key',
        kept: 'ten minutes',
        rows: ({ companyId }) => sql`${keyTokens.keyId} in ${ofCompany(companyId)}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { tokenHash: 'secret' },
        shows: [],
      },
    ],
  }),
];
