import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /PartRequest/AskForParts': {
    calls: [
      ({ machineId }) =>
        post('/PartRequest/AskForParts', {
          requestReader: 'counter',
          urgency: 'soon',
          wanted: 'A seal.',
          machineId,
        }),
      ({ cartGuid }) =>
        post('/PartRequest/AskForParts', { requestReader: 'purchasing', urgency: 'soon', wanted: 'A seal.', cartGuid }),
    ],
  },
  'POST /PartRequest/AddRequestPicture': {
    calls: [
      ({ partRequestId }) => ({
        method: 'POST',
        url: '/api/PartRequest/AddRequestPicture',
        file: 'seal.jpg',
        body: { partRequestId },
      }),
    ],
  },
  'GET /PartRequest/GetRequest/{partRequestId}': {
    calls: [({ partRequestId }) => get(`/PartRequest/GetRequest/${partRequestId}`)],
  },
  'POST /PartRequest/TakeRequests': {
    calls: [
      ({ partRequestId }, { cartGuid }) =>
        post('/PartRequest/TakeRequests', { partRequestIds: [partRequestId], cartGuid }),
    ],
  },
  'POST /PartRequest/AnswerRequest': {
    calls: [({ partRequestId }) => post('/PartRequest/AnswerRequest', { partRequestId, answer: 'No.' })],
  },
  'POST /PartRequest/WithdrawRequest': {
    calls: [({ partRequestId }) => post('/PartRequest/WithdrawRequest', { partRequestId })],
  },
};
