import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { FileTooLargeError } from '#shop/kernel/errors.ts';
import type { AnyOperation, FileLimit } from '#shop/frame/operation.ts';
import { readCaller } from '../http/caller.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { RunningShop } from '../running-shop.ts';

const FORM_AROUND_FILE_BYTES = 64 * 1024;

/**
 * Reads forms with a file that pages post to themselves, without script. Only for people with a session, from our own pages,
 * and no larger than the largest file that an operation takes
 * from them. What is not kept is read all the same, so that the answer
 * reaches a browser that is still sending.
 */
export function formWithFileReader(shop: RunningShop, operations: readonly AnyOperation[]) {
  const forCustomers = largestFile(operations.filter(({ access }) => access !== 'staff'));
  const forStaff = largestFile(operations);

  return async (request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> => {
    requireSameOrigin(request, shop.publicUrl);
    const { customer, staff } = await readCaller(request, shop.sessions, shop.clock.now());
    // Without a session the page leads to the login; what was sent is of no use.
    const largest = staff !== null ? forStaff : customer !== null ? forCustomers : undefined;
    const keptBytes = largest === undefined ? 0 : largest.maxBytes + FORM_AROUND_FILE_BYTES;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= keptBytes) chunks.push(chunk);
    }
    if (largest !== undefined && size > keptBytes) throw new FileTooLargeError(largest.tooLarge);
    return Buffer.concat(chunks);
  };
}

function largestFile(operations: readonly AnyOperation[]): FileLimit | undefined {
  return operations.flatMap(({ file }) => file ?? []).toSorted((one, other) => other.maxBytes - one.maxBytes)[0];
}
