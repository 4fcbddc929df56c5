import { message, type Message, type MessageKey } from './message.ts';

// zod knows only texts: a message passes through its schemas encoded, and is decoded when an input is refused.

/** A message as the text of a schema's issue. */
export function issueOf(reason: Message): string {
  return JSON.stringify(reason);
}

/** Encodes a message by its key: z.string(issue('refusal.text')). */
export function issue<Key extends MessageKey>(...args: Parameters<typeof message<Key>>): string {
  return issueOf(message<Key>(...args));
}

/** Decodes an issue into its message. If it has none, it is zod's own sentence. */
export function messageOf(issue: string): Message {
  return issue.startsWith('{"key":') ? (JSON.parse(issue) as Message) : message('refusal.unfit', { reason: issue });
}
