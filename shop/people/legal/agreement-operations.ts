import { z } from 'zod';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { answerInternal, noInput } from '../../base/operations/answers.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { operation } from '../../base/operations/operation.ts';
import { needOfRegistration, NO_AGREEMENT } from './agreement.ts';
import { listAgreements, readNeedOfOrder } from './agreement-queries.ts';
import { agreementNeedSchema, agreementSchema } from './answers.ts';
import { agreementPaths } from './paths.ts';
import { staffAgreementPaths } from './staff-paths.ts';
import { termsNow } from './require-agreement.ts';

/** Operations for what buyers have to confirm, and have confirmed (O2). */
export const agreementOperations = [
  operation(agreementPaths.ofRegistration, {
    tag: 'Legal',
    summary: 'Get what a registration has to confirm today (O2).',
    who: { access: 'everyone' },
    input: noInput,
    answer: { format: answerInternal(agreementNeedSchema) },
    handle: (_, { shop }) => needOfRegistration(shop.hot().settings, termsNow(shop)),
  }),

  operation(agreementPaths.ofNextOrder, {
    tag: 'Legal',
    summary: "Get what the customer's next order has to confirm today (O2).",
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerInternal(agreementNeedSchema) },
    handle(_, { shop, caller: { customer } }) {
      if (customer.actingStaff !== null) return NO_AGREEMENT;
      const today = dayInZone(shop.clock.now(), shop.store.timeZone);
      return readNeedOfOrder(shop.db, customer.id, { settings: shop.hot().settings, today });
    },
  }),

  operation(staffAgreementPaths.givenWithOrder, {
    tag: 'Legal',
    summary: 'List the confirmations that were given with an order (O2).',
    who: { access: 'staff', staffRight: 'orders' },
    input: z.object({ orderId: idNumber('sale') }),
    answer: { format: answerInternal(z.array(agreementSchema)) },
    example: { path: { orderId: 1116 } },
    handle: ({ orderId }, { shop }) => listAgreements(shop.db, { orderId }),
  }),

  operation(staffAgreementPaths.givenByCustomer, {
    tag: 'Legal',
    summary: 'List the last confirmations of a customer, newest first (O2).',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: z.object({ customerId: idNumber('customer') }),
    answer: { format: answerInternal(z.array(agreementSchema)) },
    example: { path: { customerId: 1 } },
    handle: ({ customerId }, { shop }) => listAgreements(shop.db, { customerId }),
  }),
];
