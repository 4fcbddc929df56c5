import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { KEPT, type Person, personalTable } from '../../base/operations/personal-data.ts';
import {
  impersonations,
  passkeyChallenges,
  passkeys,
  passwordResets,
  recoveryCodes,
  secondFactors,
  sessions,
  signIns,
  staff,
} from './tables.ts';

const member =
  (column: PgColumn) =>
  ({ customerId }: Person): SQL =>
    sql`${column} = ${customerId}`;
const signIn = { group: 'sign-in', erasedWith: 'person', isDeleted: true } as const;

/** Personal data of logins (O4). */
export const identityPersonal = [
  personalTable(staff, { staff: ['name', 'email', 'passwordHash', 'rights', 'language'] }),
  personalTable(sessions, {
    parts: [
      {
        ...signIn,
        purpose: 'Keeps people logged in, and shows them their other devices',
        kept: 'until it expires: 12 hours or 30 days without a visit',
        rows: member(sessions.customerId),
        erases: { tokenHash: 'secret', device: 'empty' },
        shows: ['device', 'remembered', 'createdAt', 'lastSeenAt', 'expiresAt'],
      },
    ],
  }),
  personalTable(impersonations, {
    parts: [
      {
        ...signIn,
        purpose: 'Staff who order for a member',
        kept: 'an hour',
        rows: member(impersonations.customerId),
        erases: { sessionKey: 'secret' },
        shows: ['startedAt', 'expiresAt'],
      },
    ],
  }),
  personalTable(signIns, {
    parts: [
      {
        ...signIn,
        purpose: 'A login that waits for its code',
        kept: KEPT.untilExpired,
        rows: member(signIns.customerId),
        erases: { tokenHash: 'secret' },
        shows: ['expiresAt'],
      },
    ],
  }),
  personalTable(passwordResets, {
    parts: [
      {
        ...signIn,
        purpose: 'Links that set a new password',
        kept: KEPT.untilExpired,
        rows: member(passwordResets.customerId),
        erases: { tokenHash: 'secret' },
        shows: ['expiresAt', 'usedAt'],
      },
    ],
  }),
  personalTable(secondFactors, {
    parts: [
      {
        ...signIn,
        purpose: 'Two-factor authentication',
        kept: 'until switched off',
        rows: member(secondFactors.customerId),
        erases: { secret: 'secret' },
        shows: ['startedAt', 'confirmedAt'],
      },
    ],
  }),
  personalTable(recoveryCodes, {
    parts: [
      {
        ...signIn,
        purpose: 'Recovery codes',
        kept: 'until switched off',
        rows: member(recoveryCodes.customerId),
        erases: { codeHash: 'secret' },
        shows: ['usedAt'],
      },
    ],
  }),
  personalTable(passkeys, {
    parts: [
      {
        ...signIn,
        purpose: 'Passkeys, by the name that their owner gave them',
        kept: 'until removed',
        rows: member(passkeys.customerId),
        erases: { credentialId: 'secret', publicKey: 'secret', transports: 'none', name: 'dash' },
        shows: ['name', 'transports', 'createdAt', 'lastUsedAt'],
      },
    ],
  }),
  personalTable(passkeyChallenges, {
    impersonal: ['purpose'],
    parts: [
      {
        ...signIn,
        purpose: 'A passkey that is being added',
        kept: 'five minutes',
        rows: member(passkeyChallenges.customerId),
        erases: { challengeHash: 'secret' },
        shows: ['expiresAt'],
      },
    ],
  }),
];
