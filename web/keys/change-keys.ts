import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { identityPaths } from '#shop/people/identity/paths.ts';
import { askForForm } from '../forms/ask-for-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../forms/save-answer.ts';
import { intentIn } from '../forms/intent.ts';
import type { PageContext } from '../page-context.ts';
import { jsonIn } from './json-in.ts';

/** Answer to a form of the second factor or of the passkeys. */
export type KeyAnswer =
  | SaveAnswer
  | { form: 'factor'; recoveryCodes: readonly string[] }
  /** The browser has to create a passkey; its answer is sent as the next step. */
  | { form: 'passkey'; ask: PublicKeyCredentialCreationOptionsJSON; name: string }
  | { form: 'passkey'; done: 'added' | 'removed' };

export type KeyPaths = Pick<
  typeof identityPaths,
  | 'givePassword'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'turnOffSecondFactor'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
>;

export const TURN_OFF_FIELDS = ['password', 'code'] as const;

export const KEY_INTENTS = [
  'factor-start',
  'factor-confirm',
  'factor-off',
  'passkey-remove',
  'passkey-add',
  'passkey-finish',
] as const;

/**
 * Starts, confirms or turns off the second factor of the person who is signed in, or removes a passkey. One is added in two steps, with the
 * browser in between.
 */
export async function changeKeys(form: FormData, context: PageContext, paths: KeyPaths) {
  const name = textIn(form, 'name').trim();
  const code = textIn(form, 'code');
  const { givePassword } = paths;
  switch (intentIn(form, KEY_INTENTS)) {
    case 'factor-start': {
      const asked = await askForForm(context, form, paths.startSecondFactor, {}, givePassword);
      return asked.ok ? factorSaved() : refusedSave(asked.refusal, [], typedValues(form), 'factor');
    }
    case 'factor-confirm': {
      const asked = await askForForm(context, form, paths.confirmSecondFactor, { code }, givePassword);
      if (!asked.ok) return refusedSave(asked.refusal, ['code'], typedValues(form), 'factor');
      return { form: 'factor', recoveryCodes: asked.output } satisfies KeyAnswer;
    }
    case 'factor-off': {
      const draft = { password: textIn(form, 'password'), code };
      const asked = await askForForm(context, form, paths.turnOffSecondFactor, draft, givePassword);
      return asked.ok ? factorSaved() : refusedSave(asked.refusal, TURN_OFF_FIELDS, {}, 'factor');
    }
    case 'passkey-remove': {
      const asked = await askForForm(context, form, paths.removePasskey, { guid: textIn(form, 'guid') }, givePassword);
      if (!asked.ok) return refusedSave(asked.refusal, [], typedValues(form), 'passkey');
      return { form: 'passkey', done: 'removed' } satisfies KeyAnswer;
    }
    case 'passkey-add': {
      const asked = await askForForm(context, form, paths.startPasskey, {}, givePassword);
      if (!asked.ok) return refusedSave(asked.refusal, ['name'], typedValues(form), 'passkey');
      return { form: 'passkey', ask: asked.output, name } satisfies KeyAnswer;
    }
    case 'passkey-finish': {
      const response = jsonIn(form, 'response') as RegistrationResponseJSON;
      const asked = await context.ask(paths.addPasskey, { name, response });
      if (!asked.ok) return refusedSave(asked.refusal, ['name'], { intent: 'passkey-add', name }, 'passkey');
      return { form: 'passkey', done: 'added' } satisfies KeyAnswer;
    }
  }
}

/** A new object each time, so that the badge announces each answer once. */
const factorSaved = () => ({ saved: true, form: 'factor' }) as const satisfies SaveAnswer;

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
