import { useFetcher } from 'react-router';
import type { Cart, CartLine } from '#shop/trade/cart/cart.ts';
import { fieldName, LINE_FIELDS } from './basket-fields.ts';
import type { changeBasket } from './change-basket.ts';
import { removalKey } from './removal-key.ts';

const SAVE = { method: 'post', action: '/basket' } as const;

/** Changes one line in place: saved on change, removed by its button. */
export function useLineChanges(cart: Cart, line: CartLine) {
  const saving = useFetcher<typeof changeBasket>({ key: `basket-line-${line.id}` });
  const removing = useFetcher<typeof changeBasket>({ key: removalKey(line.id) });
  return {
    isSaving: saving.state !== 'idle',
    messages: removing.data ?? saving.data ?? null,

    /** Saves the line with its values in the form. */
    save(form: HTMLFormElement | null): void {
      if (form === null) return;
      const typed = new FormData(form);
      const fields = new FormData();
      for (const name of LINE_FIELDS.map((field) => fieldName(field, line.id))) {
        const value = typed.get(name);
        if (value !== null) fields.set(name, value);
      }
      // Synchronously: otherwise the select would show the old quantity for a moment.
      void saving.submit(fields, { ...SAVE, flushSync: true });
    },

    async remove(): Promise<void> {
      await removing.submit({ remove: String(line.id), cart: cart.guid }, SAVE);
      // The focused button was removed with its line.
      if (document.activeElement === document.body) document.getElementById('content')?.focus();
    },
  };
}
