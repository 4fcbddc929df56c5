import { type SQL, sql } from 'drizzle-orm';
import { KEPT, type Person, personalTable } from '../../base/operations/personal-data.ts';
import { orderMessages } from '../messages/tables.ts';
import { approvalRequests } from '../approvals/tables.ts';
import { orderEvents, orderLines, orderProgress, orders, orderSortKeys, purchaseOrders } from './tables.ts';
import { orderVersions } from '../order-versions/tables.ts';

/** Orders that the person placed. */
export const ownOrders = ({ customerId }: Person): SQL =>
  sql`(select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId})`;
/** Those that tax law no longer needs. */
export const endedOrders = ({ customerId, booksEnd }: Person): SQL => sql`(
  select ${orders.id} from ${orders}
  where ${orders.customerId} = ${customerId} and ${orders.placedAt} < ${booksEnd.toISOString()}::timestamptz
)`;

const books = { group: 'orders', kept: KEPT.books, erasedWith: 'books' } as const;
const member = ({ customerId }: Person) => sql`${orders.customerId} = ${customerId}`;

const ofBooks = [
  personalTable(orders, {
    staff: ['placedByStaff'],
    impersonal: [
      'status',
      'shipping',
      'adjustments',
      'couponCode',
      'sellerVatNumber',
      'sellerEoriNumber',
      'taxSellerCountry',
      'taxRounding',
      'taxReason',
      'paymentTerms',
      'creditHold',
    ],
    parts: [
      {
        ...books,
        purpose: 'Orders: who bought what, for whom, and where it was delivered',
        rows: member,
        erases: {
          purchaseOrderNumber: 'dash',
          costCentre: 'dash',
          requisitionNumber: 'dash',
          firstName: 'empty',
          surname: 'dash',
          email: 'dash',
          deliveryAddress: 'dash',
        },
        shows: [
          'id',
          'placedAt',
          'purchaseOrderNumber',
          'costCentre',
          'requisitionNumber',
          'wantedBy',
          'shipping',
          'firstName',
          'surname',
          'company',
          'email',
          'deliveryAddress',
          'billingAddress',
          'vatNumber',
          'eoriNumber',
          'currencyId',
          'couponCode',
          'goodsMinor',
          'adjustments',
          'discountMinor',
          'subtotalMinor',
          'deliveryMinor',
          'taxMinor',
          'totalMinor',
        ],
      },
      {
        ...books,
        purpose: 'The name and tax numbers of the company on its orders',
        rows: member,
        erasedWith: 'company and books',
        erases: { company: 'dash', vatNumber: 'dash', eoriNumber: 'dash', billingAddress: 'dash' },
        shows: [],
      },
    ],
  }),
  personalTable(orderVersions, {
    staff: ['staffName'],
    impersonal: ['taxReason', 'adjustments'],
    parts: [
      {
        ...books,
        purpose: 'Corrections of orders',
        rows: (person) => sql`${orderVersions.orderId} in ${ownOrders(person)}`,
        erases: {
          why: 'dash',
          purchaseOrderNumber: 'dash',
          fields: 'inside',
          deliveryAddress: 'dash',
          changes: 'inside',
        },
        shows: [
          'orderId',
          'version',
          'madeAt',
          'why',
          'purchaseOrderNumber',
          'fields',
          'deliveryAddress',
          'goodsMinor',
          'adjustments',
          'discountMinor',
          'subtotalMinor',
          'deliveryMinor',
          'taxMinor',
          'totalMinor',
          'changes',
        ],
      },
    ],
  }),
  personalTable(orderSortKeys, {
    parts: [
      {
        ...books,
        purpose: 'Sorts orders by PO number',
        rows: (person) => sql`${orderSortKeys.orderId} in ${ownOrders(person)}`,
        erases: { purchaseOrderNumber: 'dash' },
        shows: [],
      },
    ],
  }),
  personalTable(orderLines, {
    impersonal: [
      'productName',
      'productIntro',
      'productDetails',
      'variantDetails',
      'promise',
      'unit',
      'priceDecision',
      'kitParts',
    ],
    parts: [
      {
        ...books,
        purpose: 'The press that a part was ordered for',
        rows: (person) => sql`${orderLines.orderId} in ${ownOrders(person)}`,
        erases: { serial: 'empty', machine: 'empty', ownNumber: 'dash' },
        shows: [
          'orderId',
          'position',
          'productName',
          'productDetails',
          'variantDetails',
          'unit',
          'quantity',
          'unitPriceMinor',
          'lineTotalMinor',
          'serial',
          'machine',
          'ownNumber',
        ],
      },
    ],
  }),
  personalTable(purchaseOrders, {
    parts: [
      {
        ...books,
        purpose: "The customer's own purchase order",
        rows: (person) => sql`${purchaseOrders.orderId} in ${ownOrders(person)}`,
        isDeleted: true,
        erases: { fileKey: 'dash' },
        shows: ['orderId', 'uploadedAt', 'fileKey'],
        file: 'fileKey',
      },
    ],
  }),
];

const isBuyers = sql`${orderMessages.side} = 'buyer'`;
const byNobodyElse = ({ customerId }: Person) =>
  sql`(${orderMessages.customerId} is null or ${orderMessages.customerId} = ${customerId})`;
const words = { group: 'messages', kept: KEPT.words, erasedWith: 'person' } as const;

/** Personal data of orders, messages and approvals (O4). */
export const ordersPersonal = [
  ...ofBooks,
  personalTable(orderProgress, { staff: ['heldByName', 'purchaseOrderCheckedBy'], impersonal: ['state'] }),
  personalTable(orderEvents, {
    staff: ['staffName'],
    impersonal: ['kind'],
    parts: [
      {
        group: 'orders',
        purpose: 'The history of orders, with reasons',
        kept: KEPT.words,
        rows: (person) => sql`${orderEvents.orderId} in ${ownOrders(person)}`,
        erasedWith: 'person',
        erases: { details: 'inside' },
        shows: ['orderId', 'at', 'kind'],
      },
    ],
  }),
  personalTable(orderMessages, {
    impersonal: ['side'],
    parts: [
      {
        ...words,
        purpose: 'Messages between buyer and counter about an order',
        rows: (person) => sql`(${orderMessages.orderId} in ${ownOrders(person)} and ${byNobodyElse(person)})`,
        erases: {
          byName: { write: 'dash', where: () => isBuyers },
          message: 'dash',
          readByName: {
            write: 'dash',
            where: ({ customerId }) =>
              sql`not ${isBuyers} and coalesce(${orderMessages.readByCustomerId}, ${customerId}) = ${customerId}`,
          },
        },
        shows: ['orderId', 'side', 'message', 'writtenAt', 'readAt'],
        copied: ({ customerId }) => sql`(not ${isBuyers} or ${orderMessages.customerId} = ${customerId})`,
      },
      {
        ...words,
        purpose: 'Messages about the orders of colleagues',
        rows: (person) =>
          sql`(${orderMessages.customerId} = ${person.customerId} and ${orderMessages.orderId} not in ${ownOrders(person)})`,
        erases: { byName: 'dash', message: 'dash' },
        shows: ['orderId', 'side', 'message', 'writtenAt', 'readAt'],
      },
      {
        ...words,
        purpose: 'Who read the messages about the orders of colleagues',
        kept: KEPT.name,
        rows: (person) =>
          sql`(${orderMessages.readByCustomerId} = ${person.customerId} and ${orderMessages.orderId} not in ${ownOrders(person)})`,
        erases: { readByName: 'dash' },
        shows: [],
      },
    ],
  }),
  personalTable(approvalRequests, {
    impersonal: ['state', 'askedFor', 'couponCode', 'stamp'],
    parts: [
      {
        group: 'approvals',
        purpose: 'Orders that needed an approval',
        kept: KEPT.words,
        rows: ({ customerId }) => sql`${approvalRequests.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: { purchaseOrderNumber: 'dash', frozen: 'inside', reason: 'dash' },
        shows: [
          'id',
          'state',
          'askedFor',
          'purchaseOrderNumber',
          'currencyId',
          'totalMinor',
          'askedAt',
          'expiresAt',
          'decidedAt',
          'reason',
          'orderId',
        ],
      },
      {
        group: 'approvals',
        purpose: 'Who decided about a request of a colleague',
        kept: KEPT.name,
        rows: ({ customerId }) =>
          sql`(${approvalRequests.decidedBy} = ${customerId} or ${approvalRequests.decidedFor} = ${customerId})`,
        erasedWith: 'person',
        erases: {
          decidedByName: {
            write: 'dash',
            where: ({ customerId }) => sql`${approvalRequests.decidedBy} = ${customerId}`,
          },
          decidedForName: {
            write: 'dash',
            where: ({ customerId }) => sql`${approvalRequests.decidedFor} = ${customerId}`,
          },
          reason: { write: 'dash', where: ({ customerId }) => sql`${approvalRequests.decidedBy} = ${customerId}` },
        },
        shows: ['id', 'state', 'decidedAt', 'reason'],
        copied: ({ customerId }) =>
          sql`(${approvalRequests.decidedBy} = ${customerId} and ${approvalRequests.customerId} <> ${customerId})`,
      },
    ],
  }),
];
