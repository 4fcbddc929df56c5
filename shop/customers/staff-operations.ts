import { z } from 'zod';
import { formatDay } from '../kernel/calendar-day.ts';
import { listExport } from '../frame/list-export.ts';
import { listQuestion, orAbsent } from '../frame/list-request.ts';
import { currencies } from '../kernel/money.ts';
import { answerListOf, operation } from '../frame/operation.ts';
import { listPage } from '../frame/staff-list.ts';
import { typedTick } from '../frame/typed-input.ts';
import { customerList } from './staff-customer-list.ts';
import { type CustomerQuestion, staffCustomerPaths } from './staff-paths.ts';
import { accountWire } from './wire.ts';

const customerQuestion: z.ZodType<CustomerQuestion> = listQuestion([
  'ref',
  'name',
  'company',
  'email',
  'registered',
]).extend({
  status: orAbsent(z.enum(['waiting', 'active', 'inactive'], 'The status must be waiting, active or inactive')),
  priceClass: orAbsent(z.coerce.number().pipe(z.literal([0, 1, 2, 3], 'The price class must be a number from 0 to 3'))),
  subscribed: orAbsent(typedTick),
});

export const staffCustomerOperations = [
  operation(staffCustomerPaths.list, {
    tag: 'User',
    summary:
      'Customers as the administration lists them: searched, filtered, sorted, page by page (E10). What very many meet is counted as far as 2000.',
    access: 'staff',
    mayBeLate: true,
    input: customerQuestion,
    answer: answerListOf(accountWire, (page) => page),
    handle: (question, { shop }) => listPage(shop, customerList, question),
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
