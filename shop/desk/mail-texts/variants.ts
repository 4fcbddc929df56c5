import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import type { MessageValue } from '../../base/messages/message-value.ts';

/** A wording of a message without choices: staff change each by itself. */
export interface Variant {
  /** The choices that lead to it: 'kind=close,outcome=replaced'. Empty: the message has only one wording. */
  readonly variant: string;
  /** With placeholders such as {reference}. */
  readonly text: string;
  readonly placeholders: readonly string[];
}

interface Choice {
  readonly name: string;
  readonly isPlural: boolean;
  readonly cases: ReadonlyMap<string, CompiledMessage>;
}

type Chosen = ReadonlyMap<string, string>;

/** Lists the wordings of a message. The case `other` is one only where no other case is named, or of a plural. */
export function variantsOf(message: CompiledMessage): Variant[] {
  return expand(message, new Map());
}

/** Finds the wording that these values select. */
export function variantFor(
  message: CompiledMessage,
  values: Readonly<Record<string, MessageValue>>,
  language: string,
): string {
  let chosen: Chosen = new Map();
  for (;;) {
    const choice = firstChoice(message, chosen);
    if (choice === null) return spell(chosen);
    chosen = new Map([...chosen, [choice.name, caseFor(choice, values[choice.name], language)]]);
  }
}

function expand(message: CompiledMessage, chosen: Chosen): Variant[] {
  const choice = firstChoice(message, chosen);
  if (choice === null) return [settled(message, chosen)];
  const names = [...choice.cases.keys()];
  const named = choice.isPlural || names.length === 1 ? names : names.filter((name) => name !== 'other');
  return named.flatMap((name) => expand(message, new Map([...chosen, [choice.name, name]])));
}

/** Finds the first choice that is still open, within the cases that are chosen. */
function firstChoice(message: CompiledMessage, chosen: Chosen): Choice | null {
  for (const part of message) {
    const choice = choiceIn(part);
    if (choice === null) continue;
    const name = chosen.get(choice.name);
    if (name === undefined) return choice;
    const inner = firstChoice(caseOf(choice, name), chosen);
    if (inner !== null) return inner;
  }
  return null;
}

function settled(message: CompiledMessage, chosen: Chosen): Variant {
  const text = spellText(message, chosen, null);
  const placeholders = [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
  return { variant: spell(chosen), text, placeholders };
}

/** @param counted  value that stands for # in the cases of a plural */
function spellText(message: CompiledMessage, chosen: Chosen, counted: string | null): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part === '#' && counted !== null ? `{${counted}}` : part;
      const choice = choiceIn(part);
      if (choice === null) return `{${part[0]}}`;
      const branch = caseOf(choice, chosen.get(choice.name) ?? 'other');
      return spellText(branch, chosen, choice.isPlural ? choice.name : counted);
    })
    .join('');
}

function choiceIn(part: CompiledMessageToken): Choice | null {
  if (typeof part === 'string') return null;
  const [name, kind, cases] = part;
  if (typeof cases !== 'object' || cases === null) return null;
  const entries = Object.entries(cases).filter((entry): entry is [string, CompiledMessage] => Array.isArray(entry[1]));
  return { name, isPlural: kind !== 'select', cases: new Map(entries) };
}

const caseOf = ({ cases }: Choice, name: string): CompiledMessage => cases.get(name) ?? cases.get('other') ?? [];

function caseFor({ isPlural, cases }: Choice, value: MessageValue | undefined, language: string): string {
  if (!isPlural) return typeof value === 'string' && cases.has(value) ? value : 'other';
  const count = typeof value === 'number' ? value : 0;
  if (cases.has(String(count))) return String(count); // compiled from =0
  const category = new Intl.PluralRules(language).select(count);
  return cases.has(category) ? category : 'other';
}

const spell = (chosen: Chosen): string => [...chosen].map(([name, each]) => `${name}=${each}`).join(',');
