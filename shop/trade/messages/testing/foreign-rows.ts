import { type ForeignRows, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Sale/WriteOrderMessage': {
    calls: [({ orderId }) => post('/Sale/WriteOrderMessage', { orderId, text: 'Where is it?' })],
  },
  'POST /Sale/ReadOrderMessages': { calls: [({ orderId }) => post('/Sale/ReadOrderMessages', { orderId })] },
};
