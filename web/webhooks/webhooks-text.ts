import type { Messages } from '@lingui/core';
import type texts from '#texts/en/webhooks.json';
import { loadTexts } from '../texts/loaded-texts.ts';
import { textHook } from '../texts/texts.tsx';

/** The texts of webhooks, which buyers and staff share. */
export const useWebhooksText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/webhooks.json', { import: 'default' })),
);
