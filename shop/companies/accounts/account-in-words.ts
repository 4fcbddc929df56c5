import type { Reader } from '../../operations/operation.ts';
import { placedInWords } from '../../reference-data/address-in-words.ts';
import type { CustomerAccount, DeliveryAddress } from './paths.ts';

/** Formats a delivery address in the conventions of the reader's language (N1). */
export function deliveryAddressInWords(address: DeliveryAddress, { shop, speech }: Reader): DeliveryAddress {
  return placedInWords(address, shop.hot(), speech.language);
}

/** An account with its own address and those of its company as its reader writes them (N1). */
export function accountInWords(account: CustomerAccount, reader: Reader): CustomerAccount {
  return {
    ...placedInWords(account, reader.shop.hot(), reader.speech.language),
    addresses: account.addresses.map((address) => deliveryAddressInWords(address, reader)),
  };
}
