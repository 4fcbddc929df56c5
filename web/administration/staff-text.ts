import type { Messages } from '@lingui/core';
import type catalogue from '#texts/en/administration-catalogue.json';
import type content from '#texts/en/administration-content.json';
import type frame from '#texts/en/administration-frame.json';
import type imports from '#texts/en/administration-import.json';
import type jobs from '#texts/en/administration-jobs.json';
import type mail from '#texts/en/administration-mail.json';
import type people from '#texts/en/administration-people.json';
import type queue from '#texts/en/administration-queue.json';
import type sales from '#texts/en/administration-sales.json';
import type stock from '#texts/en/administration-stock.json';
import type terms from '#texts/en/administration-terms.json';
import type legal from '#texts/en/legal.json';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';
import { shopTexts } from '../texts/catalogues.ts';
import { loadTexts } from '../texts/loaded-texts.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { ruleTexts } from '../texts/say.tsx';
import type { Say } from '../texts/wording.ts';
import { textsFrom } from '../texts/texts.tsx';

export type StaffTextKey =
  | keyof typeof catalogue
  | keyof typeof content
  | keyof typeof frame
  | keyof typeof imports
  | keyof typeof jobs
  | keyof typeof legal
  | keyof typeof mail
  | keyof typeof people
  | keyof typeof queue
  | keyof typeof sales
  | keyof typeof stock
  | keyof typeof terms;

/** The administration's texts are separate, so that no buyer loads them. */
const staffTexts = await loadTexts(import.meta.glob<Messages>('/texts/*/staff-screens.ts', { import: 'default' }));
const textsIn = textsFrom<StaffTextKey>(shopTexts, ruleTexts, staffTexts);

/** Returns whether a field or value of the audit list has a label; many need none. */
export function isFieldWord(key: string): key is StaffTextKey {
  return key in (staffTexts.get(pageLanguage()) ?? staffTexts.get(FALLBACK_LANGUAGE) ?? {});
}

/**
 * A text of the administration by its key, in the language of the page being rendered; not for constants of a module.
 */
export function t(key: StaffTextKey, values?: Record<string, string | number>): string {
  return textsIn(pageLanguage()).t(key, values);
}

/** Translates the messages of a form's rules for staff. */
export const say: Say = (wording) => textsIn(pageLanguage()).say(wording);
