import { z, type ZodType } from 'zod';
import { type AdminContact, type PriceClass, regionOf } from '../../base/kernel/account-terms.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { MEMBER_ROLES } from '../../base/rights/member-role.ts';
import { calledOnWire, computed, grouped, notOnWire } from '../../base/wire/wire-members.ts';
import { coded, dateOrMoment, flag, giveExample, wordOf } from '../../base/wire/wire-values.ts';
import {
  ACCOUNT_TEXTS,
  accountFieldNames,
  type AccountFieldName,
  type AccountText,
  accountFields,
  OWN_CHOICES,
  OWN_TICKS,
} from '../accounts/account-fields.ts';
import type { AccountStatus } from '../accounts/account-status.ts';

const userId = calledOnWire('userID', z.int());
const userGuid = calledOnWire('userGuid', z.guid());

const addressCountry = z
  .object({ countryId: z.int(), countryName: calledOnWire('name', giveExample('United Kingdom', z.string())) })
  .meta({ id: 'AddressCountry' });

const typedAddress = {
  id: calledOnWire('deliveryID', z.int()),
  /** The member who created it. */
  customerId: z.int(),
  contactName: z.string(),
  line1: calledOnWire('deliveryBuildingNo', z.string()),
  line2: calledOnWire('deliveryStreet', z.string()),
  region: calledOnWire('deliveryRegion', z.string()),
  postcode: calledOnWire('deliveryPostalcode', z.string()),
  countryId: z.int(),
};

export const addressSchema = z
  .object({
    ...typedAddress,
    countryName: notOnWire(z.string()),
    country: grouped(addressCountry),
    /** The default at the checkout; at most one per customer. */
    isDefault: z.boolean(),
    /** Sent back with a save, so that a save on top of another person's is detected. */
    version: z.int(),
  })
  .meta({ id: 'DeliveryAddress' });

/** Town and postcode in the order of their country: only in internal answers, and not in English (N1). */
interface Localized {
  townLines?: readonly string[];
}

/** Delivery address of a company. */
export type DeliveryAddress = AnswerOf<typeof addressSchema> & Localized;

export const addressBody = z.object({ ...typedAddress, version: z.int() });

export const addressIdBody = z.object({ addressId: z.int() });

interface Choices {
  currency: CurrencyId;
  countryId: number;
  priceClass: PriceClass;
  adminContact: AdminContact;
}

type ValueOf<Name> = Name extends keyof Choices ? Choices[Name] : Name extends AccountText ? string : boolean;

const SCHEMAS = { line: z.string(), choice: z.int(), tick: flag() } as const;

/** The documented members of these fields. */
function fieldShape<Name extends AccountFieldName>(names: readonly Name[]) {
  const schemas = names.map((name) => [
    name,
    calledOnWire<ZodType>(accountFields[name].wire, SCHEMAS[accountFields[name].kind]),
  ]);
  return Object.fromEntries(schemas) as { [Each in Name]: ZodType<ValueOf<Each>> }; // every schema fits what its field holds
}

/** The region by its documented name (D37): the one whose regional categories the customer sees (D8). */
const COUNTRY_REF = { usa: 'USA', europe: 'Europe', all: 'Europe' } as const;

const userStatus = coded({ active: 1, inactive: 2 });

export const accountSchema = z
  .object({
    id: userId,
    guid: userGuid,
    companyId: z.int(),
    role: calledOnWire('memberRole', wordOf(MEMBER_ROLES)),
    displayName: computed(
      z.string(),
      ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`,
    ),
    ...fieldShape(accountFieldNames),
    // Two numbers for three states: a waiting account is not active yet (D17). `accountStatus` distinguishes them.
    userStatus: computed(userStatus, ({ status }: { status: AccountStatus }) =>
      status === 'active' ? 'active' : 'inactive',
    ),
    status: calledOnWire('accountStatus', wordOf(['waiting', 'active', 'inactive'])),
    countryName: z.string(),
    countryRef: computed(z.string(), (account: { adminContact: AdminContact }) => COUNTRY_REF[regionOf(account)]),
    createdAt: calledOnWire('registeredAt', dateOrMoment),
    /** Sent back with a save, so that a save on top of another person's is detected. */
    version: z.int(),
    addresses: calledOnWire('deliveryAddresses', z.array(addressSchema)),
  })
  .meta({ id: 'Customer' });

/** A member with the terms of their company, as they and staff see it; never with a password (D19). */
export type CustomerAccount = AnswerOf<typeof accountSchema> & Localized;

const registered: readonly AccountFieldName[] = [...ACCOUNT_TEXTS, ...OWN_CHOICES, ...OWN_TICKS];

const registrationShape = {
  ...fieldShape(registered),
  password: calledOnWire('userPass', z.string()),
  passwordRepeat: calledOnWire('password_repeat', z.string()),
};

export const registrationBody = z.object({ ...registrationShape, termsVersion: z.int() });

export const ownAccountBody = z.object({ ...registrationShape, presentPassword: z.string() });

export const accountBody = z.object({
  id: userId,
  guid: userGuid,
  ...registrationShape,
  status: calledOnWire('userStatus', userStatus),
  ...fieldShape(accountFieldNames.filter((name) => !registered.includes(name))),
  version: z.int(),
});

export const activationBody = z.object({ link: calledOnWire('userType', z.string()), guid: userGuid });
