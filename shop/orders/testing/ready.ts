import { type Ready, filled } from '#server/api/testing/making.ts';

export const ready: Ready['ready'] = {
  'POST /Sale/GetQuote': filled,
  'POST /Sale/AddSale': filled,
};

export const before: Ready['before'] = {
  'POST /Sale/SetSaleStatus': "update orders set status = 'pending'",
};
