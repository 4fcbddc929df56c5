import type { Messages } from '@lingui/core';
import type texts from '#texts/en/maintenance.json';
import { loadTexts } from '../../../texts/loaded-texts.ts';
import { textHook } from '../../../texts/texts.tsx';

/** The texts of maintenance. */
export const useMaintenanceText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/maintenance.json', { import: 'default' })),
);
