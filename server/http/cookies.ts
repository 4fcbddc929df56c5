import type { CookieJar, CookieName } from '#shop/frame/shop.ts';

const NAMES: readonly CookieName[] = ['token', 'userID', 'cart', 'admintoken', 'adminuserID'];

/** Collects the cookies of one answer as `Set-Cookie` values (D15). */
export class AnswerCookies implements CookieJar {
  readonly lines: string[] = [];
  /** Whether this very request has changed something. */
  hasWritten = false;
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

  /** Marks the browser as one that changed something just now (server/replica.ts). */
  markWrite(seconds: number): void {
    if (this.hasWritten) return;
    this.hasWritten = true;
    this.set('wrote', '1', { maxAgeSeconds: seconds });
  }

  clear(name: CookieName): void {
    this.set(name, '', { maxAgeSeconds: 0 });
  }
}

/** Whether a request carries a cookie that lets it act for somebody. */
export function carriesSession(cookies: Record<string, string | undefined>): boolean {
  return NAMES.some((name) => cookies[name] !== undefined && cookies[name] !== '');
}
