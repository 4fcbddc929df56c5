import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inRequest } from '#platform/tracing/current-request.ts';
import { beginSpan, type Span } from '#platform/tracing/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span | undefined;
  }
}

/** Whatever a request leads to knows whose it is. A body arrives outside of what began, so that is entered twice. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span');
  app.addHook('onRequest', (request, _reply, done) => {
    const attributes = { 'http.request.method': request.method, 'request.id': request.id };
    request.span = beginSpan(request.method, attributes, request.headers);
    enter(request, done);
  });
  app.addHook('preValidation', (request, _reply, done) => enter(request, done));
  app.addHook('onResponse', async ({ span, page, routeOptions }, { statusCode }) => {
    span?.note({ 'http.route': page ?? routeOptions.url ?? 'none', 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? new Error('The shop failed.') : undefined);
  });
}

function enter({ id, span }: FastifyRequest, done: () => void): void {
  inRequest(id, () => (span === undefined ? done() : span.around(done)));
}
