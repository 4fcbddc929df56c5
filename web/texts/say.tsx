import type { Messages } from '@lingui/core';
import { createContext, use } from 'react';
import { loadTexts } from './loaded-texts.ts';
import { textsFrom, useLanguage } from './texts.tsx';
import type { Say } from './wording.ts';

/** Texts of buyers' rules, loaded only by screens that need them. */
export const ruleTexts = await loadTexts(import.meta.glob<Messages>('/texts/*/rules.json', { import: 'default' }));

const textsIn = textsFrom(ruleTexts);

/** The administration also shows messages of staff rules. */
export const SayContext = createContext<Say | null>(null);

export function useSay(): Say {
  const language = useLanguage();
  return use(SayContext) ?? textsIn(language).say;
}
