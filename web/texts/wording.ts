import type { RuleMessage } from '#shop/base/messages/message.ts';

/** Message of a form: a rule's message, or the server's, which is already a sentence. */
export type Wording = RuleMessage | string;

/** Faults of a form as its page shows them, by field. */
export type FormErrors<Field extends string> = Partial<Record<Field, Wording>>;

export type Say = (wording: Wording) => string;
