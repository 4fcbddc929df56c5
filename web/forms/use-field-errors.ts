import { useState, type FocusEvent, type FormEvent } from 'react';
import type { FormErrors } from '../texts/wording.ts';

/**
 * Returns the messages of a form. Each disappears on input, as soon as its field is correct: if it disappeared on leaving the
 * field, the button would move away from under the pointer. Buyers read them when they have sent the form (C2), staff also when
 * they leave a field (C6), by `onBlur`, which never removes a message of the shop.
 * @param received  messages of the action's answer; undefined before it
 * @param check     the pure rules, applied to the form's values
 */
export function useFieldErrors<Field extends string>(
  received: FormErrors<Field> | undefined,
  check: (form: FormData) => FormErrors<Field>,
) {
  const [seen, setSeen] = useState<{ from: typeof received; errors: FormErrors<Field> }>({
    from: received,
    errors: received ?? {},
  });
  const errors: FormErrors<Field> = seen.from === received ? seen.errors : (received ?? {});
  const show = (fields: readonly Field[], form: HTMLFormElement) => {
    const now = check(new FormData(form));
    const entries = fields.flatMap((field) => (now[field] === undefined ? [] : [[field, now[field]]]));
    setSeen({ from: received, errors: Object.fromEntries(entries) as FormErrors<Field> });
  };
  const shown = Object.keys(errors) as Field[];
  return {
    errors,
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const { name } = target as { name?: string };
      // Nothing moves while the focus goes to a button: pressing it shows all messages anyway.
      if (name === undefined || relatedTarget instanceof HTMLButtonElement) return;
      const error = check(new FormData(currentTarget))[name as Field];
      if (error !== undefined) setSeen({ from: received, errors: { ...errors, [name]: error } });
    },
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      if (shown.length > 0) show(shown, currentTarget);
    },
  };
}
