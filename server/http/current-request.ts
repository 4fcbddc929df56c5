import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requests = new AsyncLocalStorage<string>();

/** undefined if no request caused it. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** Whatever a request leads to knows its id. A body arrives outside of what began, so that is entered twice. */
export function noteCurrentRequest(app: FastifyInstance): void {
  for (const moment of ['onRequest', 'preValidation'] as const)
    app.addHook(moment as 'onRequest', ({ id }, _reply, done) => requests.run(id, done));
}
