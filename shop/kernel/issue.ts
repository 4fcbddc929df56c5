import { message, type Message, type MessageKey } from './message.ts';

// zod knows texts alone: a message goes through its schemas folded up, and is unfolded where an input is refused.

/** A message as the text of a schema's issue. */
export function issueOf(said: Message): string {
  return JSON.stringify(said);
}

/** The same by its key: z.string(issue('refusal.text')). */
export function issue<Key extends MessageKey>(...said: Parameters<typeof message<Key>>): string {
  return issueOf(message<Key>(...said));
}

/** Parses an issue into its message. Without a message of its own it is zod's sentence. */
export function messageOf(issue: string): Message {
  return issue.startsWith('{"key":') ? (JSON.parse(issue) as Message) : message('refusal.unfit', { reason: issue });
}
