import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import { jsonIn } from '../../keys/json-in.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import type { Ask } from '../../server-page.ts';
import { session } from '../../session.ts';

/** A failed login; with `signIn` it is at its second step, the code. */
export interface SignInTrouble {
  email: string;
  message: string | null;
  signIn: string | null;
}

/** Logs in with the values of a login form. Null: success. */
export async function signInStaff(
  form: FormData,
  ask: Ask,
): Promise<{ trouble: SignInTrouble; status: number } | null> {
  const [email = '', signIn = ''] = [form.get('email')?.toString(), form.get('signIn')?.toString()];
  const asked = await askToSignIn(form, { email, signIn }, ask);
  if (!asked.ok) return { trouble: troubleOf(asked.refusal, email, signIn), status: pageStatus(asked.refusal).status };
  if (!import.meta.env.SSR) Object.assign(session, { staffSignedIn: true, staffRights: null });
  return null;
}

/** With a passkey, with the code of the second step, or with email address and password. */
function askToSignIn(form: FormData, { email, signIn }: { email: string; signIn: string }, ask: Ask) {
  const textIn = (name: string) => String(form.get(name) ?? '');
  if (form.has('passkey')) {
    const response = jsonIn(form, 'passkey') as AuthenticationResponseJSON;
    return ask(identityPaths.logInStaffWithPasskey, { response });
  }
  if (signIn !== '') return ask(identityPaths.finishStaffLogIn, { signIn, code: textIn('code') });
  return ask(identityPaths.staffLogIn, { email, password: textIn('password') });
}

function troubleOf({ code, message, details }: Refusal, email: string, signIn: string): SignInTrouble {
  if (code === 'login.code-needed') return { email, message: null, signIn: String(details['signIn']) };
  // After a wrong code the step continues; an expired one starts over.
  return { email, message, signIn: signIn === '' || code === 'login.over' ? null : signIn };
}
