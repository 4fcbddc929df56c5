import { z } from 'zod';
import { answerNumber, answerInternal, noInput, operation } from '../../operations/operation.ts';
import { idNumber } from '../../operations/input-schemas.ts';
import { readOrderingFor, startOrdering, stopOrdering } from './order-for-member.ts';
import { orderingForPaths } from './paths.ts';

const orderingFor = z
  .object({
    customerId: z.int(),
    memberName: z.string(),
    companyId: z.int(),
    companyName: z.string(),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderingFor' })
  .nullable();

export const orderingForOperations = [
  operation(orderingForPaths.start, {
    staffRight: 'orders',
    tag: 'Company',
    summary:
      "Fill and place orders in a member's name with this session of staff, for an hour at most. Answers 1 (H7).",
    access: 'staff',
    asksPassword: true,
    input: z.object({ customerId: idNumber('customer') }),
    answer: answerNumber,
    refuses: [404, 409],
    example: { body: { customerId: 1 } },
    handle: startOrdering,
  }),

  operation(orderingForPaths.stop, {
    staffRight: null,
    unaudited: 'the example ends nothing; an impersonation that ends is noted',
    tag: 'Company',
    summary: 'Stop ordering for a member. Answers 1 (H7).',
    access: 'staff',
    input: noInput,
    answer: answerNumber,
    repeatable: true,
    handle: stopOrdering,
  }),

  operation(orderingForPaths.read, {
    staffRight: null,
    tag: 'Company',
    summary: 'For whom this session of staff orders just now, or null (H7).',
    access: 'staff',
    input: noInput,
    answer: answerInternal(orderingFor),
    handle: readOrderingFor,
  }),
];
