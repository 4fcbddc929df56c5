import type { Messages } from '@lingui/core';
import type texts from '#texts/en/content.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook, textsFrom } from '../../texts/texts.tsx';

const area = await loadTexts(import.meta.glob<Messages>('/texts/*/content.json', { import: 'default' }));

/** The texts of news, contact and other content. */
export const useContentText = textHook<keyof typeof texts>(area);

/** The texts outside components. */
export const contentTextsIn = textsFrom<keyof typeof texts>(area);
