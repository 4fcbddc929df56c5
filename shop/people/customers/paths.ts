import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import type { Language } from '#texts/languages.ts';
import { del, get, post } from '../../base/operations/path.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import type { OwnTick } from '../accounts/account-fields.ts';
import type { ActivationLink } from '../accounts/account-status.ts';
import type { RegistrationDraft } from '../accounts/details-rules.ts';
import type { CustomerAccount, DeliveryAddress } from './wire.ts';

export type { CustomerAccount, DeliveryAddress } from './wire.ts';

/** An address to save; id 0 creates one (D24). Without a customer it is the logged-in customer's. */
export interface DeliveryAddressDraft {
  id: number;
  customerId?: number;
  contactName: string;
  line1: string;
  line2?: string;
  region?: string;
  postcode: string;
  countryId: number;
  version?: number;
}

/** The two checkboxes of the registration and of Edit-Account; omitted ones are unchanged. */
type AccountBoxes = Partial<Record<OwnTick, boolean>>;

export type Registration = RegistrationDraft & AccountBoxes & Pick<GivenAgreement, 'termsVersion'>;

/** The own account as the page Edit-Account saves it: a new password requires the current one (D43). */
export interface OwnAccountSave extends Registration {
  presentPassword: string;
}

/** An account to save. Fields that only staff can change are ignored from anyone else (D17, D19). */
export interface AccountSave extends Registration {
  /** The account; without either it is the logged-in customer's. For staff 0 creates one (D24). */
  id?: number;
  guid?: string;
  status?: 'active' | 'inactive';
  partner?: boolean;
  priceClass?: number | null;
  adminContact?: number | null;
  version?: number;
}

export const accountPaths = {
  /** Saves it in the browser and with the account; returns 1 (A31, N2). */
  chooseLanguage: post<{ language: Language }, number>('/User/ChooseLanguage'),
  /** The language of the member's mails; null: none was selected. */
  mailLanguage: get<Record<string, never>, { language: Language | null }>('/User/GetMailLanguage'),
  /** Returns 1. */
  chooseMailLanguage: post<{ language: Language }, number>('/User/ChooseMailLanguage'),
  /** Returns 1 created, 2 the e-mail address already has an account (A20). */
  register: post<Registration, number>('/User/AddUser'),
  /** The older spelling of the same call (D17). */
  registerOlder: post<Registration, number>('/User'),
  /** Returns 1 saved, 2 the e-mail address has another account (A24, E11). */
  save: post<AccountSave, number>('/User/SaveUser'),
  /** Saves the page Edit-Account; returns the same as `save` (A24, D43). */
  saveOwn: post<OwnAccountSave, number>('/User/SaveOwnAccount'),
  /** `customerId` can be the id or the GUID. */
  read: get<{ customerId: number | string }, CustomerAccount>('/User/GetCustomerByID/{customerId}'),
  readUser: get<{ customerId: number | string }, CustomerAccount>('/User/GetUserByID/{customerId}'),
  /** Returns 1 activated, 2 already active, 0 not activated (A22). */
  activate: post<{ link: ActivationLink; guid: string }, number>('/Activate/gr'),
};

export const addressPaths = {
  /** A customer's addresses, most recently saved first (A16). `customerId` can be the id or the GUID. */
  ofCustomer: get<{ customerId: number | string; page?: number; pageSize?: number }, ListPage<DeliveryAddress>>(
    '/DeliveryAddress/GetDeliveryAddressByUserID/{customerId}',
  ),
  read: get<{ addressId: number }, DeliveryAddress>('/DeliveryAddress/GetDeliveryAddressByID/{addressId}'),
  /** Saves an address with the fields that the checkout requires (D13). Programs get 1 (A16). */
  save: post<DeliveryAddressDraft, { id: number }>('/DeliveryAddress/SaveDeliveryAddress'),
  /** Deletes the customer's own; orders keep their copy (B9). Returns 1. */
  remove: del<{ addressId: number }, number>('/DeliveryAddress/DeleteDeliveryAddress/{addressId}'),
  /** Sets the customer's default address for the checkout; 0: the most recently saved one (A16). Returns 1. */
  setDefault: post<{ addressId: number }, number>('/DeliveryAddress/SetDefaultDeliveryAddress'),
};
