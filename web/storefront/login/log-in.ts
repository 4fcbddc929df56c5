import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { loginEmailRefusal } from '#shop/people/accounts/login-rules.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { identityPaths } from '#shop/people/identity/paths.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import { jsonIn } from '../../keys/json-in.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import type { Ask } from '../../server-page.ts';
import { session } from '../../session.ts';

/** Reason for a failed login; the password is never sent back. */
export interface LoginTrouble {
  email: string;
  remember: boolean;
  emailError?: RuleMessage;
  passwordError?: string;
  problem?: 'refused' | 'failed' | 'passkey';
  /** The password was right: the account requires the code of its second factor, with this token. */
  signIn?: string;
  codeError?: string;
  /** Details of a failure: wait, or no connection (D14). */
  detail?: string;
}

export interface RefusedLogin {
  trouble: LoginTrouble;
  status: number;
}

/** Logs in with the values of a login form. Null: success. */
export async function logIn(form: FormData, ask: Ask): Promise<RefusedLogin | null> {
  const email = String(form.get('email') ?? '');
  const remember = form.has('remember');
  const answerRefusal = (status: number, trouble: Omit<LoginTrouble, 'email' | 'remember'>): RefusedLogin => ({
    status,
    trouble: { email, remember, ...trouble },
  });
  const signIn = String(form.get('signIn') ?? '');
  const isFirstStep = signIn === '' && !form.has('passkey');
  const emailError = isFirstStep ? loginEmailRefusal(email) : null;
  if (emailError !== null) return answerRefusal(400, { emailError });

  const asked = await askToLogIn(form, { email, remember, signIn }, ask);
  if (asked.ok) {
    if (!import.meta.env.SSR) session.signedIn = true;
    return null;
  }
  const { refusal } = asked;
  if (refusal.code === 'login.code-needed') return answerRefusal(401, { signIn: String(refusal.details['signIn']) });
  // After a wrong code the step continues; an expired one starts over.
  if (signIn !== '' && refusal.code !== 'login.over')
    return answerRefusal(pageStatus(refusal).status, { signIn, ...codeTrouble(refusal) });
  if (refusal.code === 'login.over') return answerRefusal(401, { problem: 'failed', detail: refusal.message });
  if (refusal.code === 'login.passkey-refused') return answerRefusal(401, { problem: 'passkey' });
  if (refusal.status === 401) return answerRefusal(401, { problem: 'refused' });
  const passwordError = refusal.errors.find((error) => error.field === 'password')?.message;
  if (passwordError !== undefined) return answerRefusal(400, { passwordError });
  return answerRefusal(pageStatus(refusal).status, { problem: 'failed', detail: refusal.message });
}

/** With a passkey, with the code of the second step, or with email address and password. */
function askToLogIn(
  form: FormData,
  { email, remember, signIn }: { email: string; remember: boolean; signIn: string },
  ask: Ask,
) {
  if (form.has('passkey')) {
    const response = jsonIn(form, 'passkey') as AuthenticationResponseJSON;
    return ask(identityPaths.logInWithPasskey, { response, remember });
  }
  if (signIn !== '') return ask(identityPaths.finishLogIn, { signIn, code: String(form.get('code') ?? '') });
  return ask(identityPaths.logIn, { email, password: String(form.get('password') ?? ''), remember });
}

function codeTrouble({ errors, message }: Refusal): Pick<LoginTrouble, 'codeError' | 'detail'> {
  const codeError = errors.find(({ field }) => field === 'code')?.message;
  return codeError === undefined ? { detail: message } : { codeError };
}
