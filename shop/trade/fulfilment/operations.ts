import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { answerInternalList, answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { listedIds, listedIdsInput } from '../../base/paged-lists/listed-ids.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { answerRequest } from './answer-change-request.ts';
import { askForChange, withdrawRequest } from './ask-for-change.ts';
import { correctOrder } from './correct-order.ts';
import { localizeOrder } from '../orders/localize-order.ts';
import { listCarriers } from './carrier-queries.ts';
import { listChangedOrders } from './changed-orders.ts';
import {
  changeRequestAnswer,
  changeRequestDraft,
  carrierSave,
  changesRequest,
  orderCorrection,
  orderIds,
  queueQuestion,
  shipmentDraft,
  stepsRequest,
  undoRequest,
} from './input.ts';
import { flagPurchaseOrderChecked, flagOrdersOnHold } from './flag-orders.ts';
import { fulfilmentPaths } from './paths.ts';
import { staffFulfilmentPaths } from './staff-paths.ts';
import { queueList } from './queue-list.ts';
import { readDelivery } from './read-delivery.ts';
import { PICKED_TOGETHER } from './pick-list.ts';
import { readPickLists } from './read-pick-lists.ts';
import { readProgress } from './read-progress.ts';
import { readVersions } from './read-versions.ts';
import { readRequests } from './read-change-requests.ts';
import { saveCarrier } from './save-carrier.ts';
import { taxInWords } from '../../base/tax/tax-figures.ts';
import { shipOrder } from './ship-order.ts';
import { takeSteps } from './take-steps.ts';
import { undoSteps } from './undo-steps.ts';
import {
  carrierSchema,
  changeRequestSchema,
  changedOrdersSchema,
  deliverySchema,
  orderVersionsSchema,
  pickListSchema,
  progressSchema,
  queuedOrderSchema,
  stepsTakenSchema,
} from './wire.ts';

const CHANGES_A_CALL = 100;
const orderId = idNumber('sale');

/** Operations for placed orders (L1 to L3). */
export const fulfilmentOperations = [
  operation(staffFulfilmentPaths.queue, {
    tag: 'Sale',
    summary: 'List the open orders of the counter, most urgent step first (L2).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: queueQuestion,
    answer: { format: answerInternalList(queuedOrderSchema) },
    example: { query: { state: 'new', checked: 'no' } },
    handle: (question, { shop, caller }) => listPage(shop, queueList(caller.staff.id), question),
  }),

  operation(staffFulfilmentPaths.step, {
    tag: 'Sale',
    summary: 'Apply one step to one or more orders: accept, pick, close or cancel (L1).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: stepsRequest,
    answer: { format: answerInternal(stepsTakenSchema), refuses: [404, 409] },
    example: { body: { orderIds: [1116], step: 'accept' } },
    handle: takeSteps,
  }),

  operation(staffFulfilmentPaths.undo, {
    tag: 'Sale',
    summary: 'Undo steps of the last minute. Returns the number of steps undone (L1).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: undoRequest,
    answer: { format: answerNumber, refuses: [409] },
    example: { body: { eventIds: [1] } },
    handle: undoSteps,
  }),

  operation(staffFulfilmentPaths.check, {
    tag: 'Sale',
    summary: "Record that the buyer's purchase order was compared with the order. Returns 1 (L2).",
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: z.object({ orderId, isChecked: z.boolean('isChecked must be true or false') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { orderId: 1116, isChecked: true } },
    handle: flagPurchaseOrderChecked,
  }),

  operation(staffFulfilmentPaths.hold, {
    tag: 'Sale',
    summary: 'Assign orders to the caller, or release them. Returns 1 (L2).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: z.object({ orderIds, isHeld: z.boolean('isHeld must be true or false') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { orderIds: [1116], isHeld: true } },
    handle: flagOrdersOnHold,
  }),

  operation(staffFulfilmentPaths.progress, {
    tag: 'Sale',
    summary: "Get an order's fulfilment status, assignee and history (L1).",
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(progressSchema) },
    example: { path: { orderId: 1116 } },
    handle: ({ orderId }, { shop }) => readProgress(shop.db, orderId),
  }),

  operation(fulfilmentPaths.delivery, {
    tag: 'Sale',
    summary: "List an order's shipped and remaining quantities and its shipments (L3).",
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(deliverySchema) },
    example: { path: { orderId: 1116 } },
    handle: ({ orderId }, { shop, caller: { customer, staff } }) =>
      readDelivery(shop, { orderId, reader: staff === null ? customer : null }),
  }),

  operation(staffFulfilmentPaths.pickLists, {
    tag: 'Sale',
    summary:
      'List the parts to fetch from the shelf for orders, of each sorted by storage bin. Unknown orders are left out (L2).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orders: listedIdsInput(PICKED_TOGETHER) }),
    answer: { format: answerInternal(z.array(pickListSchema)) },
    example: { query: { orders: '1116,1131' } },
    handle: ({ orders }, { shop }) => readPickLists(shop.db, listedIds(orders)),
  }),

  operation(staffFulfilmentPaths.ship, {
    tag: 'Sale',
    summary: 'Record a shipment of an order and notify the buyer. Returns the ID of the shipment (L3).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: shipmentDraft,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { orderId: 1116, carrierId: 1, trackingNumber: 'NW 4711 0042' } },
    handle: shipOrder,
  }),

  operation(staffFulfilmentPaths.correct, {
    tag: 'Sale',
    summary:
      'Revise address, PO number or lines of an order that is not shipped yet. The original order is kept. Returns the revision number (L5).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: orderCorrection,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: {
        orderId: 1116,
        version: 1,
        deliveryAddress: 'Press Hall 3\nDock Road\nLeeds',
        purchaseOrderNumber: 'PO 4712',
        why: 'As you wrote today',
      },
    },
    handle: correctOrder,
  }),

  operation(fulfilmentPaths.versions, {
    tag: 'Sale',
    summary: 'Get an order as placed, with all revisions (L5).',
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(orderVersionsSchema), localize: localizeOrder },
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, { shop, caller: { customer, staff }, translator }) {
      const { placed, versions } = await readVersions(shop.db, { orderId, reader: staff === null ? customer : null });
      return { placed: { ...placed, ...taxInWords(placed, translator) }, versions };
    },
  }),

  operation(fulfilmentPaths.askForChange, {
    tag: 'Sale',
    summary: 'Request a change or cancellation before picking starts. Returns the ID of the request (L5).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    when: { throttle: (_, { customer }) => customer.guid },
    input: changeRequestDraft,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: { orderId: 1116, wish: 'change', wishText: 'Please send it to our works in Leeds.' },
      ofOneCustomer: true,
    },
    handle: askForChange,
  }),

  operation(fulfilmentPaths.withdrawRequest, {
    tag: 'Sale',
    summary: 'Withdraw the open request of an order. Returns 1 (L5).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: z.object({ orderId }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { orderId: 1116 }, ofOneCustomer: true },
    handle: withdrawRequest,
  }),

  operation(staffFulfilmentPaths.answerRequest, {
    tag: 'Sale',
    summary:
      'Accept the open request of an order, or decline it with a reason. Accepting a cancellation cancels the order. Returns 1 (L5).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: changeRequestAnswer,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { orderId: 1116, isAccepted: false, decisionReason: 'It is packed already.' } },
    handle: answerRequest,
  }),

  operation(fulfilmentPaths.requests, {
    tag: 'Sale',
    summary: "List the buyer's requests about an order, newest first (L5).",
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(z.array(changeRequestSchema)) },
    example: { path: { orderId: 1116 } },
    handle: ({ orderId }, { shop, caller: { customer, staff } }) =>
      readRequests(shop, { orderId, reader: staff === null ? customer : null }),
  }),

  operation(staffFulfilmentPaths.carriers, {
    tag: 'Carrier',
    summary: 'List carriers by name (L3).',
    who: { access: 'staff', staffRight: NEEDS.carriers, scope: 'orders:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(carrierSchema)) },
    handle: (_, { shop }) => listCarriers(shop.db),
  }),

  operation(staffFulfilmentPaths.saveCarrier, {
    tag: 'Carrier',
    summary: 'Save a carrier. Use id 0 to create one. Returns its ID (L3).',
    who: { access: 'staff', staffRight: 'settings' },
    input: carrierSave,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { id: 1, name: 'Northway Freight', trackingUrl: 'https://northway.test/parcel/{number}' } },
    handle: saveCarrier,
  }),

  operation(staffFulfilmentPaths.changes, {
    tag: 'Sale',
    summary: 'List orders changed since a given time, then by cursor. Never misses a change (L1).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: changesRequest,
    answer: { format: answerInternal(changedOrdersSchema) },
    example: { query: { since: '2026-01-01T00:00:00Z', count: 50 } },
    handle: ({ since, cursor, count = CHANGES_A_CALL }, { shop }) =>
      listChangedOrders(shop.db, {
        afterEvent: Number(cursor ?? 0),
        since: since === undefined ? null : new Date(since),
        count,
      }),
  }),
];
