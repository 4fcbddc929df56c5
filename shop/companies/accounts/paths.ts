import type { Language } from '#texts/languages.ts';
import { del, get, post } from '../../operations/path.ts';
import type { AdminContact } from '../../kernel/account-terms.ts';
import type { ListPage } from '../../operations/list-page.ts';
import type { MemberRole } from '../../kernel/member-role.ts';
import type { CurrencyId } from '../../kernel/money.ts';
import type { PriceClass } from '../../kernel/account-terms.ts';
import type { AccountNames, AccountText, OwnTick } from '../../accounts/account-fields.ts';
import type { AccountStatus, ActivationLink } from '../../accounts/account-status.ts';
import type { RegistrationDraft } from '../../accounts/details-rules.ts';

/** Delivery address of a company. */
export interface DeliveryAddress {
  id: number;
  /** The member who made it. */
  customerId: number;
  contactName: string;
  line1: string;
  line2: string;
  region: string;
  postcode: string;
  countryId: number;
  countryName: string;
  /** Town and postcode in the order of their country: in the shop's own words alone, and not in English (N1). */
  townLines?: readonly string[];
  /** The one that the checkout begins with; of a customer's, at most one. */
  isDefault: boolean;
  /** Sent back with a save, so that a save on top of somebody else's is noticed. */
  version: number;
}

/** An address as it is saved; id 0 makes a new one (D24). Without a customer it is the signed-in customer's. */
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

/** A member with the terms of their company, as they and staff see it; its password is nowhere in it (D19). */
export interface CustomerAccount extends Record<AccountText, string>, Record<AccountTick, boolean> {
  id: number;
  guid: string;
  companyId: number;
  role: MemberRole;
  countryId: number;
  countryName: string;
  /** Town and postcode in the order of their country: in the shop's own words alone, and not in English (N1). */
  townLines?: readonly string[];
  currency: CurrencyId;
  priceClass: PriceClass;
  adminContact: AdminContact;
  status: AccountStatus;
  createdAt: Date | string;
  /** Sent back with a save, so that a save on top of somebody else's is noticed. */
  version: number;
  addresses: readonly DeliveryAddress[];
}

/** The two boxes of the registration and of Edit-Account; left out, they stay as they are. */
type AccountBoxes = Partial<Record<OwnTick, boolean>>;

type AccountTick = AccountNames<{ kind: 'tick' }>;

export type Registration = RegistrationDraft & AccountBoxes;

/** The own account as the page Edit-Account saves it: another password asks for the present one (D43). */
export interface OwnAccountSave extends Registration {
  presentPassword: string;
}

/** An account as it is saved. What only staff may change is not read from anybody else (D17, D19). */
export interface AccountSave extends Registration {
  /** Whose account; without either it is the signed-in customer's. For staff 0 makes a new one (D24). */
  id?: number;
  guid?: string;
  status?: 'active' | 'inactive';
  partner?: boolean;
  priceClass?: number | null;
  adminContact?: number | null;
  version?: number;
}

export const accountPaths = {
  /** Keeps it in the browser and with the account; answers 1 (A31, N2). */
  chooseLanguage: post<{ language: Language }, number>('/User/ChooseLanguage'),
  /** The language of the member's mails; null: none was chosen yet. */
  mailLanguage: get<Record<string, never>, { language: Language | null }>('/User/GetMailLanguage'),
  /** Answers 1. */
  chooseMailLanguage: post<{ language: Language }, number>('/User/ChooseMailLanguage'),
  /** Answers 1 created, 2 the e-mail address has an account already (A20). */
  register: post<Registration, number>('/User/AddUser'),
  /** The older spelling of the same call (D17). */
  registerOlder: post<Registration, number>('/User'),
  /** Answers 1 saved, 2 the e-mail address has another account (A24, E11). */
  save: post<AccountSave, number>('/User/SaveUser'),
  /** Saves the page Edit-Account; answers as `save` (A24, D43). */
  saveOwn: post<OwnAccountSave, number>('/User/SaveOwnAccount'),
  /** `customerId` may be the number or the guid. */
  read: get<{ customerId: number | string }, CustomerAccount>('/User/GetCustomerByID/{customerId}'),
  readUser: get<{ customerId: number | string }, CustomerAccount>('/User/GetUserByID/{customerId}'),
  search: get<{ keyword: string; page?: number; pageSize?: number }, ListPage<CustomerAccount>>(
    '/User/GetAllUsers/{keyword}',
  ),
  /** The newest first. */
  all: get<{ page?: number; pageSize?: number }, ListPage<CustomerAccount>>('/User/GetEveryUser'),
  /** Answers 1 activated, 2 already active, 0 not activated (A22). */
  activate: post<{ link: ActivationLink; guid: string }, number>('/Activate/gr'),
};

export const addressPaths = {
  /** A customer's addresses, the most recently saved first (A16). `customerId` may be the number or the guid. */
  ofCustomer: get<{ customerId: number | string; page?: number; pageSize?: number }, ListPage<DeliveryAddress>>(
    '/DeliveryAddress/GetDeliveryAddressByUserID/{customerId}',
  ),
  read: get<{ addressId: number }, DeliveryAddress>('/DeliveryAddress/GetDeliveryAddressByID/{addressId}'),
  /** Saves an address with the fields that the checkout requires (D13). Programs get 1 (A16). */
  save: post<DeliveryAddressDraft, { id: number }>('/DeliveryAddress/SaveDeliveryAddress'),
  /** The customer's own; orders keep their text of it (B9). Answers 1. */
  remove: del<{ addressId: number }, number>('/DeliveryAddress/DeleteDeliveryAddress/{addressId}'),
  /** Sets the customer's default address for the checkout; 0: the most recently saved one (A16). Answers 1. */
  setDefault: post<{ addressId: number }, number>('/DeliveryAddress/SetDefaultDeliveryAddress'),
};
