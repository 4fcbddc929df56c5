import type { FastifyInstance } from 'fastify';
import { LOGO_KINDS, logoUrl } from '#shop/base/settings/logo.ts';
import { lookOf } from '../look.ts';
import type { RunningShop } from '../running-shop.ts';

const FOREVER = 'public, max-age=31536000, immutable'; // the address contains the content's hash

/** The shop's logos and the style sheet of its colours, for everyone, also while the shop is closed. */
export function mountShopLook(app: FastifyInstance, shop: RunningShop): void {
  app.get<{ Params: { file: string } }>('/look/:file', { config: { whileClosed: true } }, (request, reply) => {
    const { logos } = shop.hot();
    const look = lookOf(shop);
    if (request.url === look.styles?.url)
      return reply.header('cache-control', FOREVER).type('text/css; charset=utf-8').send(look.styles.text);
    for (const kind of LOGO_KINDS) {
      const logo = logos[kind];
      if (logo !== undefined && request.url === logoUrl(kind, logo))
        return reply.header('cache-control', FOREVER).type('image/png').send(logo.png);
    }
    return reply.callNotFound();
  });
}
