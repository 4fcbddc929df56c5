import type { StaffRight } from '#shop/base/rights/staff-right.ts';

interface Session {
  signedIn: boolean;
  staffSignedIn: boolean;
  /** The member has chosen a press (J3); null: unknown. */
  hasPress: boolean | null;
  /** null: unknown, as just after a login. */
  staffRights: readonly StaffRight[] | null;
}

/** Session as the browser last saw it: loaders decide redirects by it before they call. The server decides again. */
export const session: Session = { signedIn: false, staffSignedIn: false, hasPress: null, staffRights: null };
