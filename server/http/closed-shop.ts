import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isClosedTo, ShopClosedError } from '#shop/base/operations/open-shop.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import { sendProblem } from '../api/problem.ts';
import { openingSoonPage } from '../pages/opening-soon-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { translatorIn } from '../translators.ts';
import { readApiCaller, readCaller } from './caller.ts';
import { languageAskedFor, languageOfPage, linkPrefixOf } from './language.ts';
import { translateRefusalOf } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors are answered before the shop is open (Q6). */
    whileClosed?: boolean;
  }
}

/** Pages that visitors can open before the shop is: to log in, to follow the link of a mail, to read who the shop is. */
const OPEN_PAGES =
  /^\/(?:Administration(?:\/.*)?|LogIn|log-out|language|Forgot-Password|Password-Sent|Reset-Password|Activate|Confirm-Address|Mailings|Company\/Join|Legal\/.*)\/?$/i;

const isApi = (url: string) => /^\/api(\/|\?|$)/i.test(url);

/**
 * Closes every entry point of this scope to visitors until the shop is open (Q6): pages, files, calls and their description.
 * Status 503 tells search engines to come back, and to index nothing.
 */
export function closeToVisitors(scope: FastifyInstance, shop: RunningShop): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!shop.isReady || shop.hot().settings.isOpen || isAlwaysOpen(request)) return;
    const caller = await shop.bridge(() =>
      isApi(request.url)
        ? readApiCaller(request, shop, shop.clock.now())
        : readCaller(request, shop.sessions, shop.clock.now()),
    );
    if (!isClosedTo(caller, shop)) return;
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return isApi(request.url)
      ? refuseCall(request, reply, shop)
      : sendOpeningSoon(request, reply, shop, translatorIn(languageOfPage(request, caller)));
  });
}

function isAlwaysOpen({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.whileClosed === true || OPEN_PAGES.test(url.split('?', 1)[0] ?? '');
}

function refuseCall({ headers }: FastifyRequest, reply: FastifyReply, shop: RunningShop): FastifyReply {
  const translator = translatorIn(languageAskedFor(headers['accept-language']));
  const refusal = translateRefusalOf(new ShopClosedError(), shop, translator);
  if (refusal === undefined) throw new Error('A closed shop has no refusal.');
  return sendProblem(reply, refusal, (field) => field);
}

function sendOpeningSoon(
  request: FastifyRequest,
  reply: FastifyReply,
  { store }: RunningShop,
  translator: Translator,
): FastifyReply {
  const { retryAfterSeconds } = new ShopClosedError();
  return reply
    .code(503)
    .header('retry-after', String(retryAfterSeconds))
    .header('content-language', translator.language)
    .type('text/html; charset=utf-8')
    .send(openingSoonPage(store, translator, linkPrefixOf(request)));
}
