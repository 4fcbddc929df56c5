import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { CHANGE_KINDS } from '../changes/change-kinds.ts';
import { DELIVERY_STATES, OFF_REASONS } from './endpoint.ts';

export const endpointSchema = z.object({
  guid: z.guid(),
  webhookUrl: z.string(),
  webhookNote: z.string(),
  changeKinds: z.array(z.enum(CHANGE_KINDS)),
  /** The company whose endpoint it is; '': the shop's own. */
  webhookOwner: z.string(),
  /** Why it is off; null: it is on. */
  offReason: z.enum(OFF_REASONS).nullable(),
  offAt: z.iso.datetime().nullable(),
  /** Begin of the present failures; null: the last delivery succeeded. */
  failingSince: z.iso.datetime().nullable(),
  /** Time at which its owners were warned of these failures; null: they weren't. */
  warnedAt: z.iso.datetime().nullable(),
  /** Until then the secret before the last rotation signs as well; null: it doesn't. */
  previousUntil: z.iso.datetime().nullable(),
  /** Of the last seven days. */
  deliveredCount: z.int(),
  failedCount: z.int(),
  waitingCount: z.int(),
  /** Time within which 95 of 100 attempts of the last seven days were answered, in milliseconds; null: there were none. */
  answeredWithinMs: z.int().nullable(),
  isOwn: z.boolean(),
});

/** An endpoint as its owners see it, without its secret. */
export type Endpoint = AnswerOf<typeof endpointSchema>;

export const deliverySchema = z.object({
  webhookDeliveryId: z.int(),
  webhookId: z.string(),
  /** null: a test. */
  changeKind: z.enum(CHANGE_KINDS).nullable(),
  reference: z.string(),
  madeAt: z.iso.datetime(),
  deliveryState: z.enum(DELIVERY_STATES),
  /** Time of the next attempt; null: there is none. */
  nextAt: z.iso.datetime().nullable(),
  /** The body of the request. */
  requestBody: z.string(),
  /** Newest first. */
  attemptsMade: z.array(
    z.object({
      at: z.iso.datetime(),
      /** null: there was no answer. */
      callStatus: z.int().nullable(),
      ms: z.int(),
      answer: z.string(),
    }),
  ),
});

/** A change for an endpoint, with what was tried. */
export type Delivery = AnswerOf<typeof deliverySchema>;

export const endpointLogSchema = z.object({ endpoint: endpointSchema, deliveries: z.array(deliverySchema) });

/** An endpoint with its last deliveries, newest first. */
export type EndpointLog = AnswerOf<typeof endpointLogSchema>;

export const newEndpointSchema = z.object({
  guid: z.guid(),
  /** Shown once. */
  webhookSecret: z.string(),
});

/** An endpoint that was made, or whose secret was changed. */
export type NewEndpoint = AnswerOf<typeof newEndpointSchema>;

export const endpointListSchema = z.object({
  /** The shop can send webhooks: the server has SECRETS_KEY. */
  isPossible: z.boolean(),
  endpoints: z.array(endpointSchema),
});

/** All endpoints that a person may see. */
export type EndpointList = AnswerOf<typeof endpointListSchema>;
