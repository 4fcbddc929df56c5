import type { FastifyInstance } from 'fastify';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { MethodNotAllowedError } from '#shop/base/messages/errors.ts';
import { message } from '#shop/base/messages/message.ts';
import { translateRefusal } from '../http/refusal.ts';
import { translatorIn } from '../translators.ts';
import { sendProblem } from './problem.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers what no call is mounted for below /api, before a body is read: 405 with `Allow` at the address of a call by another
 * method, 404 elsewhere. One route for all: a route for each method of each address would take as long as the calls themselves.
 */
export function mountOtherCalls(app: FastifyInstance, operations: readonly AnyOperation[]): void {
  let patterns: ReturnType<typeof addressesOf> | undefined;
  app.all('/api/*', {
    onRequest: async (request, reply) => {
      const [address = ''] = request.url.split('?');
      const found = (patterns ??= addressesOf(operations)).find(({ pattern }) => pattern.test(address));
      if (found === undefined || !METHODS.includes(request.method)) return;
      reply.header('allow', found.allow);
      throw new MethodNotAllowedError(found.allow);
    },
    handler: (_request, reply) =>
      sendProblem(
        reply,
        translateRefusal({ status: 404, code: 'call.unknown', messages: [message('refusal.no-call')] }, translatorIn()),
        (field) => field,
      ),
  });
}

/** The addresses of all calls, each with the methods that it takes. */
function addressesOf(operations: readonly AnyOperation[]): { pattern: RegExp; allow: string }[] {
  const calls = Map.groupBy(operations, ({ path }) => path.template.replaceAll(/\{\w+\}/g, '[^/]+'));
  return Array.from(calls, ([address, [...at]]) => ({
    pattern: new RegExp(`^/api${address.replaceAll('.', String.raw`\.`)}/?$`, 'i'),
    allow: at.flatMap(({ path: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '),
  }));
}
