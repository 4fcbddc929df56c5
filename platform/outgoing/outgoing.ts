import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Maximum number of bytes of an answer that are read. */
const ANSWER_MAX = 64 * 1024;

/** An answer from an address that somebody else chose. */
export interface OutgoingAnswer {
  status: number;
  /** Its beginning, at most 64 kB. */
  body: string;
  /** As sent: seconds, or a date; null: absent. */
  retryAfter: string | null;
}

/**
 * Why no requests are made to an address, as far as it is known without resolving its name: it is none, it isn't encrypted, it contains
 * a password, or its host is on this machine or in a private network.
 */
export type AddressFault = 'unreadable' | 'unencrypted' | 'password' | 'private';

interface OutgoingOptions {
  /** Allows this machine, also by http: for tests, and refused by a public shop. */
  toLoopback?: boolean;
}

const LOOPBACK_RANGES = ['127.0.0.0/8', '::1'];
/** Endings of names that no public name server resolves (RFC 6761, RFC 6762, RFC 9476, ICANN's private domain). */
const PRIVATE_ENDINGS = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'alt'];

/**
 * Requests to addresses that customers or staff typed (M3): https, to public addresses only, without following redirects. The address
 * that the name resolves to is checked as it is connected to, so that a name can't lead elsewhere in between; later requests may use
 * the same connection. docs/security.md lists the
 * shop's other outgoing requests.
 */
export class Outgoing {
  readonly #toLoopback: boolean;
  readonly #secure: https.Agent;
  readonly #plain: http.Agent;

  constructor({ toLoopback = false }: OutgoingOptions = {}) {
    const filter = { allowIPAddressList: toLoopback ? LOOPBACK_RANGES : [] };
    this.#toLoopback = toLoopback;
    this.#secure = new RequestFilteringHttpsAgent({ ...filter, keepAlive: true });
    this.#plain = new RequestFilteringHttpAgent({ ...filter, keepAlive: true });
  }

  /** Finds why no requests are made to an address, before its name is resolved; null: nothing is known against it. */
  findFault(address: string): AddressFault | null {
    if (!URL.canParse(address)) return 'unreadable';
    const { protocol, username, password, hash, hostname } = new URL(address);
    if (username !== '' || password !== '') return 'password';
    if (hash !== '') return 'unreadable';
    if (this.#toLoopback && isLoopback(hostname)) return null;
    if (protocol !== 'https:') return 'unencrypted';
    return isPrivate(hostname) ? 'private' : null;
  }

  /**
   * Sends a body and returns the answer, whatever its status.
   * @throws {Error} no answer in time, no connection, or an address that is not allowed
   */
  async post(
    url: string,
    { headers, body, withinMs }: { headers: Record<string, string>; body: string; withinMs: number },
  ): Promise<OutgoingAnswer> {
    if (this.findFault(url) !== null) throw new Error('This address is not allowed.');
    const signal = AbortSignal.timeout(withinMs);
    try {
      for (;;) {
        const answer = await this.#send(url, { headers, body, signal });
        if (answer !== 'closed') return answer;
      }
    } catch (error) {
      throw signal.aborted ? new Error('No answer in time.') : error;
    }
  }

  /** Returns 'closed' if the other side had closed a connection of an earlier request meanwhile: then it read nothing of this one. */
  #send(
    url: string,
    { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<OutgoingAnswer | 'closed'> {
    const isSecure = new URL(url).protocol === 'https:';
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(
        url,
        {
          method: 'POST',
          agent: isSecure ? this.#secure : this.#plain,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal,
          maxHeaderSize: 16 * 1024,
        },
        (response) => {
          readBeginning(response).then(
            (text) =>
              resolve({
                status: response.statusCode ?? 0,
                body: text,
                retryAfter: response.headers['retry-after'] ?? null,
              }),
            reject,
          );
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve('closed');
        else reject(error);
      });
      request.end(body);
    });
  }
}

/** Returns the address in a host of a URL, which is normalised there: 0x7f.1 is 127.0.0.1. null: it is a name. */
function literalIn(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}

function isLoopback(hostname: string): boolean {
  const literal = literalIn(hostname);
  return literal === null ? hostname === 'localhost' : ipaddr.parse(literal).range() === 'loopback';
}

/** The same ranges as when connecting; of names, those that can't be public. */
function isPrivate(hostname: string): boolean {
  const literal = literalIn(hostname);
  if (literal !== null) return ipaddr.parse(literal).range() !== 'unicast';
  const name = hostname.replace(/\.$/, '');
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
}

/** Reads the beginning of an answer, and ends the connection of a longer one. */
async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, ANSWER_MAX - length));
    length += part.length;
    if (length >= ANSWER_MAX) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
