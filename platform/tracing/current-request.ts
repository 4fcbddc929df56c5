import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Does a request's work; whatever it leads to knows its id: the log, comments of SQL. */
export function inRequest<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work);
}

/** undefined: nobody asked, the shop does it by itself. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
