import { get, post } from '../path.ts';
import type { ListPage } from '../list-page.ts';

/** Where a customer wants goods to go. */
export interface DeliveryAddress {
  id: number;
  customerId: number;
  contactName: string;
  line1: string;
  line2: string;
  region: string;
  postcode: string;
  countryId: number;
  countryName: string;
}

/** An address as it is saved; id 0 makes a new one (D24). Without a customer it is the signed-in customer's. */
export interface DeliveryAddressDraft {
  id: number;
  customerId?: number | undefined;
  contactName: string;
  line1: string;
  line2?: string;
  region?: string;
  postcode: string;
  countryId: number;
}

export const addressPaths = {
  /** A customer's addresses, the most recently saved first (A16). `customerId` may be the number or the guid. */
  ofCustomer: get<{ customerId: number | string; page?: number; pageSize?: number }, ListPage<DeliveryAddress>>(
    '/DeliveryAddress/GetDeliveryAddressByUserID/{customerId}',
  ),
  read: get<{ addressId: number }, DeliveryAddress>('/DeliveryAddress/GetDeliveryAddressByID/{addressId}'),
  /** Answers 1 (A16). What checkout requires (D13). */
  save: post<DeliveryAddressDraft, number>('/DeliveryAddress/SaveDeliveryAddress'),
};
