import { sql } from 'drizzle-orm';
import { personalTable } from '../../base/operations/personal-data.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './tables.ts';

const ofCompany = (companyId: number | null) =>
  sql`(select ${webhookEndpoints.id} from ${webhookEndpoints} where ${webhookEndpoints.companyId} = ${companyId})`;

/** Personal data of webhooks (O4): they are the company's, and go with its last member. */
export const webhooksPersonal = [
  personalTable(webhookAttempts, {
    parts: [
      {
        group: 'company',
        purpose: "Answers of the company's systems",
        kept: '30 days',
        rows: ({ companyId }) => sql`${webhookAttempts.endpointId} in ${ofCompany(companyId)}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { answer: 'dash' },
        shows: ['at', 'status', 'answer'],
      },
    ],
  }),
  personalTable(webhookDeliveries, {
    impersonal: ['subject'],
    parts: [
      {
        group: 'company',
        purpose: "Changes that the company's webhooks were told of",
        kept: '30 days',
        rows: ({ companyId }) => sql`${webhookDeliveries.endpointId} in ${ofCompany(companyId)}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: {},
        shows: ['subject', 'createdAt', 'doneAt', 'givenUpAt'],
      },
    ],
  }),
  personalTable(webhookEndpoints, {
    impersonal: ['kinds', 'offReason'],
    parts: [
      {
        group: 'company',
        purpose: "The company's webhooks: addresses of its systems",
        kept: 'as long as the company has a member',
        rows: ({ companyId }) => sql`${webhookEndpoints.companyId} = ${companyId}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { url: 'dash', description: 'dash', secret: 'secret', previousSecret: 'secret' },
        shows: ['url', 'description', 'kinds', 'createdAt', 'offReason', 'offAt'],
      },
    ],
  }),
];
