/** Stands for the token wherever a mail is kept: anyone who reads it there must not be able to use the link. */
export const NO_TOKEN = '(removed)';

/** The mail as it is sent: with a link that works. */
export function withToken(written: string, token: string): string {
  return written.replaceAll(/((?:Reset-Password|Company\/Join)\?token=)(?:\(removed\)|[\w-]+)/g, `$1${token}`);
}
