import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawPaper, type PaperRequest, etagOfPaper } from '../papers/draw-paper.ts';

export interface SentFile {
  bytes: Buffer;
  type: 'application/pdf' | 'video/webm' | 'image/jpeg' | 'image/png' | 'image/svg+xml';
  /** File name for saving. */
  name: string;
  /** 'private': for this session only, revalidated each time; 'public': cached for an hour. */
  cache: 'private' | 'public';
  /** Our own pages can show it in a frame. */
  besidePages?: true;
}

const CACHE = { private: 'private, no-cache', public: 'public, max-age=3600' } as const;

// Browsers show a PDF in a viewer, which is an object with styles; nothing else may run or load in it.
const POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors";

type SentHeaders = Pick<SentFile, 'type' | 'name' | 'cache' | 'besidePages'> & { etag: string };

/** Sets the headers of a file: it is shown as its type, and nothing runs in it. */
function writeHeaders(reply: FastifyReply, { type, name, cache, besidePages, etag }: SentHeaders): void {
  reply.headers({
    'content-type': type,
    'content-disposition': `inline; ${fileNames(name)}`,
    'content-security-policy': `${POLICY} ${besidePages === true ? "'self'" : "'none'"}`,
    'x-content-type-options': 'nosniff',
    'cache-control': CACHE[cache],
    etag,
  });
  if (besidePages === true) reply.header('x-frame-options', 'SAMEORIGIN');
  if (cache === 'private') reply.header('vary', 'cookie, authorization');
}

/**
 * Sends a document that is drawn for its reader. It is drawn only if its bytes are needed: not for HEAD, and not if the
 * browser has it. It is sent whole, because each part would be drawn separately.
 */
export async function sendPaper(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, paper }: { name: string; paper: PaperRequest },
): Promise<FastifyReply> {
  const etag = etagOfPaper(paper);
  writeHeaders(reply, { type: 'application/pdf', name, cache: 'private', etag });
  reply.header('accept-ranges', 'none');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return request.method === 'HEAD' ? reply.send() : reply.send(await drawPaper(paper));
}

/**
 * Sends a file, whole or the requested range; 304 if the browser already has it. HEAD returns the same headers without
 * the bytes.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): FastifyReply {
  const size = file.bytes.length;
  const etag = `"${createHash('sha1').update(file.bytes).digest('base64url')}"`;
  writeHeaders(reply, { ...file, etag });
  reply.header('accept-ranges', 'bytes');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const { range } = request.headers;
  const asked = range === undefined || !stillHolds(request, etag) ? 'whole' : readRange(range, size);
  if (asked === 'whole') return reply.header('content-length', size).send(file.bytes);
  if (asked === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${asked.first}-${asked.last}/${size}`)
    .send(file.bytes.subarray(asked.first, asked.last + 1));
}

/** A range is only useful to a client whose other parts are of the same file. */
function stillHolds(request: FastifyRequest, etag: string): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag;
}

/**
 * Parses a Range header for a file of this size (RFC 9110): one range; several, or another unit, get the whole file. 'none':
 * outside the file.
 */
export function readRange(header: string, size: number): { first: number; last: number } | 'whole' | 'none' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'; // invalid: ignored
  return first >= size || last < first ? 'none' : { first, last };
}

/** The name in ASCII, and in full for clients of RFC 6266, because a number may be in any script. */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
