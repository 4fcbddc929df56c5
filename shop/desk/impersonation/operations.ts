import { z } from 'zod';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { readOrderingFor, startOrdering, stopOrdering } from './order-for-member.ts';
import { orderingForPaths } from './paths.ts';
import { orderingForSchema } from './answers.ts';

export const orderingForOperations = [
  operation(orderingForPaths.start, {
    tag: 'Company',
    summary: 'Start ordering on behalf of a member in this staff session, for up to an hour. Returns 1 (H7).',
    who: { access: 'staff', staffRight: 'orders', asksPassword: true },
    input: z.object({ customerId: idNumber('customer') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { customerId: 1 } },
    handle: startOrdering,
  }),

  operation(orderingForPaths.stop, {
    tag: 'Company',
    summary: 'Stop ordering on behalf of a member. Returns 1 (H7).',
    who: { access: 'staff', staffRight: null },
    when: { repeatable: true },
    input: noInput,
    answer: { format: answerNumber },
    unaudited: 'the example ends nothing; an impersonation that ends is noted',
    handle: stopOrdering,
  }),

  operation(orderingForPaths.read, {
    tag: 'Company',
    summary: 'Get the member on whose behalf this staff session orders, or null (H7).',
    who: { access: 'staff', staffRight: null },
    input: noInput,
    answer: { format: answerInternal(orderingForSchema) },
    handle: readOrderingFor,
  }),
];
