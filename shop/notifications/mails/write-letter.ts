import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { TranslatedLetter, Sender } from './letter.ts';

/** A mail as it is kept and sent. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** No address, or more than one: it must not reach a header. */
export class MailAddressError extends Error {
  constructor() {
    super('The recipient is not one e-mail address.');
  }
}

/**
 * Puts a letter into its two forms, which say the same. Subject and recipient become single lines: nothing that people
 * typed can add a header.
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
