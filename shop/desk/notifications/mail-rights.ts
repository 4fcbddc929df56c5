import { isAllowed, type StaffRight } from '../../base/rights/staff-right.ts';
import type { MailboxEntry } from './answers.ts';
import { EFFECT_KINDS, type EffectKind, traitsOf } from '../../base/outbox/effects.ts';

/** Kinds of mails that staff with these rights may read (D58). */
export function readableKinds(rights: readonly StaffRight[]): EffectKind[] {
  return EFFECT_KINDS.filter((kind) => isAllowed(traitsOf(kind).need, rights));
}

/** Removes what a mail tells from readers without the right of what it is about; the line that there was one stays (D58). */
export function withinRights(mail: MailboxEntry, rights: readonly StaffRight[]): MailboxEntry {
  if (isAllowed(traitsOf(mail.kind).need, rights)) return mail;
  return { ...mail, recipient: null, subject: null, lastError: null };
}
