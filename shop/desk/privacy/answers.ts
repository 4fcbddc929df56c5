import { z } from 'zod';
import { calledOnWire } from '../../base/wire/wire-members.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_OUTCOMES } from './data-request.ts';

const request = {
  id: z.int(),
  dataRequestKind: z.enum(DATA_REQUEST_KINDS).describe('What the person asks for.'),
  remarks: z.string(),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().describe('Last moment at which the request has to be answered.'),
  answeredAt: z.iso.datetime().nullable().describe('null if it is not answered yet.'),
  dataRequestOutcome: z.enum(DATA_REQUEST_OUTCOMES).nullable().describe('null if it is not answered yet.'),
  answer: z.string().describe('Reason for which it was refused; an empty string if it was not.'),
};

export const ownDataRequestsSchema = z
  .object({
    requests: z.array(z.object(request)).describe('Own requests, newest first.'),
    nextCopyAt: z.iso
      .datetime()
      .nullable()
      .describe('Time from which another copy is possible; null if it is possible now.'),
    keepBooksYears: z.int().describe('Years for which tax law requires the names on orders.'),
  })
  .meta({ id: 'OwnDataRequests' });

/** A member's own requests (O4). */
export type OwnDataRequests = AnswerOf<typeof ownDataRequestsSchema>;

export const dataRequestSchema = z
  .object({
    ...request,
    customerId: z.int().nullable().describe('ID of the account; null if the person has none.'),
    email: calledOnWire('userEmail', z.string()).describe(
      'Address of the person; an empty string once the person is erased.',
    ),
    name: z.string().describe('Name of the person; an empty string if there is no account.'),
    company: z.string(),
    askedByStaff: z.string().nullable().describe('Staff member who entered the request; null if the member did.'),
    answeredBy: z.string().nullable(),
    isLate: z.boolean().describe('Whether it is not answered although it was due.'),
  })
  .meta({ id: 'DataRequest' });

/** A request as staff see it. */
export type DataRequest = AnswerOf<typeof dataRequestSchema>;

export const openDataRequestSchema = z
  .object({
    request: dataRequestSchema,
    companyId: z.int().nullable().describe('null if the person has no account.'),
    isErased: z.boolean().describe('Whether the person is erased already.'),
    isAlone: z.boolean().describe('Whether nobody else is in the company, so that it is erased with the person.'),
    isLastManager: z.boolean().describe('Whether colleagues would be left without a manager: then erasing is refused.'),
    orders: z.int().describe('Number of orders of the person.'),
    keptOrders: z.int().describe('Number of orders that keep their names, because tax law requires them.'),
    keepBooksYears: z.int().describe('Years for which tax law requires the names on orders.'),
  })
  .meta({ id: 'OpenDataRequest' });

/** A request with what erasing the person would mean. */
export type OpenDataRequest = AnswerOf<typeof openDataRequestSchema>;
