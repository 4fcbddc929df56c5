import type { RuleMessage } from '#shop/kernel/message.ts';

/** What a form says: what its rules say, or what the server said, which is a sentence already. */
export type Wording = RuleMessage | string;

/** What is wrong with a form as its page shows it, by field. */
export type FormErrors<Field extends string> = Partial<Record<Field, Wording>>;

export type Say = (wording: Wording) => string;
