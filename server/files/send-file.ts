import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drawPaper, type PaperRequest, etagOfPaper } from '../papers/draw-paper.ts';

export interface SentFile {
  bytes: Buffer;
  type: 'application/pdf' | 'video/webm' | 'image/jpeg';
  /** File name when a browser saves it. */
  name: string;
  /** 'private': for this session only, asked anew each time; 'public': may be kept for an hour. */
  cache: 'private' | 'public';
  /** Our own pages may show it in a frame. */
  besidePages?: true;
}

const CACHE = { private: 'private, no-cache', public: 'public, max-age=3600' } as const;

// A browser shows a PDF in a viewer of its own, which is an object with styles; nothing else may run or load in it.
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
 * Sends a paper that is drawn for its reader. It is drawn only for the person who wants its bytes and does not have them: not for HEAD. It comes
 * whole, since it would be drawn anew for each part.
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
 * Sends a file to be shown as what it is, whole or the one range that was requested; a browser that has it already is
 * told so. HEAD answers the same without the bytes.
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

/** A part is only of use to somebody whose other parts are of the same file. */
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
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'; // makes no sense: as if it had not been said
  return first >= size || last < first ? 'none' : { first, last };
}

/** The name in plain letters, and as it is for those who read RFC 6266: a number may be written in any script. */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
