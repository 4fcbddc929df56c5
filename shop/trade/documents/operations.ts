import { z } from 'zod';
import { growingPageRequest, withPage } from '../../base/paged-lists/list-page.ts';
import { answerInternalList, answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { operation } from '../../base/operations/operation.ts';
import { fileInput, idNumber } from '../../base/wire/input-schemas.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { listOfOrder, listOwnDocuments } from './document-queries.ts';
import { documentDraft, documentPayment, documentPayments, documentQuestion } from './input.ts';
import { payDocument, payDocuments } from './pay-documents.ts';
import { fileDocument, withdrawDocument } from './file-document.ts';
import { listManuals, storedManual } from './manual-queries.ts';
import { documentPaths } from './paths.ts';
import { staffDocumentPaths } from './staff-paths.ts';
import { orderIdOfName, PURCHASE_ORDER_MAX_BYTES, PURCHASE_ORDER_TOO_LARGE } from './purchase-order.ts';
import { getOrderFile, uploadPurchaseOrder } from './upload-purchase-order.ts';
import { issue } from '../../base/messages/issue.ts';
import { documentSchema, paidDocumentSchema, listedManualSchema } from './answers.ts';

/** The documented {name} is the order's id, by which uploaded files are named: '1001', '1001.pdf' (D29). */
const orderName = z.preprocess((name) => orderIdOfName(String(name)), z.int(issue('refusal.order-file-name')));

const orderId = idNumber('sale');

export const documentOperations = [
  operation(documentPaths.uploadPurchaseOrder, {
    tag: 'User',
    summary: "Upload the customer's purchase order for an order: a PDF named after the order (A27, D32).",
    who: {
      access: 'own or staff',
      staffRight: 'orders',
      impersonation: 'as the member',
      memberRight: 'order',
      scope: 'documents:write',
    },
    input: z.object({ file: fileInput(issue('refusal.choose-file')), partName: z.string().optional() }),
    file: { maxBytes: PURCHASE_ORDER_MAX_BYTES, tooLarge: PURCHASE_ORDER_TOO_LARGE },
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { fileName: '1116.pdf' },
    handle: uploadPurchaseOrder,
  }),

  operation(documentPaths.hasPurchaseOrder, {
    tag: 'User',
    summary: 'Check whether an order has a purchase order (A27, D29).',
    who: { access: 'own or staff', staffRight: 'orders', scope: 'documents:read' },
    input: z.object({ orderId: orderName }),
    answer: { format: answerInternal(z.boolean()) },
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, { shop, caller }) {
      const { fileKey } = await getOrderFile(shop.db, caller, orderId);
      return fileKey !== null && shop.files.has(fileKey);
    },
  }),

  operation(staffDocumentPaths.file, {
    tag: 'Sale',
    summary:
      'File an invoice, a credit note or a certificate (PDF) with an order. Returns the ID of the document (L6).',
    who: { access: 'staff', staffRight: 'documents', scope: 'documents:write' },
    when: { repeatable: true }, // the same file with the same number is one document
    input: documentDraft,
    file: { maxBytes: PURCHASE_ORDER_MAX_BYTES, tooLarge: PURCHASE_ORDER_TOO_LARGE },
    answer: {
      format: answerNumber,
      refuses: [404, 409],
    },
    example: {
      body: {
        orderId: 1116,
        kind: 'invoice',
        number: 'INV-2026-0815',
        issuedOn: '2026-11-20',
        amountMinor: 9102,
        dueOn: '2026-12-20',
      },
      fileName: 'INV-2026-0815.pdf',
    },
    handle: fileDocument,
  }),

  operation(staffDocumentPaths.withdraw, {
    tag: 'Sale',
    summary: 'Withdraw a document that was filed by mistake. The buyer no longer sees it. Returns 1 (L6).',
    who: { access: 'staff', staffRight: 'documents', scope: 'documents:write' },
    input: z.object({ documentId: idNumber('document') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { documentId: 1 } },
    handle: withdrawDocument,
  }),

  operation(staffDocumentPaths.pay, {
    tag: 'Sale',
    summary:
      'Mark an invoice or a credit note as paid in full on a day. Without a day it is open again. Returns 1 (L6).',
    who: { access: 'staff', staffRight: 'documents', scope: 'documents:write' },
    input: documentPayment,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { documentId: 1, paidOn: '2026-11-20' } },
    handle: payDocument,
  }),

  operation(staffDocumentPaths.payMany, {
    tag: 'Sale',
    summary:
      'Mark up to 500 documents as paid by kind and number in one transaction: all or none, or with `isPartial` those that are right. Returns a line for each (L6, M2).',
    who: { access: 'staff', staffRight: 'documents', scope: 'documents:write' },
    input: documentPayments,
    answer: { format: answerInternal(z.array(paidDocumentSchema)) },
    example: {
      body: { payments: [{ kind: 'invoice', number: 'INV-2026-0815', paidOn: '2026-11-20' }], isPartial: true },
    },
    handle: translateAnswer(payDocuments),
  }),

  operation(documentPaths.ofOrder, {
    tag: 'Sale',
    summary: 'List the documents of an order, newest first, with the delivery notes of its shipments (L6).',
    who: { access: 'own or staff', staffRight: { anyOf: ['orders', 'documents'] }, scope: 'documents:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(z.array(documentSchema)) },
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, { shop, caller: { customer, staff } }) {
      const reader = staff === null ? customer : null;
      const documents = await listOfOrder(shop.db, { orderId, reader });
      if (documents === undefined) throw new NotFoundError('order');
      return documents;
    },
  }),

  operation(documentPaths.own, {
    tag: 'Sale',
    summary: "List all documents of the member's orders, newest first. Filters by kind, words and dates (L6).",
    who: { access: 'customer', scope: 'documents:read' },
    input: documentQuestion,
    answer: { format: answerInternalList(documentSchema) },
    example: { query: { kind: 'invoice', from: '2026-01-01', page: 1, pageSize: 20 } },
    handle: (request, { shop, caller: { customer } }) => listOwnDocuments(shop.db, customer, withPage(request)),
  }),

  operation(staffDocumentPaths.ofCompany, {
    tag: 'Sale',
    summary: "List all documents of a company's orders, newest first (H7).",
    who: { access: 'staff', staffRight: { anyOf: ['customers', 'documents'] }, scope: 'documents:read' },
    input: growingPageRequest.extend({ companyId: idNumber('company') }),
    answer: { format: answerInternalList(documentSchema) },
    example: { path: { companyId: 1 }, query: { page: 1, pageSize: 10 } },
    handle: ({ companyId, ...request }, { shop }) =>
      listOwnDocuments(shop.db, { id: 0, companyId, seesAll: true }, withPage(request)),
  }),

  operation(documentPaths.manuals, {
    tag: 'Shop',
    summary: 'List the manuals of the machines with the URLs of their PDFs (A29).',
    who: { access: 'customer or staff', staffRight: null, scope: 'documents:read' },
    input: noInput,
    answer: {
      format: answerInternal(z.array(listedManualSchema)),
    },
    async handle(_, { shop }) {
      const shown = (await listManuals(shop.db)).filter(({ active }) => active);
      const listed = await Promise.all(shown.map((manual) => storedManual(shop, manual)));
      return listed.map(({ name, kind, url }) => ({ name, kind, url }));
    },
  }),
];
