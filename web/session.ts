import type { StaffRight } from '#shop/kernel/staff-right.ts';

interface Session {
  signedIn: boolean;
  staffSignedIn: boolean;
  /** null: not known yet, as just after a sign-in. */
  staffRights: readonly StaffRight[] | null;
}

/** Session as the browser last saw it: loaders choose a redirect by it before they call. The server decides again. */
export const session: Session = { signedIn: false, staffSignedIn: false, staffRights: null };
