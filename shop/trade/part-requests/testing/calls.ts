import { type Prepare, type Preparations, newCart } from '#server/api/testing/prepare-request.ts';
import { CUSTOMER } from '#server/api/testing/callers.ts';
import { addMachine } from '#shop/catalogue/presses/testing/add-machine.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { eq } from 'drizzle-orm';
import { partRequestOf } from './part-requests.ts';
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

/** Runs the example with a new question to the counter. */
const question: Prepare = async (shop, { body }, token) => ({
  body: { ...(body as object), partRequestId: await partRequestOf(shop.withToken(token)) },
});

/** Runs the example with a new request to purchasing. */
const toPurchasing: Prepare = async (shop, { body }, token) => {
  const partRequestId = await partRequestOf(shop.withToken(token), { requestReader: 'purchasing' });
  return { body: { ...(body as object), partRequestId } };
};

const readQuestion: Prepare = async (shop, _, token) => ({
  path: { partRequestId: await partRequestOf(shop.withToken(token)) },
});

export const preparations: Preparations['preparations'] = {
  'POST /PartRequest/AskForParts': async (shop, { body }) => {
    const [member] = await shop.shop.db.select().from(customers).where(eq(customers.id, CUSTOMER));
    const machineId = await addMachine(shop, { companyId: member?.companyId ?? 0 });
    return { body: { ...(body as object), machineId } };
  },
  'POST /PartRequest/AddRequestPicture': question,
  'GET /PartRequest/GetRequest/{partRequestId}': readQuestion,
  'POST /PartRequest/TakeRequests': async (shop, { body }, token) => {
    const caller = shop.withToken(token);
    const cartGuid = await newCart(shop, token);
    const id = await partRequestOf(caller, { requestReader: 'purchasing', cartGuid });
    return { body: { ...(body as object), partRequestIds: [id], cartGuid } };
  },
  'POST /PartRequest/AnswerRequest': toPurchasing,
  'POST /PartRequest/WithdrawRequest': question,
  'GET /PartRequest/GetQuestion/{partRequestId}': readQuestion,
  'POST /PartRequest/AnswerQuestion': question,
};
