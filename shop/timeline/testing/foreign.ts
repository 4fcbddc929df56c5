import { type ForeignRows, get } from '#server/api/testing/foreign.ts';

/** What the room's calls say to a customer who names another company's thing (B11). */
export const foreign: ForeignRows = {
  'GET /Sale/GetOwnOrderTimeline/{orderId}': {
    calls: [({ orderId }) => get(`/Sale/GetOwnOrderTimeline/${orderId}`)],
  },
};
