import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller of a call, as its transactions pass it to the database. */
export interface CallOf {
  /** The session that makes the call: its own saves are no conflict (D24). */
  session: string | null;
  /** The calling member: while a merge is undone, their rows follow them (H8). */
  memberId: number | null;
}

/** A call in progress. */
interface Call extends CallOf {
  hasCommitted: boolean;
}

const calls = new AsyncLocalStorage<Call>();

const MAX_TRIES = 5;

/**
 * Runs the work of a call. PostgreSQL may end any transaction to resolve a deadlock, so the work is repeated, unless
 * the call has committed something already.
 * @param isSurrounded the work is part of an outer transaction, and can only be repeated as a whole
 */
export async function callFor<Result>(
  caller: CallOf,
  work: () => Promise<Result> | Result,
  isSurrounded = false,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const call: Call = { ...caller, hasCommitted: false };
    try {
      return await calls.run(call, work);
    } catch (error) {
      if (!isDeadlock(error) || call.hasCommitted || isSurrounded || tries === MAX_TRIES) throw error;
    }
  }
}

/** Records that the current call has committed, and can't be repeated. */
export function noteCommit(): void {
  const call = calls.getStore();
  if (call !== undefined) call.hasCommitted = true;
}

/** Returns whether PostgreSQL ended a transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '40P01') return true;
  }
  return false;
}

/**
 * Begins a transaction and passes the caller. The settings are local to the transaction, so that a pooler may reuse the
 * connection afterwards.
 */
export function beginning(): string {
  const { session = null, memberId = null } = calls.getStore() ?? {};
  const settings = [
    ...(session === null ? [] : [`set_config('pressline.session', '${session}', true)`]), // read by audit_entries.session
    ...(memberId === null ? [] : [`set_config('pressline.member', '${memberId}', true)`]), // read by follow_merge
  ];
  return settings.length === 0 ? 'begin' : `begin; select ${settings.join(', ')}`;
}
