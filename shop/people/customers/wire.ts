import { regionOf } from '#shop/base/kernel/account-terms.ts';
import {
  bool,
  coded,
  giveExample,
  flag,
  groupMembers,
  guidText,
  integer,
  listOf,
  moment,
  text,
  wireBody,
  wireRecord,
  computeColumn,
} from '../../base/wire/wire-format.ts';
import {
  ACCOUNT_TEXTS,
  accountFieldNames,
  type AccountFieldName,
  accountFields,
  OWN_CHOICES,
  OWN_TICKS,
} from '../accounts/account-fields.ts';
import type { ActivationLink } from '../accounts/account-status.ts';
import type {
  AccountSave,
  CustomerAccount,
  DeliveryAddress,
  DeliveryAddressDraft,
  OwnAccountSave,
  Registration,
} from './paths.ts';

const addressCountryWire = wireRecord<DeliveryAddress>('AddressCountry', [
  ['countryId', 'countryID', integer],
  ['countryName', 'name', giveExample('United Kingdom', text)],
]);

export const addressWire = wireRecord<DeliveryAddress>('DeliveryAddress', [
  ['id', 'deliveryID', integer],
  ['customerId', 'userID', integer],
  ['contactName', 'contactName', text],
  ['line1', 'deliveryBuildingNo', text],
  ['line2', 'deliveryStreet', text],
  ['region', 'deliveryRegion', text],
  ['postcode', 'deliveryPostalcode', text],
  ['countryId', 'countryID', integer],
  groupMembers('country', addressCountryWire),
  ['isDefault', 'isDefault', bool],
  ['version', 'version', integer],
]);

export const addressDraftWire = wireBody<DeliveryAddressDraft>('DeliveryAddressDraft', [
  ['id', 'deliveryID', integer],
  ['customerId', 'userID', integer],
  ['contactName', 'contactName', text],
  ['line1', 'deliveryBuildingNo', text],
  ['line2', 'deliveryStreet', text],
  ['region', 'deliveryRegion', text],
  ['postcode', 'deliveryPostalcode', text],
  ['countryId', 'countryID', integer],
  ['version', 'version', integer],
]);

export const addressIdWire = wireBody<{ addressId: number }>('DeliveryAddressId', [
  ['addressId', 'deliveryID', integer],
]);

const KINDS = { line: text, choice: integer, tick: flag() } as const;

/** The documented columns of these fields. */
function fieldColumns(names: readonly AccountFieldName[]): never[] {
  // Every kind fits what its field holds.
  return names.map((name) => [name, accountFields[name].wire, KINDS[accountFields[name].kind]]) as never;
}

/** The region by its documented name (D37): the one whose regional categories the customer sees (D8). */
const COUNTRY_REF = { usa: 'USA', europe: 'Europe', all: 'Europe' } as const;

export const accountWire = wireRecord<CustomerAccount>('Customer', [
  ['id', 'userID', integer],
  ['guid', 'userGuid', guidText],
  ['companyId', 'companyID', integer],
  ['role', 'memberRole', text],
  computeColumn((account) => `${account.firstName} ${account.surname}`, 'displayName', text),
  ...fieldColumns(accountFieldNames),
  // Two numbers for three states: a waiting account is not active yet (D17). `accountStatus` distinguishes them.
  computeColumn(
    ({ status }) => (status === 'active' ? 'active' : 'inactive'),
    'userStatus',
    coded({ active: 1, inactive: 2 }),
  ),
  ['status', 'accountStatus', text],
  ['countryName', 'countryName', text],
  computeColumn((account) => COUNTRY_REF[regionOf(account)], 'countryRef', text),
  ['createdAt', 'registeredAt', moment],
  ['version', 'version', integer],
  ['addresses', 'deliveryAddresses', listOf(addressWire)],
]);

const registered: readonly AccountFieldName[] = [...ACCOUNT_TEXTS, ...OWN_CHOICES, ...OWN_TICKS];

const registrationColumns = [
  ...fieldColumns(registered),
  ['password', 'userPass', text],
  ['passwordRepeat', 'password_repeat', text],
] as const;

export const registrationWire = wireBody<Registration>('Registration', [
  ...registrationColumns,
  ['termsVersion', 'termsVersion', integer],
]);

export const ownAccountWire = wireBody<OwnAccountSave>('OwnAccountSave', [
  ...registrationColumns,
  ['presentPassword', 'presentPassword', text],
]);

export const accountSaveWire = wireBody<AccountSave>('CustomerSave', [
  ['id', 'userID', integer],
  ['guid', 'userGuid', guidText],
  ...registrationColumns,
  ['status', 'userStatus', coded({ active: 1, inactive: 2 })],
  ...fieldColumns(accountFieldNames.filter((name) => !registered.includes(name))),
  ['version', 'version', integer],
]);

export const activationWire = wireBody<{ link: ActivationLink; guid: string }>('Activation', [
  ['link', 'userType', text],
  ['guid', 'userGuid', guidText],
]);
