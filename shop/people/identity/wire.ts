import { bool, guidText, integer, optional, text, wireBody, wireRecord } from '../../base/wire/wire-format.ts';
import type { LogIn, PasswordReset, StaffLogIn } from './paths.ts';
import type { Me } from '../sessions/session-paths.ts';

export const logInWire = wireBody<LogIn>('LogIn', [
  ['email', 'Username', text],
  ['password', 'Password', text],
  ['remember', 'remember', bool],
  ['code', 'code', optional(text)],
]);

export const staffLogInWire = wireBody<StaffLogIn>('StaffLogIn', [
  ['email', 'blogUserEmail', text],
  ['password', 'blogUserPass', text],
  ['code', 'code', optional(text)],
]);

export const sessionWire = wireRecord<{ token: string; id: number; guid: string }>('Session', [
  ['token', 'token', text],
  ['id', 'userID', integer],
  ['guid', 'userGuid', guidText],
]);

export const staffSessionWire = wireRecord<{ token: string; guid: string }>('StaffSession', [
  ['token', 'token', text],
  ['guid', 'userGuid', guidText],
]);

export const meWire = wireRecord<Me>('SignedInCustomer', [
  ['id', 'userID', integer],
  ['guid', 'userGuid', guidText],
  ['displayName', 'displayName', text],
  ['currency', 'currency', integer],
  ['adminContact', 'adminContact', integer],
  ['countryId', 'country', integer],
]);

export const forgotPasswordWire = wireBody<{ email: string }>('ForgotPassword', [['email', 'emailAddress', text]]);

export const passwordResetWire = wireBody<PasswordReset>('PasswordReset', [
  ['token', 'token', text],
  ['password', 'userPass', text],
  ['passwordRepeat', 'password_repeat', text],
]);
