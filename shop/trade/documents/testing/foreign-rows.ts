import { type ForeignRows, get } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /User/UploadPO': {
    calls: [({ orderId }) => ({ method: 'POST', url: '/api/User/UploadPO', file: `${orderId}.pdf` })],
  },
  'GET /User/CheckIfFileExists/{orderId}': { calls: [({ orderId }) => get(`/User/CheckIfFileExists/${orderId}`)] },
  'GET /Sale/GetOrderDocuments/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderDocuments/${orderId}`)] },
};
