import { z } from 'zod';
import { ALL_SCOPES } from '../../base/rights/api-scope.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const keySchema = z.object({
  guid: z.guid(),
  /** The part of the key that people see. */
  keyPrefix: z.string(),
  keyName: z.string(),
  keyScopes: z.array(z.enum(ALL_SCOPES)),
  networks: z.array(z.string()),
  keyState: z.enum(['active', 'ended', 'revoked']),
  /** The company, or the staff member, whose key it is. */
  keyHolder: z.string(),
  /** The member who made it; null: erased, or a key of staff. */
  keyMaker: z.string().nullable(),
  keyMadeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Until then the secret before the last rotation works as well; null: it doesn't. */
  previousUntil: z.iso.datetime().nullable(),
  /** Its owner may rotate it; for staff, keys of others can only be revoked. */
  isOwn: z.boolean(),
});

/** A key as its owners see it. */
export type ShownKey = AnswerOf<typeof keySchema>;

export const keyUseSchema = z.object({
  key: keySchema,
  /** The last calls, newest first. */
  calls: z.array(z.object({ at: z.iso.datetime(), call: z.string(), callStatus: z.int(), ms: z.int() })),
  /** The last thirty days, oldest first. */
  keyUse: z.array(z.object({ usedOn: z.iso.date(), callCount: z.int(), refusedCount: z.int() })),
});

/** The use of a key. */
export type KeyUse = AnswerOf<typeof keyUseSchema>;

export const newKeySchema = z.object({
  guid: z.guid(),
  /** The key itself, shown once. */
  apiKey: z.string(),
});

/** A key that was made or rotated. */
export type NewKey = AnswerOf<typeof newKeySchema>;
