import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller of a call, as its transactions tell the database. */
export interface CallOf {
  /** Names the session that makes the call: what it saves is no conflict to itself (D24). */
  session: string | null;
  /** The member who calls: while a merge is put back, what they write follows them (H8). */
  memberId: number | null;
}

/** A call while its work is done. */
interface Call extends CallOf {
  hasCommitted: boolean;
}

const calls = new AsyncLocalStorage<Call>();

const MAX_TRIES = 5;

/**
 * Does the work of a call. PostgreSQL may end any transaction to resolve a deadlock, so the work is done again, unless the call has
 * committed something already.
 * @param isSurrounded  the work is part of a transaction that began before it: only all of that can be done again
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

/** Notes that what the present call has done so far can't be taken back. */
export function noteCommit(): void {
  const call = calls.getStore();
  if (call !== undefined) call.hasCommitted = true;
}

/** Returns whether PostgreSQL has ended a transaction, since it and others waited for each other. */
export function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '40P01') return true;
  }
  return false;
}

/**
 * Begins a transaction, and tells it who calls. The settings are the transaction's alone, so that a pooler may lend the connection to
 * anybody afterwards.
 */
export function beginning(): string {
  const { session = null, memberId = null } = calls.getStore() ?? {};
  const settings = [
    ...(session === null ? [] : [`set_config('pressline.session', '${session}', true)`]), // read by audit_entries.session
    ...(memberId === null ? [] : [`set_config('pressline.member', '${memberId}', true)`]), // read by follow_merge
  ];
  return settings.length === 0 ? 'begin' : `begin; select ${settings.join(', ')}`;
}
