import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '#shop/base/operations/operation.ts';

const MAX_BYTES = 24 * 1024 * 1024; // two thousand product pages, compressed
const BIG_ENOUGH_TO_COMPRESS = 1024;
/** Memory of an answer besides its bytes: headers and table entry. */
const OVERHEAD_BYTES = 1000;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export interface Content {
  body: string | Buffer;
  headers: Record<string, string>;
  /** The page's route pattern. */
  route?: string;
}

/** The state of the data from which an answer is made. */
export interface DataState {
  readonly freshness: Freshness;
  readonly version: number;
}

interface CachedAnswer {
  readonly state: DataState;
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
  readonly route: string | undefined;
}

/**
 * Finished answers for visitors without a session, by address, language and content encoding. They carry no price and no name; a change
 * of what they were made from drops them. An answer is kept only if nothing changed while it was made.
 */
export class VisitorCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2 + OVERHEAD_BYTES,
  });
  readonly #version: (freshness: Freshness) => number;
  /** Called for each lookup of an answer. */
  onLook: (isHit: boolean) => void = () => {};

  /** @param version the current version of the data with this freshness */
  constructor(version: (freshness: Freshness) => number) {
    this.#version = version;
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** For development: the pages themselves have changed. */
  clear(): void {
    this.#answers.clear();
  }

  /** State of the data for an answer that is about to be made; call it first. */
  stateFor(freshness: Freshness): DataState {
    return { freshness, version: this.#version(freshness) };
  }

  /** Sends the cached answer with this key; undefined if there is none. */
  sendKept(key: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const encodedKey = `${encodingFor(request)} ${key}`;
    const answer = this.#answers.get(encodedKey);
    const isFresh = answer !== undefined && this.#isCurrent(answer.state);
    this.onLook(isFresh);
    if (isFresh) return send(answer, request, reply);
    this.#answers.delete(encodedKey);
    return undefined;
  }

  /** Sends a complete answer, and caches it for the next visitor. */
  async keepAndSend(
    key: string,
    state: DataState,
    content: Content,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const encoding = encodingFor(request);
    const answer = await finishAnswer(state, content, encoding);
    if (this.#isCurrent(state)) this.#answers.set(`${encoding} ${key}`, answer);
    return send(answer, request, reply);
  }

  #isCurrent({ freshness, version }: DataState): boolean {
    return version === this.#version(freshness);
  }
}

function send({ bytes, headers, route }: CachedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (route !== undefined) request.page = route;
  reply.headers(headers);
  return request.headers['if-none-match'] === headers['etag'] ? reply.code(304).send() : reply.send(bytes);
}

type Encoding = 'br' | 'gzip' | 'identity';

async function finishAnswer(
  state: DataState,
  { body, headers, route }: Content,
  wanted: Encoding,
): Promise<CachedAnswer> {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const encoding = plain.length < BIG_ENOUGH_TO_COMPRESS ? 'identity' : wanted;
  const hash = createHash('sha1').update(plain).digest('base64url');
  return {
    state,
    bytes: await compressed(plain, encoding),
    headers: {
      ...headers,
      // Browsers and proxies may cache it, but must revalidate, so that a change appears at once.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept, accept-encoding, accept-language, authorization, cookie',
      etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    route,
  };
}

async function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  const made = await (encoding === 'br' ? compress.br(plain, BROTLI_OPTIONS) : compress.gzip(plain));
  return Buffer.from(made); // zlib's result is a view of a larger buffer, which would be kept with it
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
