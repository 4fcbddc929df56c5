import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose rows may be written: those of one company, by its number; everybody's, for staff and for the shop's own work; nobody's, for whoever
 * is not signed in. The database holds to it (docs/decisions/0030).
 */
export type Actor = number | 'all' | 'none';

const actors = new AsyncLocalStorage<Actor>();

/** Does the work of a call: each of its transactions tells the database for whom it is. */
export function actingFor<Result>(actor: Actor, work: () => Result): Result {
  return actors.run(actor, work);
}

/** Begins a transaction. What the shop does of itself, outside of any call, tells nothing and may write everybody's. */
export function beginning(): string {
  const actor = actors.getStore();
  return actor === undefined ? BEGIN : `${BEGIN}; set local ${SETTING} = '${actor}'`;
}

/** Whether a statement that is a transaction of its own has to tell for whom it is: only what is written is held to it. */
export function mustTell(statement: string): boolean {
  return actors.getStore() !== undefined && !READS.test(statement) && WRITES.test(statement);
}

const BEGIN = 'begin';

const READS = /^\s*select\b/i;
const WRITES = /\b(?:insert|update|delete|merge)\b/i;

/** Of the transaction alone, so that a pooler may lend the connection to anybody afterwards. */
const SETTING = 'pressline.company';
