import { type ForeignRows, get } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Sale/GetOwnOrderTimeline/{orderId}': {
    calls: [({ orderId }) => get(`/Sale/GetOwnOrderTimeline/${orderId}`)],
  },
};
