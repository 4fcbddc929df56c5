import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { aroundTransactions, type Db } from '#platform/database/database.ts';
import { ConflictError, InvalidInputError, ShopError } from '../messages/errors.ts';
import type { Operation, OperationContext } from '../operations/operation.ts';
import { perform, requireAllowed } from '../operations/perform.ts';
import type { BackgroundWork, Caller, Shop } from '../operations/shop.ts';
import { clearOldSubmissions } from './clear-old-submissions.ts';
import { submissions } from './tables.ts';
import { message } from '../messages/message.ts';

const MAX_KEY_LENGTH = 100;

/**
 * Runs a logged-in caller's request with an idempotency key once; a repetition gets the stored answer. Key, work and
 * answer are one transaction, so that a second request waits for the first, and a failed one can be repeated. A refusal
 * frees the key, and keeps the side effects that it has without a key: counted attempts, delays, used challenges, the
 * token of a pending login. Otherwise a caller with keys could guess without limit (D21).
 * @throws {ConflictError} the key was used for a different request
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
  if (key === '' || key.length > MAX_KEY_LENGTH)
    throw new InvalidInputError([{ field: '', message: message('refusal.idempotency-key', { most: MAX_KEY_LENGTH }) }]);

  const submission = { sender, key: hashOf(key), operation: `${operation.path.method} ${operation.path.template}` };
  const { shop } = context;
  let after = nothingAfter();
  const work = async (): Promise<Outcome<Output>> => {
    const { db } = shop;
    after = nothingAfter();
    const earlier = await claim(db, { ...submission, inputHash: inputHash(input, key), at: shop.clock.now() });
    if (earlier !== undefined) {
      requireAllowed(operation, context); // the right may have been taken since
      return { answer: answerAgain(operation, earlier) };
    }
    const inner = innerShop(shop, after);
    try {
      const answer = await perform(operation, input, { ...context, shop: inner });
      if (operation.answer.secret !== true) await db.update(submissions).set({ answer }).where(isOf(submission));
      return { answer };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await db.delete(submissions).where(isOf(submission));
      return { refusal: error };
    }
  };
  // Safe to repeat: either the key is taken, or the answer found.
  const outcome = await shop.bridge(() => aroundTransactions(shop.db, work));
  // Reloads the data in memory after the commit.
  if (after.isChanged) await shop.refreshHot();
  else if (after.arePriceListsChanged) await shop.refreshPriceLists();
  for (const aside of after.aside) shop.runAside(aside);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

/** A refusal is committed too: rolled-back work is gone, previously committed work stays. */
type Outcome<Output> = { answer: Output } | { refusal: ShopError };

/** Work to do after the commit. */
interface After {
  isChanged: boolean;
  arePriceListsChanged: boolean;
  aside: BackgroundWork[];
}

const nothingAfter = (): After => ({ isChanged: false, arePriceListsChanged: false, aside: [] });

type Submission = Pick<typeof submissions.$inferSelect, 'sender' | 'key' | 'operation'>;

const isOf = ({ sender, key, operation }: Submission) =>
  and(eq(submissions.sender, sender), eq(submissions.key, key), eq(submissions.operation, operation));

/** Takes the key, or finds its answer; waits for another transaction that has just taken it. */
async function claim(
  db: Db,
  claimed: Submission & { inputHash: string; at: Date },
): Promise<{ answer: unknown } | undefined> {
  await clearOldSubmissions(db, claimed.at);
  const taken = await db.insert(submissions).values(claimed).onConflictDoNothing().returning({ key: submissions.key });
  if (taken.length > 0) return undefined;
  const [earlier] = await db.select().from(submissions).where(isOf(claimed));
  if (earlier?.inputHash !== claimed.inputHash)
    throw new ConflictError('submission.changed', message('refusal.submission-changed'));
  return earlier;
}

/** @throws {ConflictError} the answer was only for its first reader */
function answerAgain<Input, Output>(operation: Operation<Input, Output>, { answer }: { answer: unknown }): Output {
  if (operation.answer.secret === true) throw new ConflictError('submission.told-once', message('refusal.told-once'));
  return answer as Output;
}

/** The stored form: only a hash of the sender's key. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Hashes the input with the sender's key, because it may hold a password: without the key the hash is useless. */
function inputHash(input: unknown, key: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(input) ?? '')
    .digest('base64url');
}

/** All identities of the caller: staff who are also logged in as a customer get answers for that combination only. */
function senderOf({ staff, customer, key }: Caller): string | null {
  const names = [
    key === null ? [] : `key ${key.id}`,
    staff === null ? [] : `staff ${staff.id}`,
    customer === null ? [] : `customer ${customer.id}`,
  ].flat();
  return names.length === 0 ? null : names.join(', ');
}

/** The shop as the work inside the transaction sees it. */
function innerShop(shop: Shop, after: After): Shop {
  return {
    db: shop.db,
    files: shop.files,
    sealer: shop.sealer,
    outgoing: shop.outgoing,
    clock: shop.clock,
    store: shop.store,
    hasMailServer: shop.hasMailServer,
    searchNotes: shop.searchNotes,
    publicUrl: shop.publicUrl,
    hot: () => shop.hot(),
    translatorIn: shop.translatorIn,
    async refreshHot() {
      after.isChanged = true;
    },
    async refreshPriceLists() {
      after.arePriceListsChanged = true;
    },
    throttle: (...given) => shop.throttle(...given),
    bridge: async (work) => work(), // within a transaction, all of it is retried, or nothing
    runAside(work) {
      after.aside.push(work);
    },
    recognise: (...given) => shop.recognise(...given),
    afterLogIn: (...given) => shop.afterLogIn(...given),
    log: (...given) => shop.log(...given),
  };
}
