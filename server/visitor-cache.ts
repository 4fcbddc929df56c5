import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '#shop/frame/operation.ts';
import { MadeOnce } from './made-once.ts';

const MOST_BYTES = 24 * 1024 * 1024; // two thousand pages of parts, compressed
const BIG_ENOUGH_TO_COMPRESS = 1024;
/** What an answer takes besides its bytes: its headers, its place in the table. */
const FRAME_BYTES = 2000;
const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

export interface KeptContent {
  body: string | Buffer;
  contentType: string;
  /** The page's address in the table of routes. */
  route?: string;
}

/**
 * Finished answers for visitors without a session, by address and language. They carry no price and no name; a change of
 * what they were made from drops them. An answer is kept only if nothing changed while it was made.
 */
export class VisitorCache {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (answer, key) => answer.bytes + key.length * 2,
  });
  readonly #version: (freshness: Freshness) => number;
  /** Told of each look for an answer. */
  onLook: (isHit: boolean) => void = () => {};

  /** @param version  the number of the present state of what answers of this freshness are made from */
  constructor(version: (freshness: Freshness) => number) {
    this.#version = version;
  }

  find(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    const isFresh = answer !== undefined && answer.madeAt === this.#version(answer.freshness);
    this.onLook(isFresh);
    if (isFresh) return answer;
    this.#answers.delete(key);
    return undefined;
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** For development: the pages themselves have changed. */
  forgetAll(): void {
    this.#answers.clear();
  }

  /** What an answer that is made now will be made from; taken before it is made. */
  stateFor(freshness: Freshness): KeptState {
    return { freshness, madeAt: this.#version(freshness) };
  }

  /** Sends a finished answer, with every header that the reply has so far, and keeps it for the next visitor. */
  keep(key: string, state: KeptState, content: KeptContent, reply: FastifyReply): KeptAnswer {
    const answer = new KeptAnswer(state, content, headersOf(reply), () => this.#weighAgain(key, answer));
    if (state.madeAt === this.#version(state.freshness)) this.#answers.set(key, answer);
    return answer;
  }

  #weighAgain(key: string, answer: KeptAnswer): void {
    if (this.#answers.peek(key) !== answer) return;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
  }
}

/** The state of the data that an answer was made from. */
export interface KeptState {
  readonly freshness: Freshness;
  readonly madeAt: number;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** One form of an answer as it goes out: its headers are finished, too. */
interface Form {
  readonly bytes: Buffer;
  readonly headers: Record<string, string | string[]>;
}

/** One finished answer in the forms that were asked for, each made once; what nobody asks for is not kept, the plain one neither. */
export class KeptAnswer implements KeptState {
  readonly freshness: Freshness;
  readonly madeAt: number;
  /** What other forms are made from. */
  #source: { encoding: Encoding; bytes: Buffer };
  #formBytes = 0;
  readonly #plainLength: number;
  readonly #headers: Record<string, string | string[]>;
  readonly #etag: string;
  readonly #route: string | undefined;
  readonly #onResize: () => void;
  readonly #forms = new MadeOnce((encoding: Encoding) => this.#make(encoding));

  constructor(
    { freshness, madeAt }: KeptState,
    content: KeptContent,
    headers: Record<string, string | string[]>,
    onResize: () => void,
  ) {
    this.freshness = freshness;
    this.madeAt = madeAt;
    const plain = typeof content.body === 'string' ? Buffer.from(content.body) : content.body;
    this.#source = { encoding: 'identity', bytes: plain };
    this.#plainLength = plain.length;
    this.#etag = createHash('sha1').update(plain).digest('base64url');
    this.#route = content.route;
    this.#onResize = onResize;
    this.#headers = {
      ...headers,
      'content-type': content.contentType,
      // A browser or a proxy may keep it, but asks each time whether it still holds: a change shows at once.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept, accept-encoding, accept-language, authorization, cookie',
    };
  }

  /** What it takes in memory. */
  get bytes(): number {
    return (this.#formBytes === 0 ? this.#plainLength : this.#formBytes) + FRAME_BYTES;
  }

  /** Answers past Fastify's own sending: headers and bytes are finished, so there is nothing left to do for it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { bytes, headers } = await this.#forms.get(encodingFor(request, this.#plainLength));
    const known = request.headers['if-none-match'] === headers['etag'];
    if (this.#route !== undefined) request.page = this.#route;
    reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    if (known) {
      const { 'content-length': _, 'content-encoding': __, ...rest } = headers;
      reply.raw.writeHead(304, rest).end();
    } else {
      reply.raw.writeHead(200, headers).end(bytes);
    }
    return reply;
  }

  async #make(encoding: Encoding): Promise<Form> {
    const plain = await uncompressed(this.#source);
    const bytes = await compressed(plain, encoding);
    const isPlain = encoding === 'identity';
    if (isPlain || this.#formBytes === 0) this.#source = { encoding, bytes };
    this.#formBytes += bytes.length;
    this.#onResize();
    return {
      bytes,
      headers: {
        ...this.#headers,
        etag: isPlain ? `"${this.#etag}"` : `"${this.#etag}-${encoding}"`,
        'content-length': String(bytes.length),
        ...(isPlain ? {} : { 'content-encoding': encoding }),
      },
    };
  }
}

function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return fitted(brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  return encoding === 'gzip' ? fitted(gzipped(plain)) : plain;
}

/** What zlib answers lies in a larger piece of memory, which would be kept with it. */
async function fitted(made: Promise<Buffer>): Promise<Buffer> {
  const bytes = await made;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function uncompressed({ encoding, bytes }: { encoding: Encoding; bytes: Buffer }): Promise<Buffer> | Buffer {
  if (encoding === 'br') return unbrotli(bytes);
  return encoding === 'gzip' ? gunzipped(bytes) : bytes;
}

function encodingFor(request: FastifyRequest, length: number): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string' || length < BIG_ENOUGH_TO_COMPRESS) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Every header but those of this one request. */
function headersOf(reply: FastifyReply): Record<string, string | string[]> {
  const { 'x-request-id': _, ...headers } = reply.getHeaders();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
}
