import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { PAYMENT_STATES } from './statement.ts';

const currency = z.literal([1, 2, 3]);

export const statementSchema = z
  .object({
    /** The company. */
    company: z.string(),
    /** ISO day of the statement. */
    statementOn: z.iso.date(),
    /** False: only of the orders that the member placed (H5). */
    isWhole: z.boolean(),
    totals: z.array(
      z.object({
        currency,
        /** Invoices that are not paid. */
        openMinor: z.int(),
        /** Those of them whose due day is over. */
        overdueMinor: z.int(),
        /** Credit notes that are not settled. */
        creditMinor: z.int(),
        /** Invoices that were paid. */
        paidMinor: z.int(),
        /** Open invoices less open credit notes. */
        balanceMinor: z.int(),
      }),
    ),
  })
  .meta({ id: 'Statement' });

/** The statement of account of a company. */
export type Statement = AnswerOf<typeof statementSchema>;

export const statementDocumentSchema = z
  .object({
    id: z.int(),
    orderId: z.int(),
    /** Reference of the order. */
    reference: z.string(),
    purchaseOrderNumber: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    number: z.string(),
    /** ISO day. */
    issuedOn: z.iso.date(),
    amountMinor: z.int(),
    currency,
    /** ISO day; null: no due date. */
    dueOn: z.iso.date().nullable(),
    /** ISO day; null: open. */
    paidOn: z.iso.date().nullable(),
    paymentState: z.enum(PAYMENT_STATES),
  })
  .meta({ id: 'StatementDocument' });

/** A document of the statement. */
export type StatementDocument = AnswerOf<typeof statementDocumentSchema>;
