import {
  ACCOUNT_TEXTS,
  OMITTABLE_TEXTS,
  type AccountText,
  OWN_CHOICES,
  OWN_TICKS,
  type OwnChoice,
  type OwnTick,
} from '#shop/people/accounts/account-fields.ts';
import type { OwnAccountSave, Registration } from '#shop/people/customers/paths.ts';
import {
  choice,
  namesIn,
  text,
  textsIn,
  type TextsOf,
  tick,
  type TypedField,
  valuesIn,
} from '../../forms/typed-form.ts';
import { agreementIn } from '../agreement/agreement-boxes.tsx';

/** Fields of an account that its owner types, without the passwords, which are never sent back. */
export const accountForm = {
  ...each<AccountText, TypedField<string, string>>(ACCOUNT_TEXTS, text),
  ...each<OwnChoice, TypedField<number | null, number | null>>(OWN_CHOICES, choice),
  ...each<OwnTick, TypedField<boolean, boolean>>(OWN_TICKS, tick),
};

function each<Name extends string, Entry>(names: readonly Name[], entry: Entry): Record<Name, Entry> {
  return Object.fromEntries(names.map((name) => [name, entry])) as Record<Name, Entry>; // all of them
}

export type TypedAccount = TextsOf<typeof accountForm>;

/** The fields that can have errors. */
export const ACCOUNT_FIELDS = [...namesIn(accountForm), 'password', 'passwordRepeat'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** The draft for the rules and the operation. */
export function registrationIn(form: FormData): Registration {
  const notShown = OMITTABLE_TEXTS.filter((name) => !form.has(name)).map((name) => [name, undefined]);
  return {
    ...valuesIn(accountForm, textsIn(accountForm, form)),
    ...(Object.fromEntries(notShown) as Partial<Registration>),
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
