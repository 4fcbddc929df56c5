import type { Db } from '#platform/database/database.ts';
import { dataRequests } from '#shop/desk/privacy/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

const WHO = 'fr@converter.test';

/** Inserts a member's open request for erasure, and an overdue one of somebody without a login (O4). */
export async function fillDataRequests(tx: Db, { customers, staff }: SampleFiles, today: Date): Promise<void> {
  const member = customers.find(({ email }) => email === WHO);
  if (member === undefined) throw new Error(`There is no customer ${WHO}.`);
  await tx.insert(dataRequests).values([
    {
      kind: 'erasure',
      customerId: member.id,
      email: member.email,
      remarks: 'I leave the company at the end of the month. My colleague takes over.',
      askedAt: instantOf({ on: null, daysAgo: 12 }, today, '09:40'),
    },
    {
      kind: 'copy',
      email: 'former.buyer@tagwerk.test',
      remarks: 'By letter. Proof of identity was enclosed.',
      askedAt: instantOf({ on: null, daysAgo: 33 }, today, '11:05'),
      askedByStaff: staff[0]?.name ?? '',
    },
  ]);
}
