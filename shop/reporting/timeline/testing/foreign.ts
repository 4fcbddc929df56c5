import { type ForeignRows, get } from '#server/api/testing/foreign.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreign: ForeignRows = {
  'GET /Sale/GetOwnOrderTimeline/{orderId}': {
    calls: [({ orderId }) => get(`/Sale/GetOwnOrderTimeline/${orderId}`)],
  },
};
