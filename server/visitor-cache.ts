import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const MOST_BYTES = 64 * 1024 * 1024;
const BIG_ENOUGH_TO_COMPRESS = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface KeptContent {
  body: string;
  contentType: string;
  headers?: Record<string, string>;
  status?: number;
}

/**
 * Finished answers for visitors without a session, by address and language. They carry no price and no name; every change
 * of the catalogue drops them all. An answer is kept only if nothing changed while it was made.
 */
export class VisitorCache {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (answer, key) => answer.bytes + key.length * 2,
  });
  readonly #version: () => number;
  #cleanAt = -1;

  /** @param version  the number of the catalogue's present state */
  constructor(version: () => number) {
    this.#version = version;
  }

  find(key: string): KeptAnswer | undefined {
    this.#dropStale();
    return this.#answers.get(key);
  }

  /** @param madeAt  the version that was current before the answer was made */
  keep(key: string, madeAt: number, content: KeptContent): KeptAnswer {
    this.#dropStale();
    const answer = new KeptAnswer(content);
    if (madeAt === this.#version()) this.#answers.set(key, answer);
    return answer;
  }

  #dropStale(): void {
    const version = this.#version();
    if (version === this.#cleanAt) return;
    this.#answers.clear();
    this.#cleanAt = version;
  }
}

/** One finished answer: its bytes, compressed once and only when first asked for. */
export class KeptAnswer {
  readonly #plain: Buffer;
  readonly #content: KeptContent;
  readonly #etag: string;
  #brotli: Promise<Buffer> | Buffer | undefined;
  #gzip: Promise<Buffer> | Buffer | undefined;

  constructor(content: KeptContent) {
    this.#content = content;
    this.#plain = Buffer.from(content.body);
    this.#etag = `"${createHash('sha1').update(this.#plain).digest('base64url')}"`;
  }

  /** What it takes in memory, with room for its compressed forms. */
  get bytes(): number {
    return Math.ceil(this.#plain.length * 1.5) + 500;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.#encodingFor(request);
    const etag = encoding === 'identity' ? this.#etag : this.#etag.replace(/"$/, `-${encoding}"`);
    if (this.#content.headers !== undefined) reply.headers(this.#content.headers);
    reply.headers({
      etag,
      // A browser or a proxy may keep it, but asks each time whether it still holds: a change shows at once.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept, accept-encoding, authorization, cookie',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.code(this.#content.status ?? 200).header('content-type', this.#content.contentType);
    if (encoding === 'identity') return reply.send(this.#plain);
    return reply.header('content-encoding', encoding).send(await this.#compressed(encoding));
  }

  #encodingFor(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
    const accepted = request.headers['accept-encoding'] ?? '';
    if (typeof accepted !== 'string' || this.#plain.length < BIG_ENOUGH_TO_COMPRESS) return 'identity';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  }

  async #compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    if (encoding === 'br') {
      this.#brotli ??= brotli(this.#plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
      return (this.#brotli = await this.#brotli);
    }
    this.#gzip ??= gzipped(this.#plain);
    return (this.#gzip = await this.#gzip);
  }
}
