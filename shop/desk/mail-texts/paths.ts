import type { Language } from '#texts/languages.ts';
import { get, post } from '../../base/operations/path.ts';
import type { ChangedMail, MailPreview, MailTexts } from './answers.ts';
import type { TextKind } from './texts-of-kinds.ts';

export type * from './answers.ts';

/** A text to save; null, or a text like the delivered one: ours again. */
export interface MailTextSave {
  textKey: string;
  variant: string;
  text: string | null;
  version?: number | undefined;
}

/** Texts of a kind of mail in one language; those that are left out stay as they are. */
export interface MailTextsSave {
  kind: TextKind;
  language: Language;
  texts: readonly MailTextSave[];
}

/** Unsaved texts, and the order whose mail they make; without one the newest. */
export interface MailDraft extends MailTextsSave {
  orderId?: number | undefined;
}

export const mailTextPaths = {
  kinds: get<Record<string, never>, ChangedMail[]>('/Mail/GetMailKinds'),
  read: get<{ kind: TextKind; language: Language }, MailTexts>('/Mail/GetMailTexts'),
  /** All or none; returns 1. */
  save: post<MailTextsSave, number>('/Mail/SaveMailTexts'),
  /** Changes nothing. */
  preview: post<MailDraft, MailPreview>('/Mail/PreviewMail'),
};
