import { calledOnWire } from '../../base/wire/wire-members.ts';
import { z } from 'zod';
import { ORDER_STATES } from '../../trade/orders/progress.ts';
import { SHOWN_KINDS } from '../../base/outbox/effects.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const pileOf = <const Members extends z.ZodRawShape>(members: Members) =>
  z.object({ total: z.int(), isMore: z.literal(true).optional(), first: z.array(z.object(members)) });

const person = { id: z.int(), guid: z.guid(), firstName: z.string(), surname: z.string(), company: z.string() };

const orderStatus = z.enum(['pending', 'complete']);

export const attentionSchema = z
  .object({
    waiting: pileOf(person),
    pending: pileOf({ id: z.int(), reference: z.string(), company: z.string() }),
    /** Purchase orders uploaded today, latest first. */
    uploads: pileOf({ orderId: z.int(), reference: z.string(), company: z.string(), uploadedAt: z.iso.datetime() }),
    /** Failed mail that is no longer retried. */
    failedMail: pileOf({ id: z.int(), kind: z.enum(SHOWN_KINDS), attempts: z.int(), lastError: z.string().nullable() }),
    /**
     * Mail of the last seven days that is only in the mailbox, or has waited for an hour, because there is no mail
     * server. Newest first.
     */
    unsentMail: pileOf({ id: z.int(), kind: z.enum(SHOWN_KINDS), state: z.enum(['kept', 'waiting']) }),
    /** Active products with low stock, lowest first. */
    lowStock: pileOf({ id: z.int(), name: z.string(), stockLevel: z.int() }),
  })
  .meta({ id: 'Attention' });

/** Piles that need attention: their size and their first entries. */
export type Attention = AnswerOf<typeof attentionSchema>;

const task = z.int().nullable();

export const tasksSchema = z
  .object({
    newOrders: task,
    /** Open orders past their requested delivery date, or the promised day of a line. */
    lateOrders: task,
    changeRequests: task,
    returnsRequested: task,
    /** Open questions to the counter, which part it is. */
    partQuestions: task,
    /** Orders with a message from the buyer that no colleague has read. */
    quotationsWaiting: task,
    unreadMessages: task,
    /** Parts with an arrival that is due or overdue. */
    arrivalsDue: task,
    endingPriceLists: task,
    /** Planned price updates that left prices out (D56). */
    leftPrices: task,
  })
  .meta({ id: 'Tasks' });

/** Numbers that staff act on (P5); null: the caller lacks the right. */
export type Tasks = AnswerOf<typeof tasksSchema>;

export const liveTasksSchema = tasksSchema
  .pick({
    newOrders: true,
    changeRequests: true,
    unreadMessages: true,
    returnsRequested: true,
    partQuestions: true,
    quotationsWaiting: true,
  })
  .meta({ id: 'LiveTasks' });

export const LIVE_TASKS = liveTasksSchema.keyof().options;

/** Numbers that the menu of the administration shows next to its entries; null: the caller lacks the right. */
export type LiveTasks = AnswerOf<typeof liveTasksSchema>;

export const foundSchema = z
  .object({
    orders: pileOf({
      id: z.int(),
      reference: z.string(),
      firstName: z.string(),
      surname: z.string(),
      company: z.string(),
      state: z.enum(ORDER_STATES),
      status: orderStatus,
    }),
    customers: pileOf({
      ...person,
      email: calledOnWire('userEmail', z.string()),
      status: z.enum(['waiting', 'active', 'inactive']),
      countryName: z.string(),
    }),
    companies: pileOf({ id: z.int(), name: z.string(), town: z.string(), countryName: z.string() }),
    products: pileOf({
      id: z.int(),
      name: z.string(),
      intro: z.string(),
      active: z.boolean(),
      /** Customer part number of the hit with its company, if the search matched it. */
      called: z.object({ number: z.string(), company: z.string() }).nullable(),
    }),
  })
  .meta({ id: 'FoundAnywhere' });

/** Hits for a keyword: a few of each kind, with their number. */
export type Found = AnswerOf<typeof foundSchema>;

export type FoundPart = Found['products']['first'][number];

export const removalSchema = z
  .object({
    name: z.string(),
    /** Uses that block the deletion, one sentence each. If empty, it can be deleted. */
    obstacles: z.array(z.string()),
  })
  .meta({ id: 'Removal' });

/** Answer before an object is deleted. */
export type Removal = AnswerOf<typeof removalSchema>;

/** Steps of an owner before the shop can be used, in this order (Q6). */
export const FIRST_STEPS = [
  'identity',
  'look',
  'tax',
  'mail',
  'colleagues',
  'products',
  'prices',
  'rates',
  'customers',
  'terms',
  'order',
  'open',
] as const;

export const firstStepSchema = z
  .object({ firstStep: z.enum(FIRST_STEPS), isDone: z.boolean() })
  .meta({ id: 'FirstStep' });
export type FirstStep = AnswerOf<typeof firstStepSchema>;
