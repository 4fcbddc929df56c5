/** Replaces the token wherever a mail is stored, because readers there must not be able to use the link. */
export const NO_TOKEN = '(removed)';

/** The mail as it is sent, with a valid link. */
export function withToken(written: string, token: string): string {
  return written.replaceAll(/((?:Reset-Password|Company\/Join|Mailings)\?token=)(?:\(removed\)|[\w-]+)/g, `$1${token}`);
}
