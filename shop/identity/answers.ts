import { calledOnWire } from '../operations/wire-dialect.ts';
import { z } from 'zod';
import { STAFF_RIGHTS } from '../kernel/staff-right.ts';
import type { AnswerOf } from '../operations/answers.ts';

/** Fields of the own second factor in answers. */
export const secondFactorFields = {
  secondFactor: z.enum(['off', 'begun', 'on']),
  recoveryCodesLeft: z.int(),
  /**
   * While a second factor is begun and the password was given just now: what the telephone takes over. The QR code's dark
   * squares are an SVG path in units of one square.
   */
  toScan: z
    .object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })
    .nullable(),
};

export const ownSecondFactorSchema = z.object(secondFactorFields).meta({ id: 'OwnSecondFactor' });

/** State of the own second factor. */
export type OwnSecondFactor = AnswerOf<typeof ownSecondFactorSchema>;

const heldRights = z.array(z.enum(STAFF_RIGHTS));

export const colleagueSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: calledOnWire('blogUserEmail', z.string()),
    disabled: z.boolean(),
    /** Rights (P1). */
    rights: heldRights,
    secondFactor: z.boolean(),
    passkeys: z.int(),
    /** Number of open sessions. */
    sessions: z.int(),
    /** ISO 8601; null: no session of theirs is open. */
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Colleague' });

/** A colleague as the staff list shows them. */
export type Colleague = AnswerOf<typeof colleagueSchema>;

export const ownStaffAccountSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: calledOnWire('blogUserEmail', z.string()),
    /** Rights (P1). */
    rights: heldRights,
    ...secondFactorFields,
    /** The store asks staff for a second factor, and this session has shown none: until then nothing else is open. */
    mustSetUpFactor: z.boolean(),
  })
  .meta({ id: 'OwnStaffAccount' });

/** The signed-in colleague's own account. */
export type OwnStaffAccount = AnswerOf<typeof ownStaffAccountSchema>;

export const ownRightsSchema = z
  .object({
    rights: heldRights,
    /** Colleagues who can give them more, by name; of who has everything none. */
    managers: z.array(z.string()),
  })
  .meta({ id: 'OwnRights' });

/** Rights of the signed-in staff member (P1). */
export type OwnRights = AnswerOf<typeof ownRightsSchema>;

export const ownPasskeySchema = z
  .object({
    /** Names it to its owner. */
    guid: z.guid(),
    name: z.string(),
    /** ISO 8601. */
    addedAt: z.iso.datetime(),
    /** null: never yet. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnPasskey' });

/** One of the own passkeys, as a list shows it; its public key stays inside. */
export type OwnPasskey = AnswerOf<typeof ownPasskeySchema>;

export const ownSessionSchema = z
  .object({
    /** Names it to its owner; nothing that opens it. */
    guid: z.guid(),
    /** 'Firefox on Windows'; empty where nothing is known. */
    device: z.string(),
    /** ISO 8601. */
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isThisOne: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

/** One of the caller's own sessions, as a list shows it. */
export type OwnSession = AnswerOf<typeof ownSessionSchema>;
