type Account = 'userID' | 'adminuserID';

/**
 * The number of the account that this browser is signed in with now, '' for none: what scripts may know of a session
 * (D15). Logging in or out in any window changes it.
 */
export function signedInId(account: Account): string {
  const named = `${account}=`;
  return (
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(named))
      ?.slice(named.length) ?? ''
  );
}
