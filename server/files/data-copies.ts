import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { OWN_COPY } from '#shop/desk/privacy/paths.ts';
import { takeCopyForRequest, takeOwnCopy } from '#shop/desk/privacy/take-copy.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { translatorIn } from '../translators.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/**
 * `/Account-Data.zip` for members, and `/Administration/data-copy/{id}.zip` for staff who answer a request (O4). Both need a recent
 * confirmation of the password. There is no HEAD, because each request counts as a copy.
 */
export function mountDataCopies(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    OWN_COPY,
    { exposeHeadRoute: false },
    sendProtectedFile(
      shop,
      () => '/Account-Data',
      async (request, reply, caller) =>
        sendZip(
          reply,
          `my-data-${dayOf(shop)}.zip`,
          await takeOwnCopy(shop, caller, translatorIn(languageOfPage(request, caller))),
        ),
    ),
  );

  app.get<{ Params: { id: string } }>(
    '/Administration/data-copy/:id.zip',
    { exposeHeadRoute: false },
    sendProtectedFile(
      shop,
      ({ id = '' }) => `/Administration/Data-Request?id=${encodeURIComponent(id)}`,
      async (request, reply, caller) => {
        const id = Number((request.params as { id: string }).id);
        if (!Number.isInteger(id) || id < 1 || id > MAX_ID) throw new NotFoundError('data-request');
        return sendZip(reply, `data-request-${id}.zip`, await takeCopyForRequest(shop, caller, id));
      },
      'customers',
    ),
  );
}

const dayOf = ({ clock }: RunningShop) => clock.now().toISOString().slice(0, 10);

export function sendZip(reply: FastifyReply, name: string, archive: Readable): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(archive);
}
