import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { TranslatedLetter, Sender } from './letter.ts';

/** A mail as it is stored and sent. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** No address, or more than one, which must not reach a header. */
export class MailAddressError extends Error {
  constructor() {
    super('The recipient is not one e-mail address.');
  }
}

/**
 * Renders a letter in its two forms with the same content. Subject and recipient become single lines, so that user
 * input can't add a header.
 * @throws {MailAddressError}
 */
export function writeLetter(letter: TranslatedLetter, sender: Sender): WrittenMail {
  const to = letter.to.trim();
  if (!/^[^\s@,;:<>()"\p{Cc}]+@[^\s@,;:<>()"\p{Cc}]+$/u.test(to)) throw new MailAddressError();
  return {
    to,
    subject: oneLine(letter.subject),
    text: letterText(letter, sender),
    html: letterHtml(letter, sender),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
