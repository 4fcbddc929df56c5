import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { identityPaths } from '#shop/identity/paths.ts';
import { askForForm } from '../administration/forms/ask-for-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../administration/forms/save-answer.ts';
import { verbIn } from '../form-verb.ts';
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

/** Begins, confirms or disables the second factor of the logged-in person. */
export async function changeFactor(form: FormData, context: PageContext, paths: KeyPaths) {
  const step = verbIn(form, 'step', ['start', 'confirm', 'off']);
  const code = textIn(form, 'code');
  if (step === 'start') {
    const asked = await askForForm(context, form, paths.startSecondFactor, {}, paths.givePassword);
    return asked.ok ? factorSaved() : refusedSave(asked.refusal, [], typedValues(form), 'factor');
  }
  if (step === 'confirm') {
    const asked = await askForForm(context, form, paths.confirmSecondFactor, { code }, paths.givePassword);
    if (!asked.ok) return refusedSave(asked.refusal, ['code'], typedValues(form), 'factor');
    return { form: 'factor', recoveryCodes: asked.output } satisfies KeyAnswer;
  }
  const draft = { password: textIn(form, 'password'), code };
  const asked = await askForForm(context, form, paths.turnOffSecondFactor, draft, paths.givePassword);
  return asked.ok ? factorSaved() : refusedSave(asked.refusal, TURN_OFF_FIELDS, {}, 'factor');
}

/** A new object each time, so that the badge announces each answer once. */
const factorSaved = () => ({ saved: true, form: 'factor' }) as const satisfies SaveAnswer;

/** Adds a passkey in two steps, with the browser in between, or removes one. */
export async function changePasskeys(form: FormData, context: PageContext, paths: KeyPaths) {
  const step = verbIn(form, 'step', ['remove', 'add', 'finish']);
  const name = textIn(form, 'name').trim();
  if (step === 'remove') {
    const guid = textIn(form, 'guid');
    const asked = await askForForm(context, form, paths.removePasskey, { guid }, paths.givePassword);
    if (!asked.ok) return refusedSave(asked.refusal, [], typedValues(form), 'passkey');
    return { form: 'passkey', done: 'removed' } satisfies KeyAnswer;
  }
  if (step === 'add') {
    const asked = await askForForm(context, form, paths.startPasskey, {}, paths.givePassword);
    if (!asked.ok) return refusedSave(asked.refusal, ['name'], typedValues(form), 'passkey');
    return { form: 'passkey', ask: asked.output, name } satisfies KeyAnswer;
  }
  const response = jsonIn(form, 'response') as RegistrationResponseJSON;
  const asked = await context.ask(paths.addPasskey, { name, response });
  if (!asked.ok) return refusedSave(asked.refusal, ['name'], { step: 'add', name, form: 'passkey' }, 'passkey');
  return { form: 'passkey', done: 'added' } satisfies KeyAnswer;
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
