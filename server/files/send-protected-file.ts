import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '#shop/base/rights/access.ts';
import { withinStaffRights } from '#shop/base/rights/staff-rights.ts';
import type { Caller } from '#shop/base/operations/shop.ts';
import type { StaffNeed } from '#shop/base/rights/staff-right.ts';
import { languageOfPage } from '../http/language.ts';
import { readCaller } from '../http/caller.ts';
import { translateRefusalOf } from '../http/refusal.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { translatorIn } from '../translators.ts';

type Params = Record<string, string>;

/**
 * Returns a file for people with a session. Without one, a browser is redirected to the login and then to the page with
 * the link; a program gets 401.
 * @param page the page with the link to the file
 * @param staffRight the right required of staff; staff without it who are also logged in as a customer get the
 * customer's access
 */
export function sendProtectedFile(
  shop: RunningShop,
  page: (params: Params) => string,
  send: (request: FastifyRequest, reply: FastifyReply, caller: Caller) => Promise<FastifyReply>,
  staffRight: StaffNeed = null,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let caller: Caller | undefined;
    try {
      caller = await shop.bridge(() => readCaller(request, shop.sessions, shop.clock.now()));
      requireAccess('own or staff', caller);
      return await send(request, reply, withinStaffRights(staffRight, caller));
    } catch (error) {
      const refusal = translateRefusalOf(error, shop, translatorIn(languageOfPage(request, caller)));
      if (refusal === undefined) throw error;
      reply.header('cache-control', 'private, no-store');
      const back = page({ ...(request.query as Params), ...(request.params as Params) });
      if (refusal.status === 401 && wantsPage(request))
        return reply.redirect(`/login?next=${encodeURIComponent(back)}`);
      if (caller !== undefined && refusal.status < 500 && wantsPage(request))
        return shop.sendRefusalPage(request, reply, caller, { status: refusal.status, message: refusal.message, back });
      return sendRefusal(request, reply, refusal.status, refusal.message);
    }
  };
}

/** A missing or inaccessible file, as a page for people. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(plainPage({ status, message }, translatorIn(languageOfPage(request))));
}

function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}
