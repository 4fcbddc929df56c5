import { expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { describedAs } from './testing/document.ts';

/** Answers that open something, or would for a while. Whoever adds one: `secretAnswer`. */
test('every call whose answer holds a token, a link or codes says that it is a secret', () => {
  const secret = operations.filter(({ secretAnswer }) => secretAnswer === true).map(operationKey);
  expect(secret.toSorted()).toEqual([
    'POST /BlogUser/ConfirmSecondFactor',
    'POST /BlogUser/CreateToken',
    'POST /BlogUser/FinishPasskeySignIn',
    'POST /BlogUser/FinishSignIn',
    'POST /BlogUser/StartPasskey',
    'POST /BlogUser/StartPasskeySignIn',
    'POST /Mail/OpenResetLink',
    'POST /User/ConfirmSecondFactor',
    'POST /User/CreateToken',
    'POST /User/FinishPasskeySignIn',
    'POST /User/FinishSignIn',
    'POST /User/StartPasskey',
    'POST /User/StartPasskeySignIn',
  ]);
  const SECRET_MEMBERS = /"(?:token|signIn|url|challenge|recoveryCodes)":/;
  const asked = operations
    .filter(({ path }) => path.method === 'POST')
    .filter((operation) => SECRET_MEMBERS.test(JSON.stringify(describedAs(operation).responses['200'])))
    .map(operationKey);
  expect(asked).not.toEqual([]);
  expect(asked.filter((key) => !secret.includes(key))).toEqual([]);
});
