import { sentenceMaker } from '#shop/kernel/speech.ts';
import { shopTexts } from '../texts/catalogues.ts';
import type { Say } from '../texts/say.tsx';
import catalogue from '#texts/en/administration-catalogue.json' with { type: 'json' };
import content from '#texts/en/administration-content.json' with { type: 'json' };
import frame from '#texts/en/administration-frame.json' with { type: 'json' };
import imports from '#texts/en/administration-import.json' with { type: 'json' };
import mail from '#texts/en/administration-mail.json' with { type: 'json' };
import people from '#texts/en/administration-people.json' with { type: 'json' };
import queue from '#texts/en/administration-queue.json' with { type: 'json' };
import sales from '#texts/en/administration-sales.json' with { type: 'json' };
import staffRules from '#texts/en/staff-rules.json' with { type: 'json' };
import stock from '#texts/en/administration-stock.json' with { type: 'json' };
import terms from '#texts/en/administration-terms.json' with { type: 'json' };

/** The administration speaks English; its texts stand apart, so that no buyer loads them. */
const english = {
  ...frame,
  ...catalogue,
  ...content,
  ...imports,
  ...mail,
  ...people,
  ...queue,
  ...sales,
  ...stock,
  ...terms,
};

export type StaffTextKey = keyof typeof english;

const fill = sentenceMaker('en', { ...shopTexts.get('en'), ...english, ...staffRules });

/** Whether there is a word for a field or value of the audit list: many are words by themselves. */
export function isFieldWord(key: string): key is Extract<StaffTextKey, `audit.${string}`> {
  return key in english;
}

/** A text of the administration by its key. */
export function t(key: StaffTextKey, values?: Record<string, string | number>): string {
  return fill(key, values);
}

/** What a form's rules say to staff. */
export const say: Say = (said) => (typeof said === 'string' ? said : fill(said.key, said.values));
