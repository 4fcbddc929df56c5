import { useEffect, type RefObject } from 'react';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { callApi } from '../../call-api.ts';
import { choicesIn, draftOfChoices } from './checkout-choices.ts';

const TYPING_PAUSE_MS = 300;

/** Keeps what is typed with the cart: after a pause in typing, when a field is left, and before the page goes. */
export function useCheckoutDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const draftIn = (data: FormData) => draftOfChoices(choicesIn(data));
    let kept = JSON.stringify(draftIn(new FormData(element)));
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(pause);
      const data = new FormData(element);
      const draft = draftIn(data);
      if (JSON.stringify(draft) === kept) return;
      kept = JSON.stringify(draft);
      void callApi(cartPaths.saveCheckoutDraft, { cartGuid: String(data.get('cart')), ...draft });
    };
    const keepSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(keep, TYPING_PAUSE_MS);
    };
    element.addEventListener('input', keepSoon);
    element.addEventListener('change', keep);
    window.addEventListener('beforeunload', keep);
    return () => {
      keep();
      element.removeEventListener('input', keepSoon);
      element.removeEventListener('change', keep);
      window.removeEventListener('beforeunload', keep);
    };
  }, [form]);
}
