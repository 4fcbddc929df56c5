import type { Messages } from '@lingui/core';
import type order from '#texts/en/order.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook, textsFrom } from '../../texts/texts.tsx';

const area = await loadTexts(import.meta.glob<Messages>('/texts/*/order.json', { import: 'default' }));

/** The texts of an order. */
export const useOrderText = textHook<keyof typeof order>(area);

/** The texts outside components. */
export const orderTextsIn = textsFrom<keyof typeof order>(area);
