import { z } from 'zod';
import { NotFoundError } from '../errors.ts';
import { pageRequest, WHOLE_LIST } from '../list-page.ts';
import { answerListOf, answerNumber, answerOf, bodyOf, operation } from '../operation.ts';
import { idNumber } from '../typed-input.ts';
import { addressInput } from './address-input.ts';
import { findAnyAddress, findOwnAddress, listAddresses } from './address-queries.ts';
import { customerKey, requireCustomerId } from './customer-key.ts';
import { addressPaths } from './paths.ts';
import { saveAddress } from './save-address.ts';
import { addressDraftWire, addressWire } from './wire.ts';

export const customersOperations = [
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
          ? await findOwnAddress(shop.db, { addressId, customerId: caller.customer?.id ?? 0 })
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
    handle: saveAddress,
  }),
];
