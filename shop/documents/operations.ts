import { z } from 'zod';
import { answerNumber, answerOurs, noInput, operation } from '../frame/operation.ts';
import { manualKind } from './manual-operations.ts';
import { listManuals, storedManual } from './manual-queries.ts';
import { documentPaths } from './paths.ts';
import { orderIdOfName, PURCHASE_ORDER_MAX_BYTES, PURCHASE_ORDER_TOO_LARGE } from './purchase-order.ts';
import { getOrderFile, uploadPurchaseOrder } from './upload-purchase-order.ts';
import { issue } from '../kernel/issue.ts';

/** The documented {name} is the order's id, as uploaded files are named: '1001', '1001.pdf' (D29). */
const orderName = z.preprocess((name) => orderIdOfName(String(name)), z.int(issue('refusal.order-file-name')));

export const documentOperations = [
  operation(documentPaths.uploadPurchaseOrder, {
    tag: 'User',
    summary: "Upload the customer's purchase order for an order: a PDF named after it (A27, D32).",
    access: 'own or staff',
    needs: 'order',
    file: { maxBytes: PURCHASE_ORDER_MAX_BYTES, tooLarge: PURCHASE_ORDER_TOO_LARGE },
    input: z.object({ file: z.file(issue('refusal.choose-file')), partName: z.string().optional() }),
    answer: answerNumber,
    refuses: [404, 409],
    example: { fileName: '1116.pdf' },
    handle: uploadPurchaseOrder,
  }),

  operation(documentPaths.hasPurchaseOrder, {
    tag: 'User',
    summary: 'Whether the purchase order of an order is there (A27, D29).',
    access: 'own or staff',
    input: z.object({ orderId: orderName }),
    answer: answerOurs(z.boolean()),
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, { shop, caller }) {
      const { fileKey } = await getOrderFile(shop.db, caller, orderId);
      return fileKey !== null && shop.files.has(fileKey);
    },
  }),

  operation(documentPaths.manuals, {
    tag: 'Shop',
    summary: 'The manuals of the machines, and where their PDFs are (A29).',
    access: 'customer or staff',
    input: noInput,
    answer: answerOurs(z.array(z.object({ name: z.string(), kind: manualKind, url: z.string().nullable() }))),
    async handle(_, { shop }) {
      const shown = (await listManuals(shop.db)).filter(({ active }) => active);
      const listed = await Promise.all(shown.map((manual) => storedManual(shop, manual)));
      return listed.map(({ name, kind, url }) => ({ name, kind, url }));
    },
  }),
];
