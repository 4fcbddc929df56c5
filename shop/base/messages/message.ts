import type promise from '#texts/en/promise.json';
import type legal from '#texts/en/legal.json';
import type letters from '#texts/en/letters.json';
import type privacy from '#texts/en/privacy.json';
import type refusals from '#texts/en/refusals.json';
import type rules from '#texts/en/rules.json';
import type units from '#texts/en/sales-unit.json';
import type sheet from '#texts/en/sheet.json';
import type statement from '#texts/en/statement.json';
import type staffLetters from '#texts/en/staff-letters.json';
import type staffRefusals from '#texts/en/staff-refusals.json';
import type staffRules from '#texts/en/staff-rules.json';
import type { MessageValues } from '#texts/values.ts';
import type { MessageValue } from './message-value.ts';

/** Keys of form rules, which pages check too: the only messages whose sentences a browser has. */
export type RuleKey = keyof typeof rules | keyof typeof staffRules;

/** All message keys of shop/, from texts/en. */
export type MessageKey =
  | RuleKey
  | keyof typeof refusals
  | keyof typeof staffRefusals
  | keyof typeof letters
  | keyof typeof staffLetters
  | keyof typeof sheet
  | keyof typeof promise
  | keyof typeof statement
  | keyof typeof units
  | keyof typeof legal
  | keyof typeof privacy;

type ValuesOf<Key> = Key extends keyof MessageValues ? MessageValues[Key] : undefined;

/** A message of shop/, translated at the edge into its reader's language (shop/base/messages/translator.ts). */
export interface Message<Key extends MessageKey = MessageKey> {
  readonly key: Key;
  readonly values?: Readonly<Record<string, MessageValue>> | undefined;
}

export type RuleMessage = Message<RuleKey>;

/** Unknown keys, and missing or unknown values of a sentence, do not compile. The browser loads only the used ones. */
/* @__NO_SIDE_EFFECTS__ */
export function message<Key extends MessageKey>(
  key: Key,
  ...[values]: ValuesOf<Key> extends undefined ? [] : [values: ValuesOf<Key>]
): Message<Key> {
  return values === undefined ? { key } : { key, values };
}

/** Type of an answer whose given members are still messages, not sentences. */
export type Untranslated<Answer, Sentence extends keyof Answer> = Omit<Answer, Sentence> & {
  readonly [Member in Sentence]: AsMessage<Answer[Member]>;
};

type AsMessage<Value> = Value extends string
  ? Message
  : Value extends readonly (infer Item)[]
    ? readonly AsMessage<Item>[]
    : Value;

/** Type of a value after its messages are translated into sentences. */
export type Translated<Value> = Value extends Message
  ? string
  : Value extends object
    ? { [Member in keyof Value]: Translated<Value[Member]> }
    : Value;
