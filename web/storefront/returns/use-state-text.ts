import type { ReturnHeader } from '#shop/returns/paths.ts';
import { useReturnText } from './return-text.ts';

/** State of a return, or its outcome. */
export function useStateText() {
  const t = useReturnText();
  return ({ returnState, outcome }: Pick<ReturnHeader, 'returnState' | 'outcome'>) =>
    outcome === null ? t(`returns.state.${returnState}`) : t(`returns.outcome.${outcome}`);
}
