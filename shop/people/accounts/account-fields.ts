import { namesOf, type NamesWith, namesWith, only } from '../../base/fields/field.ts';
import { TAX_NUMBER_MAX } from '../../base/tax/compact-number.ts';
import { ADDRESS_MAX, NAME_MAX, TELEPHONE_MAX } from './field-rules.ts';
import { EMAIL_MAX } from './login-rules.ts';

interface AccountField {
  readonly kind: 'line' | 'choice' | 'tick';
  /** Owner of the value: the member, or the company, whose value all its members share (H1). */
  readonly of: 'member' | 'company';
  /** Name of its column, if different. */
  readonly column?: string;
  /** Its documented name. */
  readonly wire: string;
  /** The key of its name in the staff form. */
  readonly label: string;
  /** Longest text. */
  readonly most?: number;
  /** Only staff can change it (D17). */
  readonly isStaffs?: true;
  /** Staff can restore it from the audit list (E16). */
  readonly putBack?: true;
  /** A save without it leaves it unchanged, for forms and programs that do not know it. */
  readonly mayBeOmitted?: true;
}

/**
 * The fields of an account, each once: queries, calls, both forms and the restorable fields are derived from this table. Its rules
 * are in details-rules.ts for its owner, in staff-rules.ts for staff; a field without a rule does not compile.
 */
export const accountFields = {
  firstName: {
    kind: 'line',
    most: NAME_MAX,
    of: 'member',
    wire: 'userFirstname',
    label: 'customer.first-name',
    putBack: true,
  },
  surname: {
    kind: 'line',
    most: NAME_MAX,
    of: 'member',
    wire: 'userSurname',
    label: 'customer.surname',
    putBack: true,
  },
  email: { kind: 'line', most: EMAIL_MAX, of: 'member', wire: 'userEmail', label: 'customer.email' },
  company: {
    kind: 'line',
    most: NAME_MAX,
    of: 'company',
    column: 'name',
    wire: 'userHouseNo',
    label: 'customer.company',
    putBack: true,
  },
  line1: { kind: 'line', most: ADDRESS_MAX, of: 'company', wire: 'userStreet', label: 'customer.line1', putBack: true },
  line2: { kind: 'line', most: ADDRESS_MAX, of: 'company', wire: 'userCity', label: 'customer.line2', putBack: true },
  town: { kind: 'line', most: ADDRESS_MAX, of: 'company', wire: 'userCounty', label: 'customer.town', putBack: true },
  postcode: {
    kind: 'line',
    most: ADDRESS_MAX,
    of: 'company',
    wire: 'userPostcode',
    label: 'customer.postcode',
    putBack: true,
  },
  telephone: {
    kind: 'line',
    most: TELEPHONE_MAX,
    of: 'member',
    wire: 'userTel',
    label: 'customer.telephone',
    putBack: true,
  },
  currency: { kind: 'choice', of: 'company', column: 'currencyId', wire: 'currency', label: 'customer.currency' },
  countryId: { kind: 'choice', of: 'company', wire: 'country', label: 'customer.country' },
  priceClass: { kind: 'choice', of: 'company', wire: 'priceClassID', label: 'customer.price-class', isStaffs: true },
  adminContact: {
    kind: 'choice',
    of: 'company',
    wire: 'adminContact',
    label: 'customer.admin-contact',
    isStaffs: true,
  },
  partner: { kind: 'tick', of: 'company', wire: 'partner', label: 'customer.partner', isStaffs: true },
  subscribed: { kind: 'tick', of: 'member', wire: 'userSubscribe', label: 'customer.mailing' },
  accountCustomer: { kind: 'tick', of: 'company', wire: 'account', label: 'customer.account' },
  vatNumber: {
    kind: 'line',
    most: TAX_NUMBER_MAX,
    of: 'company',
    wire: 'vatNumber',
    label: 'customer.vat-number',
    putBack: true,
    mayBeOmitted: true,
  },
  eoriNumber: {
    kind: 'line',
    most: TAX_NUMBER_MAX,
    of: 'company',
    wire: 'eoriNumber',
    label: 'customer.eori-number',
    putBack: true,
    mayBeOmitted: true,
  },
} as const satisfies Readonly<Record<string, AccountField>>;

type AccountFields = typeof accountFields;
export type AccountFieldName = keyof AccountFields;

/** The names of the fields with this trait. */
export type AccountNames<Trait> = NamesWith<AccountFields, Trait>;

/** The names of the fields that only staff can change. */
export type StaffsName = AccountNames<{ isStaffs: true }>;

export type AccountText = AccountNames<{ kind: 'line' }>;
export type OmittableText = AccountNames<{ kind: 'line'; mayBeOmitted: true }>;

/** The texts of an account as saved. */
export type AccountTexts = Readonly<
  Record<Exclude<AccountText, OmittableText>, string> & Partial<Record<OmittableText, string | undefined>>
>;
export type OwnChoice = Exclude<AccountNames<{ kind: 'choice' }>, StaffsName>;
export type OwnTick = Exclude<AccountNames<{ kind: 'tick' }>, StaffsName>;

export const accountFieldNames = namesOf(accountFields);

export const ACCOUNT_TEXTS = namesWith(accountFields, { kind: 'line' });
export const OMITTABLE_TEXTS = namesWith(accountFields, { kind: 'line', mayBeOmitted: true });

/** The choices and ticks that the owner of an account makes. */
export const OWN_CHOICES = namesWith(accountFields, { kind: 'choice' }).filter(
  (name): name is OwnChoice => !isStaffs(name),
);
export const OWN_TICKS = namesWith(accountFields, { kind: 'tick' }).filter((name): name is OwnTick => !isStaffs(name));

function isStaffs(name: AccountFieldName): boolean {
  return (accountFields[name] as AccountField).isStaffs === true;
}

/** The column of a field in its owner's table. */
export type ColumnOf<Name extends AccountFieldName> = AccountFields[Name] extends {
  column: infer Column extends string;
}
  ? Column
  : Name;

/** Splits the values of an account by table: the member's and the company's (H1). */
export function splitByOwner<Values extends Partial<Record<AccountFieldName, unknown>>>(values: Values) {
  const columnsFor = (owner: AccountField['of']) =>
    Object.fromEntries(
      accountFieldNames.flatMap((name) => {
        const { of, column = name } = accountFields[name] as AccountField;
        return of === owner && name in values ? [[column, values[name]]] : [];
      }),
    );
  return { member: columnsFor('member'), company: columnsFor('company') } as {
    member: OwnedBy<'member', Values>;
    company: OwnedBy<'company', Values>;
  };
}

type OwnedBy<Owner, Values> = {
  [Name in Extract<keyof Values, AccountNames<{ of: Owner }>> as ColumnOf<Name>]: Values[Name];
};

/** The texts of an account. */
export function accountTexts(values: AccountTexts): AccountTexts {
  return only(values as Readonly<Record<AccountText, string>>, ACCOUNT_TEXTS);
}
