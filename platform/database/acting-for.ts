import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose rows may be written: those of one company, by its number; everybody's, for staff and for the shop's own work; nobody's, for whoever
 * is not signed in. The database holds to it (docs/decisions/0030).
 */
export type Actor = number | Member | 'all' | 'none';

/** A member of a company, as their session says. Should they have gone to another since, they write that one's rows. */
interface Member {
  companyId: number;
  memberId: number;
}

/** A call while its work is done. */
interface Call {
  actor: Actor;
  /** Names the session that makes the call; null: none does. */
  session: string | null;
  hasCommitted: boolean;
}

const calls = new AsyncLocalStorage<Call>();

/** Does the work of a call: each of its transactions tells the database for whom it is. */
export function actingFor<Result>(actor: Actor, work: () => Result): Result {
  const session = calls.getStore()?.session ?? null;
  return calls.run({ actor, session, hasCommitted: false }, work);
}

const MAX_TRIES = 5;

/**
 * The same for a whole call: PostgreSQL may end any transaction to resolve a deadlock, so the work is done again, unless the call has
 * committed something already.
 * @param session  names the session that makes the call: what it saves is no conflict to itself
 */
export async function callFor<Result>(
  actor: Actor,
  work: () => Promise<Result> | Result,
  session: string | null = null,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const call: Call = { actor, session, hasCommitted: false };
    try {
      return await calls.run(call, work);
    } catch (error) {
      if (!isDeadlock(error) || call.hasCommitted || tries === MAX_TRIES) throw error;
    }
  }
}

/** Notes that what the present call has done so far can't be taken back. */
export function noteCommit(): void {
  const call = calls.getStore();
  if (call !== undefined) call.hasCommitted = true;
}

/** Whether PostgreSQL has ended a transaction, since it and others waited for each other. */
export function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '40P01') return true;
  }
  return false;
}

/** Begins a transaction. */
export function beginning(): string {
  return `begin${telling()}`;
}

/** Tells a transaction for whom it is. What the shop does of itself, outside of any call, tells nothing and may write everybody's. */
export function telling(): string {
  const call = calls.getStore();
  if (call === undefined) return '';
  const { actor, session } = call;
  const settings =
    typeof actor === 'object'
      ? [
          [COMPANY, actor.companyId],
          [MEMBER, actor.memberId],
        ]
      : [[COMPANY, actor]];
  if (session !== null) settings.push([SESSION, session]);
  return `; select ${settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`;
}

/** Whether a statement that is a transaction of its own has to tell for whom it is: only what is written is held to it. */
export function mustTell(statement: string): boolean {
  return calls.getStore() !== undefined && !READS.test(statement) && WRITES.test(statement);
}

const READS = /^\s*select\b/i;
const WRITES = /\b(?:insert|update|delete|merge)\b/i;

/** Of the transaction alone, so that a pooler may lend the connection to anybody afterwards. */
const COMPANY = 'pressline.company';
const MEMBER = 'pressline.member';
/** Read by audit_entries.session. */
const SESSION = 'pressline.session';
