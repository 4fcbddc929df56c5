import { z } from 'zod';
import { formatDay } from '../../base/days/calendar-day.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { currencies } from '../../base/money/money.ts';
import { answerListOf, answerNumber } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { idNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import { localizeAccount } from './localize-account.ts';
import { declineRegistration } from './decline-registration.ts';
import { customerList } from './staff-customer-list.ts';
import { customerDeclaration, REASON_MAX, staffCustomerPaths } from './staff-paths.ts';
import { accountSchema } from './wire.ts';
import { issue } from '../../base/messages/issue.ts';

const customerQuestion = listInput(customerDeclaration);

export const staffCustomerOperations = [
  operation(staffCustomerPaths.list, {
    tag: 'User',
    summary: 'List customers for the administration, with search, filters, sorting and pages. Counts up to 2000 (E10).',
    who: { access: 'staff', staffRight: 'customers', scope: 'company:read' },
    input: customerQuestion,
    answer: {
      format: answerListOf(accountSchema),
      localize: (page, reader) => ({ ...page, items: page.items.map((account) => localizeAccount(account, reader)) }),
    },
    example: { query: { search: 'harbour', status: 'active', sort: 'name', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, customerList, question),
  }),

  operation(staffCustomerPaths.decline, {
    tag: 'User',
    summary: 'Decline an account that awaits authorisation. The reason is mailed to the applicant. Returns 1.',
    who: { access: 'staff', staffRight: 'customers' },
    input: z.object({
      customerId: idNumber('customer'),
      reason: multilineInput
        .refine((reason) => reason !== '', issue('staff-refusal.reason-required'))
        .refine((reason) => reason.length <= REASON_MAX, 'Too many characters')
        .meta({ minLength: 1, maxLength: REASON_MAX }),
    }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: {
        customerId: 35,
        reason: 'We sell to companies that run a label press. Please ask the dealer in your country.',
      },
    },
    handle: declineRegistration,
  }),
];

const yesOrNo = (ticked: boolean) => (ticked ? 'Yes' : 'No');

export const customerExport = listExport('customers', customerQuestion, customerList, [
  ['Ref', ({ id }) => id],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ surname }) => surname],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Telephone', ({ telephone }) => telephone],
  ['Address line 1', ({ line1 }) => line1],
  ['Address line 2', ({ line2 }) => line2],
  ['Town/city', ({ town }) => town],
  ['Postcode', ({ postcode }) => postcode],
  ['Country', ({ countryName }) => countryName],
  ['Currency', ({ currency }) => currencies[currency].code],
  ['Price class', ({ priceClass }) => priceClass],
  ['Admin contact', ({ adminContact }) => adminContact],
  ['Partner', ({ partner }) => yesOrNo(partner)],
  ['Mailing list', ({ subscribed }) => yesOrNo(subscribed)],
  ['Account customer', ({ accountCustomer }) => yesOrNo(accountCustomer)],
  ['Status', ({ status }) => STATUS[status]],
  ['Registered', ({ createdAt }, { store }) => formatDay(new Date(createdAt), store.timeZone)],
  ['Delivery addresses', ({ addresses }) => addresses.length],
]);

const STATUS = { waiting: 'Waiting', active: 'Active', inactive: 'Inactive' } as const;
