import { useState, type FormEvent } from 'react';
import type { FormErrors } from '../../texts/wording.ts';

/**
 * The messages of a refused form, checked again during corrections: a corrected field is no longer marked. Nothing is
 * shown before the first submit (C2: on submit). On input rather than on blur: a message that disappears while the
 * pointer is on the button would move the button, and the click would be lost.
 * @param said the action's answer; undefined before
 */
export function useRecheckedErrors<Field extends string>(
  said: FormErrors<Field> | undefined,
  check: (form: FormData) => FormErrors<Field>,
) {
  const [rechecked, setRechecked] = useState<{ said: typeof said; errors: FormErrors<Field> } | null>(null);
  const errors: FormErrors<Field> = rechecked !== null && rechecked.said === said ? rechecked.errors : (said ?? {});
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const refused = Object.keys(errors) as Field[];
    if (refused.length === 0) return;
    const now = check(new FormData(currentTarget));
    const still = refused.filter((field) => now[field] !== undefined);
    setRechecked({ said, errors: Object.fromEntries(still.map((field) => [field, now[field]])) as FormErrors<Field> });
  };
  return { errors, onChange };
}
