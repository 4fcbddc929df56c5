import type { FastifyInstance } from 'fastify';
import { ShopError } from '#shop/kernel/errors.ts';
import { message } from '#shop/kernel/message.ts';

/** The body came packed. */
class PackedBodyError extends ShopError {
  readonly code = 'request.packed';
  readonly status = 415;
  constructor() {
    super(message('refusal.packed'));
  }
}

/** Refuses requests that would have to be unpacked: a few bytes can stand for gigabytes, and nobody's form or call is that large. */
export function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return done();
    reply.header('accept-encoding', 'identity'); // how the refusal says what would be taken (RFC 9110, 12.5.3)
    done(new PackedBodyError());
  });
}
