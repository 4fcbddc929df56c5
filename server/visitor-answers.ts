import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { OUR_WORDS } from '#shop/frame/path.ts';
import { languageAskedFor, languageInAddress } from './http/language.ts';
import type { RunningShop } from './running-shop.ts';

/**
 * Answers visitors from what is kept before anything else is done for a request: no cookie to read, no session to look for,
 * no header to make. Whoever sends a cookie or a token takes the long way, and there gets what is theirs.
 */
export function answerFromKept(app: FastifyInstance, shop: RunningShop): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw;
    const isPlain =
      method === 'GET' &&
      headers.cookie === undefined &&
      headers.authorization === undefined &&
      languageInAddress(request) === undefined; // which is remembered by a cookie
    const kept = isPlain && shop.isReady ? shop.visitorCache.find(keyFor(url ?? '/', headers)) : undefined;
    if (kept === undefined) done();
    else void kept.send(request, reply);
  });
}

export function keyOfPage(url: string, language: string, reduced: boolean): string {
  return `page ${language} ${reduced ? 'reduced ' : ''}${url}`;
}

/** Also the documented answers may say a sentence, which is said in the language that is asked for (D46). */
export function keyOfApiAnswer(url: string, language: string, ourWords: boolean): string {
  return `${ourWords ? 'ours' : 'wire'} ${language} ${url}`;
}

function keyFor(url: string, { accept, 'accept-language': language }: IncomingHttpHeaders): string {
  if (/^\/api\//i.test(url))
    return keyOfApiAnswer(url, languageAskedFor(language), accept?.includes(OUR_WORDS) === true);
  return keyOfPage(url, languageAskedFor(language), false);
}
