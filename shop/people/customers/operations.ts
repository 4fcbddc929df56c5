import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { keywordRefusal } from '../../base/paged-lists/keyword.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { growingPageRequest, pageRequest, WHOLE_LIST, withPage } from '../../base/paged-lists/list-page.ts';
import {
  answerListOf,
  answerNumber,
  answerOf,
  answerInternal,
  bodyOf,
  noInput,
  storedAs,
} from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { answerId } from '../../base/operations/save-result.ts';
import { idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { examples } from './examples.ts';
import { localizeAccount, localizeDeliveryAddress } from './localize-account.ts';
import { accountSaveInput, activationInput, ownAccountInput, registrationInput } from './account-input.ts';
import { findAccount, listAccounts, searchAccounts } from './account-queries.ts';
import { activate } from './activate.ts';
import { addressInput, defaultAddressInput } from './address-input.ts';
import { findAnyAddress, findOwnAddress, listAddresses } from './address-queries.ts';
import { removeOwnAddress, setDefaultAddress } from './own-addresses.ts';
import { type CustomerKey, customerKey, requireCustomerId, requireMember } from '../accounts/customer-key.ts';
import { accountPaths, addressPaths } from './paths.ts';
import { staffCustomerPaths } from './staff-paths.ts';
import { register } from './register.ts';
import { saveAccount } from './save-account.ts';
import { saveOwnAccountOnPage } from './save-own-account.ts';
import { saveAddress } from './save-address.ts';
import {
  accountBody,
  accountSchema,
  activationBody,
  addressBody,
  addressIdBody,
  addressSchema,
  registrationBody,
  ownAccountBody,
} from './wire.ts';
import { isLanguage, languages } from '#texts/languages.ts';
import { chooseLanguage, chooseMailLanguage } from './choose-language.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';

const keyword = textInput.superRefine((words, context) => {
  const refusal = keywordRefusal(words) ?? (words.length > 100 ? message('rule.too-long') : null);
  if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
});

const registration = {
  tag: 'User',
  who: { access: 'everyone' },
  when: { throttle: ({ email }: { email: string }) => email },
  input: registrationInput,
  body: bodyOf(registrationBody),
  answer: { format: answerNumber },
  example: examples.registration,
  handle: register,
} as const;

const chosenLanguage = z.enum(Object.keys(languages).filter(isLanguage), issue('refusal.language'));

const oneAccount = {
  tag: 'User',
  who: { access: 'own or staff' },
  input: z.object({ customerId: customerKey }),
  answer: { format: answerOf(accountSchema), localize: localizeAccount },
  handle: readAccount,
} as const;

export const customersOperations = [
  operation(accountPaths.register, {
    ...registration,
    summary: 'Register a company. Staff must authorise the account. Returns 1, or 2 if the e-mail is taken (A20).',
  }),

  operation(accountPaths.registerOlder, {
    ...registration,
    summary: 'Register a company. Older spelling of AddUser (D17).',
    when: { ...registration.when, sameTriesAs: accountPaths.register },
  }),

  operation(accountPaths.chooseLanguage, {
    tag: 'User',
    summary: 'Set the language of pages, stored in a cookie. Returns 1 (A31, N2).',
    who: { access: 'everyone', whileClosed: true, impersonation: 'as staff' },
    input: z.object({ language: chosenLanguage }),
    answer: { format: answerNumber },
    example: { body: { language: 'de' } },
    unaudited: 'a reading preference',
    handle: chooseLanguage,
  }),

  operation(accountPaths.mailLanguage, {
    tag: 'User',
    summary: "Get the language of the own account's mails, or null if none was selected (N2).",
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerInternal(z.object({ language: chosenLanguage.nullable() })) },
    handle: (_, { caller: { customer } }) => ({ language: customer.language }),
  }),

  operation(accountPaths.chooseMailLanguage, {
    tag: 'User',
    summary: "Set the language of the own account's mails. Returns 1 (N2).",
    who: { access: 'customer' },
    input: z.object({ language: chosenLanguage }),
    answer: { format: answerNumber },
    example: { body: { language: 'de' } },
    unaudited: 'a reading preference',
    handle: chooseMailLanguage,
  }),

  operation(accountPaths.save, {
    tag: 'User',
    summary: 'Save the own account; staff can save any account. Returns 1, or 2 if the e-mail is taken (A24) (E11).',
    who: {
      access: 'own or staff',
      staffRight: 'customers',
      asksPassword: 'if staff create an account, change its password or e-mail address, or activate it',
    },
    when: { throttle: (_, { customer, staff }) => (staff === null ? customer.guid : null) },
    input: accountSaveInput,
    body: bodyOf(accountBody),
    answer: {
      format: answerNumber,
      refusalDetails: storedAs(accountSchema),
      refuses: [404, 409],
    },
    example: examples.account,
    handle: saveAccount,
  }),

  operation(accountPaths.saveOwn, {
    tag: 'User',
    summary:
      'Save the own account with the form of the account page. A new password also requires the current one. Returns the same as SaveUser (A24, D43).',
    who: { access: 'customer' },
    when: { throttle: (_, { customer }) => customer.guid },
    input: ownAccountInput,
    body: bodyOf(ownAccountBody),
    answer: { format: answerNumber },
    example: examples.saveOwn,
    handle: saveOwnAccountOnPage,
  }),

  operation(accountPaths.read, {
    ...oneAccount,
    summary: 'Get a customer with their delivery addresses.',
    who: { ...oneAccount.who, staffRight: NEEDS.accounts, scope: 'company:read' },
    example: { path: { customerId: '5d82fca6-0471-4aad-b090-be13f28720e2' } },
  }),

  operation(accountPaths.readUser, {
    ...oneAccount,
    summary: 'Get a customer. Older name of the same call.',
    who: { ...oneAccount.who, staffRight: NEEDS.accounts, scope: 'company:read' },
    example: { path: { customerId: 1 } },
  }),

  operation(staffCustomerPaths.search, {
    tag: 'User',
    summary: 'Search customers by data or delivery address. The keyword needs at least three characters (E10).',
    who: { access: 'staff', staffRight: 'customers', scope: 'company:read' },
    input: growingPageRequest.extend({ keyword }),
    answer: { format: answerListOf(accountSchema) },
    example: { path: { keyword: 'harbour' } },
    handle: (request, { shop }) => searchAccounts(shop.db, shop.hot().countries, withPage(request)),
  }),

  operation(staffCustomerPaths.all, {
    tag: 'User',
    summary: 'List all customers, newest first (E2).',
    who: { access: 'staff', staffRight: 'customers', scope: 'company:read' },
    input: growingPageRequest,
    answer: { format: answerListOf(accountSchema) },
    example: { query: { page: 1, pageSize: 10 } },
    handle: (request, { shop }) => listAccounts(shop.db, withPage(request)),
  }),

  operation(accountPaths.activate, {
    tag: 'Activate',
    summary: 'Authorise a waiting account. Returns 1 if activated, 2 if already active, 0 if not activated (A22, B10).',
    who: { access: 'everyone', whileClosed: true },
    input: activationInput,
    body: bodyOf(activationBody),
    answer: { format: answerNumber },
    example: { body: { userType: 'e', userGuid: 'd468d68b-62a6-4fb4-aad4-048624624b15' } },
    handle: activate,
  }),

  operation(addressPaths.ofCustomer, {
    tag: 'DeliveryAddress',
    summary: "List a customer's delivery addresses, most recently saved first (A16, A25).",
    who: { access: 'own or staff', staffRight: NEEDS.accounts, scope: 'company:read' },
    input: pageRequest.extend({ customerId: customerKey }),
    answer: {
      format: answerListOf(addressSchema),
      localize: (page, reader) => ({
        ...page,
        items: page.items.map((address) => localizeDeliveryAddress(address, reader)),
      }),
    },
    example: { path: { customerId: 1 } },
    handle: async ({ customerId, page = 1, pageSize = WHOLE_LIST }, context) =>
      listAddresses(context.shop.db, (await requireMember(customerId, context)).companyId, { page, pageSize }),
  }),

  operation(addressPaths.read, {
    tag: 'DeliveryAddress',
    summary: 'Get a delivery address (A25).',
    who: { access: 'own or staff', staffRight: NEEDS.accounts, scope: 'company:read' },
    input: z.object({ addressId: idNumber('delivery_address') }),
    answer: { format: answerOf(addressSchema), localize: localizeDeliveryAddress },
    example: { path: { addressId: 1 } },
    async handle({ addressId }, { shop, caller }) {
      const address =
        caller.staff === null
          ? await findOwnAddress(shop.db, { addressId, companyId: caller.customer.companyId })
          : await findAnyAddress(shop.db, addressId);
      if (address === undefined) throw new NotFoundError('delivery-address');
      return address;
    },
  }),

  operation(addressPaths.save, {
    tag: 'DeliveryAddress',
    summary: 'Save a delivery address. Use deliveryID 0 to create one. Returns 1 (A16, A25).',
    who: {
      access: 'own or staff',
      staffRight: 'customers',
      impersonation: 'as the member',
      memberRight: 'order',
      scope: 'company:write',
    },
    input: addressInput,
    body: bodyOf(addressBody),
    answer: {
      format: answerId,
      readAt: ({ id }) => `/DeliveryAddress/GetDeliveryAddressByID/${id}`,
      refusalDetails: storedAs(addressSchema),
      refuses: [404, 409],
    },
    example: examples.address,
    handle: saveAddress,
  }),

  operation(addressPaths.remove, {
    tag: 'DeliveryAddress',
    summary: 'Delete an own delivery address. Orders keep their copy of it. Returns 1 (A25, B9).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: z.object({ addressId: idNumber('delivery_address') }),
    answer: { format: answerNumber },
    example: { path: { addressId: 1 }, ofOneCustomer: true },
    handle: removeOwnAddress,
  }),

  operation(addressPaths.setDefault, {
    tag: 'DeliveryAddress',
    summary:
      'Set the delivery address that the checkout selects first. 0 means the most recently saved one. Returns 1 (A16).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: defaultAddressInput,
    body: bodyOf(addressIdBody),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { deliveryID: 1 }, ofOneCustomer: true },
    handle: setDefaultAddress,
  }),
];

async function readAccount({ customerId }: { customerId: CustomerKey }, context: OperationContext) {
  const account = await findAccount(context.shop.db, await requireCustomerId(customerId, context));
  if (account === undefined) throw new NotFoundError('customer');
  return account;
}
