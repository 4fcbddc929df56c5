import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Return/AskForReturn': {
    calls: [
      ({ orderId }) =>
        post('/Return/AskForReturn', {
          orderId,
          lines: [{ orderLineId: 1, quantity: 1 }],
          returnReason: 'faulty',
        }),
    ],
  },
  'POST /Return/AddReturnPicture': {
    calls: [
      ({ returnId }) => ({ method: 'POST', url: '/api/Return/AddReturnPicture', file: 'seal.jpg', body: { returnId } }),
    ],
  },
  'POST /Return/RemoveReturnPicture': {
    calls: [({ returnId, pictureId }) => post('/Return/RemoveReturnPicture', { returnId, pictureId })],
  },
  'POST /Return/AnswerReturn': {
    calls: [({ returnId }) => post('/Return/AnswerReturn', { returnId, remarks: 'Yes.' })],
  },
  'POST /Return/WithdrawReturn': { calls: [({ returnId }) => post('/Return/WithdrawReturn', { returnId })] },
  'GET /Return/GetReturn/{returnId}': { calls: [({ returnId }) => get(`/Return/GetReturn/${returnId}`)] },
  'GET /Return/GetReturnsOfOrder/{orderId}': {
    calls: [({ orderId }) => get(`/Return/GetReturnsOfOrder/${orderId}`)],
  },
};
