import type { Messages } from '@lingui/core';
import type statement from '#texts/en/statement.json';
import { loadTexts } from '../../../texts/loaded-texts.ts';
import { textHook } from '../../../texts/texts.tsx';

/** The texts of the statement of account. */
export const useStatementText = textHook<keyof typeof statement>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/statement.json', { import: 'default' })),
);
