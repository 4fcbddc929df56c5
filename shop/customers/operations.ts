import { z } from 'zod';
import { keywordRefusal } from '../frame/keyword.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { pageRequest, WHOLE_LIST } from '../frame/list-page.ts';
import { answerListOf, answerNumber, answerOf, bodyOf, operation } from '../frame/operation.ts';
import type { OperationContext } from '../frame/operation.ts';
import { idNumber, typedText } from '../frame/typed-input.ts';
import { accountSaveInput, activationInput, ownAccountInput, registrationInput } from './account-input.ts';
import { findAccount, listAccounts, searchAccounts } from './account-queries.ts';
import { activate } from './activate.ts';
import { addressInput } from './address-input.ts';
import { findAnyAddress, findOwnAddress, listAddresses } from './address-queries.ts';
import { type CustomerKey, customerKey, requireCustomerId } from '../accounts/customer-key.ts';
import { accountPaths, addressPaths, type CustomerAccount, type DeliveryAddress } from './paths.ts';
import { register } from './register.ts';
import { saveAccount } from './save-account.ts';
import { saveOwnAccountOnPage } from './save-own-account.ts';
import { saveAddress } from './save-address.ts';
import {
  accountSaveWire,
  accountWire,
  activationWire,
  addressDraftWire,
  addressWire,
  registrationWire,
} from './wire.ts';

const keyword = typedText.superRefine((words, context) => {
  const refusal = keywordRefusal(words) ?? (words.length > 100 ? 'Too many characters' : null);
  if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
});

const registration = {
  tag: 'User',
  access: 'everyone',
  input: registrationInput,
  body: bodyOf(registrationWire),
  answer: answerNumber,
  throttle: ({ email }: { email: string }) => email,
  handle: register,
} as const;

const oneAccount = {
  tag: 'User',
  access: 'own or staff',
  input: z.object({ customerId: customerKey }),
  answer: answerOf(accountWire),
  handle: readAccount,
} as const;

export const customersOperations = [
  operation(accountPaths.register, {
    ...registration,
    summary:
      'Register a company; the account waits until staff authorise it. Answers 1, or 2: the e-mail is taken (A20).',
  }),

  operation(accountPaths.registerOlder, {
    ...registration,
    summary: 'The older spelling of AddUser (D17).',
    sameTriesAs: accountPaths.register,
  }),

  operation(accountPaths.save, {
    tag: 'User',
    summary: "Save an account: the own one (A24), or for staff anybody's (E11). Answers 1, or 2: the e-mail is taken.",
    access: 'own or staff',
    input: accountSaveInput,
    body: bodyOf(accountSaveWire),
    throttle: (_, { customer, staff }) => (staff === null ? (customer?.guid ?? null) : null),
    asksPassword: 'by staff, for a new account, another password or email address, and an account that becomes active',
    answer: answerNumber,
    refusalDetails: ({ current, ...rest }) =>
      current === undefined ? rest : { ...rest, current: accountWire.encode(current as CustomerAccount) },
    handle: saveAccount,
  }),

  operation(accountPaths.saveOwn, {
    tag: 'User',
    summary:
      'Save the own account as the page does: another password than the present one asks for that too (A24, D43). Answers as SaveUser.',
    access: 'customer',
    input: ownAccountInput,
    answer: answerNumber,
    throttle: (_, { customer }) => customer?.guid ?? '',
    handle: saveOwnAccountOnPage,
  }),

  operation(accountPaths.read, { ...oneAccount, summary: 'One customer with their delivery addresses.' }),

  operation(accountPaths.readUser, { ...oneAccount, summary: 'The same customer under its older name.' }),

  operation(accountPaths.search, {
    tag: 'User',
    summary: 'The customers whose data or delivery addresses hold the keyword, three characters at least (E10).',
    access: 'staff',
    input: pageRequest.extend({ keyword }),
    answer: answerListOf(accountWire, (page) => page),
    handle: ({ keyword: words, page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      searchAccounts(shop.db, words, shop.hot().countries, { page, pageSize }),
  }),

  operation(accountPaths.all, {
    tag: 'User',
    summary: 'Every customer, the newest first (E2).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(accountWire, (page) => page),
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) => listAccounts(shop.db, { page, pageSize }),
  }),

  operation(accountPaths.activate, {
    tag: 'Activate',
    summary: 'Authorise a waiting account. Answers 1 activated, 2 already active, 0 not activated (A22, B10).',
    access: 'everyone',
    input: activationInput,
    body: bodyOf(activationWire),
    answer: answerNumber,
    handle: activate,
  }),

  operation(addressPaths.ofCustomer, {
    tag: 'DeliveryAddress',
    summary: "A customer's delivery addresses, the most recently saved first (A16, A25).",
    access: 'own or staff',
    input: pageRequest.extend({ customerId: customerKey }),
    answer: answerListOf(addressWire, (page) => page),
    handle: async ({ customerId, page = 1, pageSize = WHOLE_LIST }, context) =>
      listAddresses(context.shop.db, await requireCustomerId(customerId, context), { page, pageSize }),
  }),

  operation(addressPaths.read, {
    tag: 'DeliveryAddress',
    summary: 'One delivery address (A25).',
    access: 'own or staff',
    input: z.object({ addressId: idNumber('delivery address') }),
    answer: answerOf(addressWire),
    async handle({ addressId }, { shop, caller }) {
      const address =
        caller.staff === null
          ? await findOwnAddress(shop.db, { addressId, customerId: caller.customer.id })
          : await findAnyAddress(shop.db, addressId);
      if (address === undefined) throw new NotFoundError('The delivery address');
      return address;
    },
  }),

  operation(addressPaths.save, {
    tag: 'DeliveryAddress',
    summary: 'Save a delivery address; deliveryID 0 makes a new one. Answers 1 (A16, A25).',
    access: 'own or staff',
    input: addressInput,
    body: bodyOf(addressDraftWire),
    answer: answerNumber,
    refusalDetails: ({ current, ...rest }) =>
      current === undefined ? rest : { ...rest, current: addressWire.encode(current as DeliveryAddress) },
    handle: saveAddress,
  }),
];

async function readAccount({ customerId }: { customerId: CustomerKey }, context: OperationContext) {
  const account = await findAccount(context.shop.db, await requireCustomerId(customerId, context));
  if (account === undefined) throw new NotFoundError('The customer');
  return account;
}
