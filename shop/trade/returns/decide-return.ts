import { type Db, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { ReturnClosing } from './staff-paths.ts';
import { type Actor, buyerActor, lockFor, moveReturn, staffActor } from './record-return.ts';
import type { ReturnStep } from './return.ts';
import { findCreditNote } from './return-queries.ts';

interface StepInput {
  returnId: number;
  remarks?: string | undefined;
}

/** A staff step on a return, with a comment (L7). */
export function stepByStaff(step: 'question' | 'accept' | 'refuse') {
  return (input: StepInput, context: StaffContext): Promise<1> => takeStep(input, step, staffActor(context), context);
}

/** A step of the buyer. */
export function stepByBuyer(step: 'answer' | 'withdraw') {
  return (input: StepInput, context: CustomerContext): Promise<1> =>
    takeStep(input, step, buyerActor(context), context);
}

/**
 * Closes a return: the goods were replaced or credited, with a credit note of the order if there is one (L7).
 * @throws {InvalidInputError} the document is not a credit note of this order
 */
export function closeReturn({ outcome, documentId, ...input }: ReturnClosing, context: StaffContext): Promise<1> {
  const creditNoteId = documentId ?? null;
  return takeStep(input, 'close', staffActor(context), context, async (tx, { orderId }) => {
    if (creditNoteId === null) return { outcome };
    const creditNote =
      outcome === 'credited' ? await findCreditNote(tx, { documentId: creditNoteId, orderId }) : undefined;
    if (creditNote === undefined)
      throw new InvalidInputError([{ field: 'documentId', message: message('staff-refusal.return-credit-note') }]);
    return { outcome, creditNoteId };
  });
}

type Also = (tx: Db, locked: { orderId: number }) => Promise<Parameters<typeof moveReturn>[3]>;

function takeStep(
  { returnId, remarks = '' }: StepInput,
  step: ReturnStep,
  actor: Actor,
  { shop }: Pick<StaffContext, 'shop'>,
  also: Also = () => Promise.resolve({}),
): Promise<1> {
  return inTransaction(shop.db, async (tx): Promise<1> => {
    const locked = await lockFor(tx, returnId, step, actor);
    const set = await also(tx, locked);
    await moveReturn(tx, { ...locked, kind: step, remarks, facts: set ?? {} }, actor, set);
    return 1;
  });
}
