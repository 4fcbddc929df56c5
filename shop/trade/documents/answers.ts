import { z } from 'zod';
import { DOCUMENT_KINDS } from './order-document-rules.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { issue } from '../../base/messages/issue.ts';
import { MANUAL_KINDS } from './manuals.ts';

export const documentSchema = z
  .object({
    /** Unique within its kind. */
    id: z.int(),
    orderId: z.int(),
    /** Reference of the order. */
    reference: z.string(),
    purchaseOrderNumber: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    number: z.string(),
    /** ISO day. */
    issuedOn: z.iso.date(),
    /** null: no amount. */
    amountMinor: z.int().nullable(),
    currency: z.literal([1, 2, 3]),
    /** ISO day; null: no due date. */
    dueOn: z.iso.date().nullable(),
    /** ISO day on which it was paid in full; null: open, or nothing to pay. */
    paidOn: z.iso.date().nullable(),
  })
  .meta({ id: 'OrderDocument' });

/** A document about an order. */
export type OrderDocument = AnswerOf<typeof documentSchema>;

export const paidDocumentSchema = z
  .object({
    kind: z.string(),
    number: z.string(),
    /** ISO day; null: it is open. */
    paidOn: z.iso.date().nullable(),
    /** Reason why nothing was recorded. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'PaidDocument' });

/** Outcome of one of many payments. */
export type PaidDocument = AnswerOf<typeof paidDocumentSchema>;

/** Heading under which a manual is listed. */
export const manualKind = z
  .enum(MANUAL_KINDS, issue('staff-refusal.manual-kind'))
  .describe('Section: press, earlier (for earlier machines) or engine.');

export const listedManualSchema = z.object({ name: z.string(), kind: manualKind, url: z.string().nullable() });

/** A manual in the list; without an address its file is missing. */
export type ListedManual = AnswerOf<typeof listedManualSchema>;

export const storedManualSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: manualKind,
    /** null: its file is missing. */
    url: z.string().nullable(),
    active: z.boolean().describe('Whether it is shown. If false, it is archived.'),
    version: z.int(),
  })
  .meta({ id: 'StoredManual' });

/** A manual as staff edit it. */
export type StoredManual = AnswerOf<typeof storedManualSchema>;
