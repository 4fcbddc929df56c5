/** Replaces the token wherever a mail is stored, because readers there must not be able to use the link. */
export const NO_TOKEN = '(removed)';

/** A whole line of the text, or an address of the page. A name that somebody typed is neither, so no link of theirs gets the token. */
const LINK = /(^|href=")(https?:\/\/[^\s"?]+\?token=)\(removed\)(?=$|")/gm;

/** Returns the mail as it is sent, with a valid link. @throws it has no link to fill in */
export function withToken(written: string, token: string): string {
  const sent = written.replaceAll(LINK, `$1$2${token}`);
  if (sent === written) throw new Error('The mail has no link for its token.');
  return sent;
}
