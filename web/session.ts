import type { StaffRight } from '#shop/kernel/staff-right.ts';

interface Session {
  signedIn: boolean;
  staffSignedIn: boolean;
  /** null: not known yet, as just after a sign-in. */
  staffRights: readonly StaffRight[] | null;
}

/** Who is signed in, as the browser last heard: loaders decide by it where to go before they ask. The server decides anew. */
export const session: Session = { signedIn: false, staffSignedIn: false, staffRights: null };
