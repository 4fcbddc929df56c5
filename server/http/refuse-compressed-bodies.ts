import type { FastifyInstance } from 'fastify';
import { ShopError } from '#shop/base/messages/errors.ts';
import { message } from '#shop/base/messages/message.ts';

/** The body was compressed. */
class PackedBodyError extends ShopError {
  readonly code = 'request.packed';
  readonly status = 415;
  constructor() {
    super(message('refusal.packed'));
  }
}

/** Refuses compressed requests, because a few bytes can expand to gigabytes, and no form or call is that large. */
export function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return done();
    reply.header('accept-encoding', 'identity'); // the accepted encoding in the refusal (RFC 9110, 12.5.3)
    done(new PackedBodyError());
  });
}
