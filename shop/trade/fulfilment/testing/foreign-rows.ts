import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Sale/GetOrderDelivery/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderDelivery/${orderId}`)] },
  'GET /Sale/GetOrderRequests/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderRequests/${orderId}`)] },
  'GET /Sale/GetOrderVersions/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderVersions/${orderId}`)] },
  'POST /Sale/AskForOrderChange': {
    calls: [({ orderId }) => post('/Sale/AskForOrderChange', { orderId, wish: 'change', wishText: 'More of it' })],
  },
  'POST /Sale/WithdrawOrderRequest': { calls: [({ orderId }) => post('/Sale/WithdrawOrderRequest', { orderId })] },
};
