import { calledOnWire } from '../../base/wire/wire-members.ts';
import { z } from 'zod';
import { STAFF_RIGHTS } from '../../base/rights/staff-right.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

/** Fields of the own second factor in answers. */
export const secondFactorFields = {
  secondFactor: z.enum(['off', 'begun', 'on']),
  recoveryCodesLeft: z.int(),
  /**
   * The secret for the authenticator app, during setup and shortly after the password was confirmed. The QR code's dark
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
    /** Largest discount in quotations, in per cent of the company's own price (K6); null: any. */
    largestDiscount: z.int().nullable(),
    secondFactor: z.boolean(),
    passkeys: z.int(),
    /** Number of open sessions. */
    sessions: z.int(),
    /** ISO 8601; null: no open session. */
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Colleague' });

/** A staff account in the list. */
export type Colleague = AnswerOf<typeof colleagueSchema>;

export const ownStaffAccountSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: calledOnWire('blogUserEmail', z.string()),
    /** Rights (P1). */
    rights: heldRights,
    ...secondFactorFields,
    /**
     * The store requires a second factor of staff, and this session has shown none: no other call is permitted until
     * then.
     */
    mustSetUpFactor: z.boolean(),
  })
  .meta({ id: 'OwnStaffAccount' });

/** The logged-in staff member's own account. */
export type OwnStaffAccount = AnswerOf<typeof ownStaffAccountSchema>;

export const ownRightsSchema = z
  .object({
    rights: heldRights,
    /** Colleagues who can grant more rights, by name; empty for a person with all rights. */
    managers: z.array(z.string()),
  })
  .meta({ id: 'OwnRights' });

/** Rights of the signed-in staff member (P1). */
export type OwnRights = AnswerOf<typeof ownRightsSchema>;

export const ownPasskeySchema = z
  .object({
    /** Identifies it to its owner. */
    guid: z.guid(),
    name: z.string(),
    /** ISO 8601. */
    addedAt: z.iso.datetime(),
    /** null: never yet. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnPasskey' });

/** One of the own passkeys, as listed; without its public key. */
export type OwnPasskey = AnswerOf<typeof ownPasskeySchema>;

export const ownSessionSchema = z
  .object({
    /** Identifies it to its owner; does not grant access. */
    guid: z.guid(),
    /** 'Firefox on Windows'; empty if unknown. */
    device: z.string(),
    /** ISO 8601. */
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isThisOne: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

/** One of the caller's own sessions, as a list shows it. */
export type OwnSession = AnswerOf<typeof ownSessionSchema>;
