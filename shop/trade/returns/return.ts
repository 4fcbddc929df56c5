import { message } from '../../base/messages/message.ts';
import type { FieldError } from '../../base/messages/errors.ts';
import { lineRefusals, type LineMessages, type SentLine } from '../fulfilment/shipment-rules.ts';
import { orderReference } from '../orders/reference.ts';

/** States of a return (L7). The buyer's answer to a question makes it 'asked' again. */
export const RETURN_STATES = ['asked', 'question', 'accepted', 'refused', 'withdrawn', 'received', 'closed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Events in a return's own history, by buyer and by staff. */
export const BUYERS_PART = ['ask', 'answer', 'withdraw'] as const;
export const STAFFS_PART = ['question', 'accept', 'refuse', 'receive', 'close'] as const;
export type ReturnHappened = (typeof BUYERS_PART)[number] | (typeof STAFFS_PART)[number];

export const RETURN_REASONS = ['wrong-part', 'damaged', 'faulty', 'too-many', 'not-needed', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Steps that change a return. */
export type ReturnStep = Exclude<ReturnHappened, 'ask'>;

/** Outcomes of a return. */
export const RETURN_OUTCOMES = ['replaced', 'credited'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

export const REMARKS_MAX = 1000;
export const MAX_PICTURES = 5;

const TRANSITIONS: Readonly<Record<ReturnStep, { from: readonly ReturnState[]; to: ReturnState }>> = {
  question: { from: ['asked'], to: 'question' },
  answer: { from: ['question'], to: 'asked' },
  accept: { from: ['asked', 'question'], to: 'accepted' },
  refuse: { from: ['asked', 'question', 'accepted'], to: 'refused' }, // accepted goods that never arrived
  withdraw: { from: ['asked', 'question', 'accepted'], to: 'withdrawn' },
  receive: { from: ['accepted', 'received'], to: 'received' }, // in one or several parcels
  close: { from: ['accepted', 'received'], to: 'closed' }, // the buyer may keep some goods
};

/** State after a step; null: the step is not possible from here. */
export function afterReturnStep(state: ReturnState, step: ReturnStep): ReturnState | null {
  const { from, to } = TRANSITIONS[step];
  return from.includes(state) ? to : null;
}

export function canTake(state: ReturnState, step: ReturnStep): boolean {
  return afterReturnStep(state, step) !== null;
}

/** Returns whether pictures can be added, which is until the decision. */
export function takesPictures(state: ReturnState): boolean {
  return state === 'asked' || state === 'question';
}

/** 'MA001234-R2': the second return of the order. */
export function returnNumberOf(orderId: number, position: number): string {
  return `${orderReference(orderId)}-R${position}`;
}

/** A line with what can still be returned of it. */
export interface ReturnableLine {
  orderLineId: number;
  sent: number;
  /** In returns that were neither refused nor withdrawn. */
  inReturns: number;
}

export function leftToReturn({ sent, inReturns }: Pick<ReturnableLine, 'sent' | 'inReturns'>): number {
  return Math.max(0, sent - inReturns);
}

const OF_A_RETURN: LineMessages = {
  none: message('refusal.return-empty'),
  strange: message('refusal.return-line'),
  twice: message('refusal.return-line-twice'),
  tooMany: (left) => message('refusal.return-too-many', { left }),
};

/**
 * Returns why the request is invalid: nothing, a line of another order, one named twice, more than was shipped and is
 * not in returns already.
 */
export function returnRefusals(lines: readonly ReturnableLine[], asked: readonly SentLine[]): FieldError[] {
  const open = lines.map((line) => ({ orderLineId: line.orderLineId, left: leftToReturn(line) }));
  return lineRefusals(open, asked, OF_A_RETURN);
}

/** Received quantities of a line: saleable and unsaleable. */
export interface ReceivedLine {
  orderLineId: number;
  toStock: number;
  unsaleable: number;
}

/** A line of a return with the quantities received so far. */
export interface AwaitedLine {
  orderLineId: number;
  quantity: number;
  received: number;
}

const OF_RECEIPT: LineMessages = {
  none: message('staff-refusal.return-empty'),
  strange: message('staff-refusal.return-line'),
  twice: message('staff-refusal.shipment-line-twice'),
  tooMany: (left) => message('staff-refusal.return-too-many', { left }),
};

/** Returns why the receipt is invalid: nothing, another line, more than was announced; by field. */
export function receiptRefusals(awaited: readonly AwaitedLine[], came: readonly ReceivedLine[]): FieldError[] {
  const open = awaited.map(({ orderLineId, quantity, received }) => ({ orderLineId, left: quantity - received }));
  const units = came.map(({ orderLineId, toStock, unsaleable }) => ({ orderLineId, quantity: toStock + unsaleable }));
  return lineRefusals(open, units, OF_RECEIPT).map(({ field, message: refusal }) => ({
    field: field.replace('.quantity', '.toStock'),
    message: refusal,
  }));
}

/** Returns whether there is a return slip: from acceptance on. */
export function hasSheet(state: ReturnState): boolean {
  return state === 'accepted' || state === 'received' || state === 'closed';
}

/** A reason as a selector in a message, which allows no hyphen. */
export const reasonWord = (reason: ReturnReason) => REASON_WORDS[reason];

const REASON_WORDS = {
  'wrong-part': 'wrong_part',
  damaged: 'damaged',
  faulty: 'faulty',
  'too-many': 'too_many',
  'not-needed': 'not_needed',
  other: 'something_else',
} as const satisfies Record<ReturnReason, string>;
