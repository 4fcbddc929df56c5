import {
  ACCOUNT_TEXTS,
  OMITTABLE_TEXTS,
  type AccountText,
  OWN_CHOICES,
  OWN_TICKS,
  type OwnChoice,
  type OwnTick,
} from '#shop/people/accounts/account-fields.ts';
import type { CustomerAccount, OwnAccountSave, Registration } from '#shop/people/customers/paths.ts';

import { agreementIn } from '../agreement/agreement-boxes.tsx';

const TYPED = [...ACCOUNT_TEXTS, ...OWN_CHOICES];

/** The fields that can have errors. */
export const ACCOUNT_FIELDS = [...TYPED, 'password', 'passwordRepeat'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** The account form as typed; passwords are never sent back. */
export type TypedAccount = Readonly<Record<AccountText | OwnChoice, string>> & Readonly<Record<OwnTick, boolean>>;

function formOf(textOf: (name: AccountText | OwnChoice) => string, isTicked: (name: OwnTick) => boolean): TypedAccount {
  return Object.fromEntries([
    ...TYPED.map((name) => [name, textOf(name)]),
    ...OWN_TICKS.map((name) => [name, isTicked(name)]),
  ]) as TypedAccount;
}

export const BLANK_ACCOUNT = formOf(
  () => '',
  () => false,
);

/** Form values of a saved account. */
export function inputOfAccount(account: CustomerAccount): TypedAccount {
  return formOf(
    (name) => String(account[name]),
    (name) => account[name],
  );
}

export function accountInput(form: FormData): TypedAccount {
  return formOf(
    (name) => String(form.get(name) ?? '').trim(),
    (name) => form.has(name),
  );
}

/** The draft for the rules and the operation. */
export function registrationIn(form: FormData): Registration {
  const { currency, countryId, ...typed } = accountInput(form);
  const notShown = OMITTABLE_TEXTS.filter((name) => !form.has(name)).map((name) => [name, undefined]);
  return {
    ...typed,
    ...(Object.fromEntries(notShown) as Partial<Registration>),
    currency: choice(currency),
    countryId: choice(countryId),
    password: String(form.get('password') ?? ''),
    passwordRepeat: String(form.get('passwordRepeat') ?? ''),
  };
}

/** The draft of a registration, with the agreement to the terms (O2). */
export function newAccountIn(form: FormData): Registration {
  return { ...registrationIn(form), ...agreementIn(form) };
}

/** The draft of the own account, with the current password (D43). */
export function ownAccountIn(form: FormData): OwnAccountSave {
  return { ...registrationIn(form), presentPassword: String(form.get('presentPassword') ?? '') };
}

function choice(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
