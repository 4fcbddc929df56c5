import type { Reader } from '../../base/operations/operation.ts';
import { localizeAddressParts } from '../../base/reference-data/localize-address.ts';
import type { CustomerAccount, DeliveryAddress } from './paths.ts';

/** Formats a delivery address in the conventions of the reader's language (N1). */
export function localizeDeliveryAddress(address: DeliveryAddress, { shop, translator }: Reader): DeliveryAddress {
  return localizeAddressParts(address, shop.hot(), translator.language);
}

/** Formats the account's own address and those of its company for the reader (N1). */
export function localizeAccount(account: CustomerAccount, reader: Reader): CustomerAccount {
  return {
    ...localizeAddressParts(account, reader.shop.hot(), reader.translator.language),
    addresses: account.addresses.map((address) => localizeDeliveryAddress(address, reader)),
  };
}
