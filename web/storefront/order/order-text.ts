import type { Messages } from '@lingui/core';
import type documents from '#texts/en/documents.json';
import type order from '#texts/en/order.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook, textsFrom } from '../../texts/texts.tsx';

export type OrderTextKey = keyof typeof documents | keyof typeof order;

const area = await loadTexts(import.meta.glob<Messages>('/texts/*/{documents,order}.json', { import: 'default' }));

/** The texts of an order, its documents and the manuals. */
export const useOrderText = textHook<OrderTextKey>(area);

/** The texts outside components. */
export const orderTextsIn = textsFrom<OrderTextKey>(area);
