import { expect, test } from 'vitest';
import { operations } from '../operations.ts';

test('what asks for the password again is settings and staff, nothing else (issue 7)', () => {
  expect(
    operations
      .filter(({ asksPassword }) => asksPassword)
      .map(({ path }) => path.template)
      .toSorted(),
  ).toEqual([
    '/BlogUser/AddStaff',
    '/BlogUser/ConfirmSecondFactor',
    '/BlogUser/DisableStaff',
    '/BlogUser/EnableStaff',
    '/BlogUser/EndSessionsOfStaff',
    '/BlogUser/RemoveSecondFactor',
    '/BlogUser/StartSecondFactor',
    '/Settings/SaveSettings',
  ]);
});
