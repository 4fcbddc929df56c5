import { NEEDS } from '../../kernel/staff-right.ts';
import { z } from 'zod';
import { keywordRefusal } from '../../operations/keyword.ts';
import { NotFoundError } from '../../kernel/errors.ts';
import { pageRequest, WHOLE_LIST } from '../../operations/list-page.ts';
import {
  answerListOf,
  answerNumber,
  answerOf,
  answerInternal,
  bodyOf,
  noInput,
  storedAs,
} from '../../operations/answers.ts';
import { operation } from '../../operations/operation.ts';
import type { OperationContext } from '../../operations/operation.ts';
import { answerId } from '../../operations/save-result.ts';
import { idNumber, textInput } from '../../operations/input-schemas.ts';
import { examples } from './examples.ts';
import { localizeAccount, localizeDeliveryAddress } from './localize-account.ts';
import { accountSaveInput, activationInput, ownAccountInput, registrationInput } from './account-input.ts';
import { findAccount, listAccounts, searchAccounts } from './account-queries.ts';
import { activate } from './activate.ts';
import { addressInput, defaultAddressInput } from './address-input.ts';
import { findAnyAddress, findOwnAddress, listAddresses } from './address-queries.ts';
import { removeOwnAddress, setDefaultAddress } from './own-addresses.ts';
import { type CustomerKey, customerKey, requireCustomerId, requireMember } from '../../accounts/customer-key.ts';
import { accountPaths, addressPaths } from './paths.ts';
import { register } from './register.ts';
import { saveAccount } from './save-account.ts';
import { saveOwnAccountOnPage } from './save-own-account.ts';
import { saveAddress } from './save-address.ts';
import {
  accountSaveWire,
  accountWire,
  activationWire,
  addressDraftWire,
  addressIdWire,
  addressWire,
  registrationWire,
  ownAccountWire,
} from './wire.ts';
import { isLanguage, languages } from '#texts/languages.ts';
import { chooseLanguage, chooseMailLanguage } from './choose-language.ts';
import { issue, issueOf } from '../../kernel/issue.ts';
import { message } from '../../kernel/message.ts';

const keyword = textInput.superRefine((words, context) => {
  const refusal = keywordRefusal(words) ?? (words.length > 100 ? message('rule.too-long') : null);
  if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
});

const registration = {
  tag: 'User',
  who: { access: 'everyone' },
  when: { throttle: ({ email }: { email: string }) => email },
  input: registrationInput,
  body: bodyOf(registrationWire),
  answer: { format: answerNumber },
  example: examples.registration,
  handle: register,
} as const;

const chosenLanguage = z.enum(Object.keys(languages).filter(isLanguage), issue('refusal.language'));

const oneAccount = {
  tag: 'User',
  who: { access: 'own or staff' },
  input: z.object({ customerId: customerKey }),
  answer: { format: answerOf(accountWire), localize: localizeAccount },
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
    when: { ...registration.when, sameTriesAs: accountPaths.register },
  }),

  operation(accountPaths.chooseLanguage, {
    tag: 'User',
    summary: 'Choose the language of pages: a cookie keeps it. Answers 1 (A31, N2).',
    who: { access: 'everyone', impersonation: 'as staff' },
    input: z.object({ language: chosenLanguage }),
    answer: { format: answerNumber },
    example: { body: { language: 'de' } },
    unaudited: 'a reading preference',
    handle: chooseLanguage,
  }),

  operation(accountPaths.mailLanguage, {
    tag: 'User',
    summary: "The language of the own account's mails; null: none was chosen yet (N2).",
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerInternal(z.object({ language: chosenLanguage.nullable() })) },
    handle: (_, { caller: { customer } }) => ({ language: customer.language }),
  }),

  operation(accountPaths.chooseMailLanguage, {
    tag: 'User',
    summary: "Choose the language of the own account's mails. Answers 1 (N2).",
    who: { access: 'customer' },
    input: z.object({ language: chosenLanguage }),
    answer: { format: answerNumber },
    example: { body: { language: 'de' } },
    unaudited: 'a reading preference',
    handle: chooseMailLanguage,
  }),

  operation(accountPaths.save, {
    tag: 'User',
    summary: "Save an account: the own one (A24), or for staff anybody's (E11). Answers 1, or 2: the e-mail is taken.",
    who: {
      access: 'own or staff',
      staffRight: 'customers',
      asksPassword:
        'by staff, for a new account, another password or email address, and an account that becomes active',
    },
    when: { throttle: (_, { customer, staff }) => (staff === null ? customer.guid : null) },
    input: accountSaveInput,
    body: bodyOf(accountSaveWire),
    answer: {
      format: answerNumber,
      refusalDetails: storedAs(accountWire),
      refuses: [404, 409],
    },
    example: examples.account,
    handle: saveAccount,
  }),

  operation(accountPaths.saveOwn, {
    tag: 'User',
    summary:
      'Save the own account as the page does: another password than the present one asks for that too (A24, D43). Answers as SaveUser.',
    who: { access: 'customer' },
    when: { throttle: (_, { customer }) => customer.guid },
    input: ownAccountInput,
    body: bodyOf(ownAccountWire),
    answer: { format: answerNumber },
    example: examples.saveOwn,
    handle: saveOwnAccountOnPage,
  }),

  operation(accountPaths.read, {
    ...oneAccount,
    summary: 'One customer with their delivery addresses.',
    who: { ...oneAccount.who, staffRight: NEEDS.accounts },
    example: { path: { customerId: '5d82fca6-0471-4aad-b090-be13f28720e2' } },
  }),

  operation(accountPaths.readUser, {
    ...oneAccount,
    summary: 'The same customer under its older name.',
    who: { ...oneAccount.who, staffRight: NEEDS.accounts },
    example: { path: { customerId: 1 } },
  }),

  operation(accountPaths.search, {
    tag: 'User',
    summary: 'The customers whose data or delivery addresses hold the keyword, three characters at least (E10).',
    who: { access: 'staff', staffRight: 'customers' },
    input: pageRequest.extend({ keyword }),
    answer: { format: answerListOf(accountWire) },
    example: { path: { keyword: 'harbour' } },
    handle: ({ keyword: words, page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      searchAccounts(shop.db, words, shop.hot().countries, { page, pageSize }),
  }),

  operation(accountPaths.all, {
    tag: 'User',
    summary: 'Every customer, the newest first (E2).',
    who: { access: 'staff', staffRight: 'customers' },
    input: pageRequest,
    answer: { format: answerListOf(accountWire) },
    example: { query: { page: 1, pageSize: 10 } },
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) => listAccounts(shop.db, { page, pageSize }),
  }),

  operation(accountPaths.activate, {
    tag: 'Activate',
    summary: 'Authorise a waiting account. Answers 1 activated, 2 already active, 0 not activated (A22, B10).',
    who: { access: 'everyone' },
    input: activationInput,
    body: bodyOf(activationWire),
    answer: { format: answerNumber },
    example: { body: { userType: 'e', userGuid: 'd468d68b-62a6-4fb4-aad4-048624624b15' } },
    handle: activate,
  }),

  operation(addressPaths.ofCustomer, {
    tag: 'DeliveryAddress',
    summary: "A customer's delivery addresses, the most recently saved first (A16, A25).",
    who: { access: 'own or staff', staffRight: NEEDS.accounts },
    input: pageRequest.extend({ customerId: customerKey }),
    answer: {
      format: answerListOf(addressWire),
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
    summary: 'One delivery address (A25).',
    who: { access: 'own or staff', staffRight: NEEDS.accounts },
    input: z.object({ addressId: idNumber('delivery_address') }),
    answer: { format: answerOf(addressWire), localize: localizeDeliveryAddress },
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
    summary: 'Save a delivery address; deliveryID 0 makes a new one. Answers 1 (A16, A25).',
    who: { access: 'own or staff', staffRight: 'customers', impersonation: 'as the member', memberRight: 'order' },
    input: addressInput,
    body: bodyOf(addressDraftWire),
    answer: {
      format: answerId,
      readAt: ({ id }) => `/DeliveryAddress/GetDeliveryAddressByID/${id}`,
      refusalDetails: storedAs(addressWire),
      refuses: [404, 409],
    },
    example: examples.address,
    handle: saveAddress,
  }),

  operation(addressPaths.remove, {
    tag: 'DeliveryAddress',
    summary: 'Delete an own delivery address; orders keep their text of it. Answers 1 (A25, B9).',
    who: { access: 'customer', memberRight: 'order' },
    input: z.object({ addressId: idNumber('delivery_address') }),
    answer: { format: answerNumber },
    example: { path: { addressId: 1 }, ofOneCustomer: true },
    handle: removeOwnAddress,
  }),

  operation(addressPaths.setDefault, {
    tag: 'DeliveryAddress',
    summary:
      'Choose the own delivery address that the checkout begins with; 0: the most recently saved. Answers 1 (A16).',
    who: { access: 'customer', memberRight: 'order' },
    input: defaultAddressInput,
    body: bodyOf(addressIdWire),
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
