import type { FastifyInstance } from 'fastify';
import type { PackedFile } from '#platform/zip.ts';
import { findDocumentFile, listNamed } from '#shop/trade/documents/document-queries.ts';
import { documentOfKey, MAX_IN_ZIP } from '#shop/trade/documents/order-document-rules.ts';
import type { Caller } from '#shop/base/operations/shop.ts';
import { findShippedOrder } from '#shop/trade/fulfilment/find-shipped-order.ts';
import { dayInZone } from '#shop/base/days/calendar-day.ts';
import { InvalidInputError, NotFoundError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { message } from '#shop/base/messages/message.ts';
import type { RunningShop } from '../running-shop.ts';
import { drawPaper } from '../papers/draw-paper.ts';
import { deliveryNoteOf } from './delivery-notes.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendFile } from './send-file.ts';
import type { OrderDocument } from '#shop/trade/documents/answers.ts';

/** Staff rights to read documents: on the order or on the company. */
const READERS = { anyOf: ['orders', 'documents', 'customers'] } as const;

/**
 * `/Order-Document.pdf?id=` and `/Documents.zip?document=…`: invoices and other documents, for readers of the order
 * (L6).
 */
export function mountOrderDocuments(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Order-Document.pdf',
    sendProtectedFile(
      shop,
      () => '/Documents',
      async (request, reply, caller) => {
        const id = Number((request.query as { id?: unknown }).id);
        const isNumber = Number.isInteger(id) && id > 0 && id <= MAX_ID;
        const found = isNumber ? await findDocumentFile(shop.db, id, readerOf(caller)) : undefined;
        const bytes = found === undefined ? undefined : await shop.files.get(found.fileKey);
        if (found === undefined || bytes === undefined) throw new NotFoundError('order-document');
        return sendFile(request, reply, {
          bytes,
          type: 'application/pdf',
          name: fileName(found),
          cache: 'private',
        });
      },
      READERS,
    ),
  );

  app.get(
    '/Documents.zip',
    sendProtectedFile(
      shop,
      () => '/Documents',
      async (request, reply, caller) => {
        const documents = await namedDocuments(shop, caller, (request.query as { document?: unknown }).document);
        const { writeZip } = await import('#platform/zip.ts'); // libraries that few requests need
        const content = writeZip(packedFiles(shop, documents, caller));
        content.on('error', (error) => reply.log.error(error));
        return reply
          .header(
            'content-disposition',
            `attachment; filename="documents-${dayInZone(shop.clock.now(), shop.store.timeZone)}.zip"`,
          )
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .type('application/zip')
          .send(content);
      },
      READERS,
    ),
  );
}

/** null: staff, who see every order. */
function readerOf({ customer, staff }: Caller) {
  return staff === null ? customer : null;
}

/**
 * @throws {InvalidInputError} none or too many are requested @throws {NotFoundError} the caller does not see one of
 * them; the error does not reveal which
 */
async function namedDocuments(shop: RunningShop, caller: Caller, asked: unknown): Promise<OrderDocument[]> {
  const keys = [...new Set([asked].flat().filter((key) => typeof key === 'string'))];
  if (keys.length === 0 || keys.length > MAX_IN_ZIP)
    throw new InvalidInputError([
      { field: 'document', message: message('refusal.choose-documents', { most: MAX_IN_ZIP }) },
    ]);
  const named = keys.map(documentOfKey).filter((each) => each !== null);
  const documents = await listNamed(shop.db, named, readerOf(caller));
  if (documents.length < keys.length) throw new NotFoundError('order-document');
  return documents;
}

/** Fetches one file after the other while the zip is read, so that a hundred invoices are never in memory at once. */
async function* packedFiles(
  shop: RunningShop,
  documents: readonly OrderDocument[],
  caller: Caller,
): AsyncGenerator<PackedFile> {
  const taken = new Set<string>();
  for (const document of documents) {
    const path = freePath(`${document.reference}/${fileName(document)}`, taken);
    yield { path, content: contentOf(shop, document, caller), isPacked: true };
  }
}

async function* contentOf(shop: RunningShop, document: OrderDocument, caller: Caller): AsyncGenerator<Buffer> {
  yield await bytesOf(shop, document, caller);
}

async function bytesOf(shop: RunningShop, { kind, id }: OrderDocument, caller: Caller): Promise<Buffer> {
  if (kind !== 'delivery-note') {
    const found = await findDocumentFile(shop.db, id, readerOf(caller));
    const bytes = found === undefined ? undefined : await shop.files.get(found.fileKey);
    if (bytes === undefined) throw new Error(`The file of document ${id} does not exist.`);
    return bytes;
  }
  const shipped = await findShippedOrder(shop.db, id);
  if (shipped === undefined) throw new Error(`Shipment ${id} does not exist.`);
  return drawPaper(await deliveryNoteOf(shop, shipped));
}

/**
 * Two numbers may yield one name, also in a case-insensitive file system; the second becomes 'invoice INV-7_1 (2).pdf'.
 */
function freePath(path: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? path : path.replace(/\.pdf$/, ` (${count}).pdf`);
    const key = free.toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return free;
  }
}

/** 'invoice INV-0815.pdf': a number can't form a path. Letters of every script, and dots inside, are kept. */
function fileName({ kind, number }: Pick<OrderDocument, 'kind' | 'number'>): string {
  const safe = number.replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '_').replaceAll(/\.(?=\.|$)|(?<=\.)\./g, '_');
  return `${kind} ${safe}.pdf`;
}
