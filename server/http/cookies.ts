import type { FastifyReply } from 'fastify';
import type { CookieJar, CookieName } from '#shop/base/operations/shop.ts';

const NAMES: readonly CookieName[] = ['token', 'userID', 'cart', 'admintoken', 'adminuserID'];

/** Collects the browser state of one answer: cookies, as `Set-Cookie` values, and clearing (D15). */
export class AnswerCookies implements CookieJar {
  readonly lines: string[] = [];
  #forgotten: string | undefined;
  readonly #secure: boolean;

  constructor(publicUrl: string) {
    this.#secure = publicUrl.startsWith('https:');
  }

  set(name: CookieName, value: string, options: { maxAgeSeconds?: number; readableByScript?: boolean } = {}): void {
    const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
    if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`);
    if (options.readableByScript !== true) parts.push('HttpOnly');
    if (this.#secure) parts.push('Secure');
    this.lines.push(parts.join('; '));
  }

  clear(name: CookieName): void {
    this.set(name, '', { maxAgeSeconds: 0 });
  }

  /** Browsers do it only over https, and on localhost. */
  forget(what: 'pages' | 'pages and storage'): void {
    this.#forgotten = what === 'pages' ? '"cache"' : '"cache", "storage"';
  }

  sendWith(reply: FastifyReply): void {
    if (this.lines.length > 0) reply.header('set-cookie', this.lines);
    if (this.#forgotten !== undefined) reply.header('clear-site-data', this.#forgotten);
  }
}

/** Returns whether a request has a session cookie. */
export function carriesSession(cookies: Record<string, string | undefined>): boolean {
  return NAMES.some((name) => cookies[name] !== undefined && cookies[name] !== '');
}
