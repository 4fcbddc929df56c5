import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requests = new AsyncLocalStorage<string>();

/** undefined outside a request. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/**
 * Makes the request id available to everything that the request causes. A body arrives in another async context, so it
 * is entered twice.
 */
export function noteCurrentRequest(app: FastifyInstance): void {
  for (const moment of ['onRequest', 'preValidation'] as const)
    app.addHook(moment as 'onRequest', ({ id }, _reply, done) => requests.run(id, done));
}
