import { message, type Message } from '../../base/messages/message.ts';

/** Placeholders that a text can do without: a greeting without a first name is still a greeting. */
const OPTIONAL = ['firstName', 'surname', 'store', 'company'];

/** Texts of more letters than this are written in an area of several lines. */
const A_LINE = 60;

interface Rules {
  /** The text of the shop as delivered. */
  ours: string;
  /** Placeholders of that text. */
  needs: readonly string[];
  /** Those of every wording of the same message. */
  mayUse: readonly string[];
}

/** Returns whether a text may have several lines. */
export const isLong = (ours: string): boolean => ours.length > A_LINE;

/** Placeholders that a text must have. */
export const requiredIn = (needs: readonly string[]): string[] => needs.filter((name) => !OPTIONAL.includes(name));

/** The reason for which a text can't be used, with the name of the placeholder; null: it can. */
export function textRefusal(text: string, { ours, needs, mayUse }: Rules): Message | null {
  if (text.trim() === '' && ours !== '') return message('staff-refusal.mail-text-empty');
  if (!isLong(ours) && text.includes('\n')) return message('staff-refusal.mail-text-line');
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const wrong = named.find((name) => !mayUse.includes(name));
  if (wrong !== undefined) {
    if (mayUse.length === 0) return message('staff-refusal.mail-text-no-placeholders', { wrong: `{${wrong}}` });
    return message('staff-refusal.mail-text-wrong', { wrong: `{${wrong}}`, names: listed(mayUse) });
  }
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')))
    return message('staff-refusal.mail-text-brace', { open: '{', close: '}' });
  const missing = requiredIn(needs).filter((name) => !named.includes(name));
  return missing.length === 0 ? null : message('staff-refusal.mail-text-missing', { names: listed(missing) });
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
