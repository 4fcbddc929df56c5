import { NotAllowedError } from '../kernel/errors.ts';
import type { SignedInStaff } from '../frame/shop.ts';

/** Said where somebody who is signed in gives a password that is not theirs. */
export const WRONG_PASSWORD = 'This is not your password';

/** @throws {NotAllowedError} */
export function requireStaff(staff: SignedInStaff | null): SignedInStaff {
  if (staff === null) throw new NotAllowedError();
  return staff;
}
