type Account = 'userID' | 'adminuserID';

/**
 * The id of the account with which this browser is logged in, '' for none: all that scripts may know of a session
 * (D15). A login or logout in any window changes it.
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
