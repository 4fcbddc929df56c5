import http from 'node:http';
import https from 'node:https';
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

interface OutgoingOptions {
  /** Allows http, and addresses of this machine: for tests, and refused by a public shop. */
  toLoopback?: boolean;
}

/**
 * Requests to addresses that customers or staff typed (M3): https, to public addresses only, without following redirects. The address
 * that the name resolves to is checked as it is connected to, so that a name can't lead elsewhere in between. docs/security.md lists the
 * shop's other outgoing requests.
 */
export class Outgoing {
  readonly #toLoopback: boolean;
  readonly #secure: https.Agent;
  readonly #plain: http.Agent;

  constructor({ toLoopback = false }: OutgoingOptions = {}) {
    const filter = { allowPrivateIPAddress: toLoopback, allowMetaIPAddress: toLoopback };
    this.#toLoopback = toLoopback;
    this.#secure = new RequestFilteringHttpsAgent({ ...filter, keepAlive: false });
    this.#plain = new RequestFilteringHttpAgent({ ...filter, keepAlive: false });
  }

  /** Returns whether requests can be made to this address, as far as it is known without resolving its name. */
  accepts(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, username, password, hash } = new URL(url);
    const isAllowed = protocol === 'https:' || (protocol === 'http:' && this.#toLoopback);
    return isAllowed && username === '' && password === '' && hash === '';
  }

  /**
   * Sends a body and returns the answer, whatever its status.
   * @throws {Error} no answer in time, no connection, or an address that is not allowed
   */
  post(
    url: string,
    { headers, body, withinMs }: { headers: Record<string, string>; body: string; withinMs: number },
  ): Promise<OutgoingAnswer> {
    if (!this.accepts(url)) return Promise.reject(new Error('This address is not allowed.'));
    const isSecure = new URL(url).protocol === 'https:';
    const signal = AbortSignal.timeout(withinMs);
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(signal.aborted ? new Error('No answer in time.') : error);
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
            fail,
          );
        },
      );
      request.on('error', fail);
      request.end(body);
    });
  }
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
