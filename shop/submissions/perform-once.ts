import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { aroundTransactions, type Database, type Db } from '#platform/database/database.ts';
import { ConflictError, InvalidInputError } from '../kernel/errors.ts';
import { type Operation, type OperationContext, perform } from '../frame/operation.ts';
import type { Caller, Shop } from '../frame/shop.ts';
import { submissions } from './tables.ts';

/** How long an answer is kept: nobody presses a button again a day later. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 100;

/**
 * Performs what a signed-in caller sends under a key, once: sent again with the same key it is answered as before. Key, work
 * and answer are one transaction, so that a second press waits for the first, and what failed may be sent again.
 * @throws {ConflictError} the key was used for something else
 */
export async function performOnce<Input, Output>(
  operation: Operation<Input, Output>,
  input: unknown,
  context: OperationContext,
  key: string | undefined,
): Promise<Output> {
  const sender = senderOf(context.caller);
  if (key === undefined || sender === null || operation.path.method === 'GET' || operation.file !== undefined)
    return perform(operation, input, context);
  if (key === '' || key.length > LONGEST_KEY)
    throw new InvalidInputError([{ field: '', message: `Idempotency-Key must have 1 to ${LONGEST_KEY} characters` }]);

  const submission = { sender, key, operation: `${operation.path.method} ${operation.path.template}` };
  const { shop } = context;
  let isChanged = false;
  const work = async (db: Database) => {
    const earlier = await claim(db, { ...submission, inputHash: hashOf(input), at: shop.clock.now() });
    if (earlier !== undefined) return earlier.answer as Output;
    const inner = innerShop(shop, db, () => (isChanged = true));
    const answer = await perform(operation, input, { ...context, shop: inner });
    await db.update(submissions).set({ answer }).where(isOf(submission));
    return answer;
  };
  // Done twice it comes to the same: the key is taken, or the answer found.
  const output = await shop.bridge(() => aroundTransactions(shop.db, work));
  // What is kept in memory is read again once it is true for everybody.
  if (isChanged) await shop.refreshHot();
  return output;
}

type Submission = Pick<typeof submissions.$inferSelect, 'sender' | 'key' | 'operation'>;

const isOf = ({ sender, key, operation }: Submission) =>
  and(eq(submissions.sender, sender), eq(submissions.key, key), eq(submissions.operation, operation));

/** Takes the key, or finds the answer that it has; another transaction that has just taken it is waited for. */
async function claim(
  db: Db,
  claimed: Submission & { inputHash: string; at: Date },
): Promise<{ answer: unknown } | undefined> {
  await db.delete(submissions).where(lt(submissions.at, new Date(claimed.at.getTime() - KEPT_MS)));
  const taken = await db.insert(submissions).values(claimed).onConflictDoNothing().returning({ key: submissions.key });
  if (taken.length > 0) return undefined;
  const [earlier] = await db.select().from(submissions).where(isOf(claimed));
  if (earlier?.inputHash !== claimed.inputHash)
    throw new ConflictError(
      'submission.changed',
      'This was sent once already, with other content. Look at what was saved, then send it again.',
    );
  return earlier;
}

function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

function senderOf({ staff, customer }: Caller): string | null {
  if (staff !== null) return `staff ${staff.id}`;
  return customer === null ? null : `customer ${customer.id}`;
}

/** The shop as the work inside of the transaction sees it. */
function innerShop(shop: Shop, db: Shop['db'], onChange: () => void): Shop {
  return {
    db,
    files: shop.files,
    clock: shop.clock,
    store: shop.store,
    publicUrl: shop.publicUrl,
    hot: () => shop.hot(),
    refreshHot: async () => onChange(),
    throttle: (...given) => shop.throttle(...given),
    bridge: async (work) => work(), // within a transaction: all of it is done again, or nothing
    runAside: (work) => shop.runAside(work),
    recognise: (...given) => shop.recognise(...given),
    afterLogIn: (...given) => shop.afterLogIn(...given),
    log: (...given) => shop.log(...given),
  };
}
