import { type Preparations, filled } from '#server/api/testing/prepare-request.ts';

export const preparations: Preparations['preparations'] = {
  'POST /Sale/GetQuote': filled,
  'POST /Sale/AddSale': filled,
};

export const before: Preparations['before'] = {
  'POST /Sale/SetSaleStatus': "update orders set status = 'pending'",
};
