import type { Messages } from '@lingui/core';
import type { ReturnHeader } from '#shop/trade/returns/paths.ts';
import type orderPage from '#texts/en/order-page.json';
import { loadTexts } from '../../texts/loaded-texts.ts';
import { textHook, textsFrom } from '../../texts/texts.tsx';

export type OrderPageTextKey = keyof typeof orderPage;

const area = await loadTexts(import.meta.glob<Messages>('/texts/*/order-page.json', { import: 'default' }));

/** The texts around an order: its progress, messages, returns and documents, and the manuals. */
export const useOrderPageText = textHook<OrderPageTextKey>(area);

/** The texts outside components. */
export const orderPageTextsIn = textsFrom<OrderPageTextKey>(area);

/** State of a return, or its outcome. */
export function useReturnStateText() {
  const t = useOrderPageText();
  return ({ returnState, outcome }: Pick<ReturnHeader, 'returnState' | 'outcome'>) =>
    outcome === null ? t(`returns.state.${returnState}`) : t(`returns.outcome.${outcome}`);
}
